import type { CheckoutFormModel } from '../../features/checkout/use-checkout-form'
import { button } from '../../ui/form/button.styles'
import { busy } from '../../ui/form/submit-button.styles'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { unscripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import type { StickyBarModel } from './sticky-bar.model'
import type { StickyBarProps } from './sticky-bar.schema'
import { action, amount, bar, inner, note, price, stay, stuck } from './sticky-bar.styles'

interface ViewProps {
  props: StickyBarProps
  model: StickyBarModel
}

type Ready = Extract<StickyBarModel, { state: 'ready' }>

export function StickyBar({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { labels, cta } = props
  const { next, charges } = model
  const priced = model.state === 'ready' ? model : null
  const { dates = null, held = null } = priced ?? {}
  const isFailed = model.state === 'unpriced' && model.isFailed
  return (
    <section className={`${bar} ${stuck}`} aria-label={labels.bar}>
      {held === 'lapsed' && (
        <p className={note}>
          <span>{labels.lapsed}</span>
        </p>
      )}
      {held && held !== 'lapsed' && (
        <p
          className={note}
          data-first={labels.held}
          data-then={fillText(labels.heldUntil, { time: held.longest })}
        >
          {/* Of the same element, the browser would take the order of right-to-left words for a shift. */}
          <span key={held.until}>
            {held.until ? fillText(labels.heldUntil, { time: held.until }) : labels.held}
          </span>
        </p>
      )}
      <div className={inner}>
        {priced && dates && (
          <p className={stay}>
            <b>{fillText(labels.dates, dates)}</b>
            <span>{stayText(props, priced)}</span>
          </p>
        )}
        <div className={price} role="status">
          {priced ? (
            <Price {...{ props, model: priced }} />
          ) : (
            <p className={isFailed ? undefined : unscripted}>{labels.unpriced}</p>
          )}
        </div>
        <p className={action}>
          {charges && <Link href={charges}>{labels.charges}</Link>}
          {next?.kind === 'link' && (
            <Link className={button} data-kind="primary" href={next.href} onClick={next.onFollow}>
              {cta || labels.proceed}
            </Link>
          )}
          {priced && missingText(props, priced)}
        </p>
        {next?.kind === 'form' && (
          <CheckoutForm {...{ labels, form: next }} cta={buttonText(props, priced)} />
        )}
      </div>
    </section>
  )
}

interface CheckoutFormProps {
  labels: StickyBarProps['labels']
  form: CheckoutFormModel
  /** Null: there is nothing to send yet. */
  cta: string | null
}

/** A change says what its button does, whatever an author calls the next step of a booking. */
function buttonText({ labels, cta }: StickyBarProps, priced: Ready | null): string | null {
  const { label, amount } = priced?.change ?? {}
  if (label === 'nothingChanged') return null
  return label ? fillText(labels[label], { amount: amount ?? '' }) : cta || labels.proceed
}

/** The form that the fields of all widgets of the page belong to, with nothing in it but its button. */
function CheckoutForm({ labels, form, cta }: CheckoutFormProps) {
  return (
    <form id={form.id} method="post" action={form.action} ref={form.ref}>
      {form.fields.map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={value}
          // The server made a key of its own.
          suppressHydrationWarning={name === 'key'}
        />
      ))}
      {cta !== null && (
        <button
          type="submit"
          name="step"
          value={form.step}
          className={`${button} ${busy}`}
          data-kind="primary"
          aria-busy={form.isSending || undefined}
          aria-disabled={form.isSending || undefined}
          onClick={form.onFollow}
        >
          {cta}
        </button>
      )}
      <span role="status" className={visuallyHidden}>
        {form.isSending && labels.busy}
      </span>
    </form>
  )
}

function Price({ props: { labels }, model }: { props: StickyBarProps; model: Ready }) {
  const { total, converted, points, isLowest, change } = model
  const hasNews = change !== null && !['nothingChanged', 'changeCard'].includes(change.label)
  if (total === null && points === null) return <p>{labels.confidential}</p>
  return (
    <>
      <p>{isLowest ? labels.lowest : hasNews ? labels.newTotal : labels.total}</p>
      <p className={amount}>
        {points}
        {points !== null && total !== null && ' + '}
        {total !== null && <bdi>{total}</bdi>}
      </p>
      <p>
        {labels.everything}
        {converted && (
          <>
            {' · '}
            <bdi>{converted}</bdi>
          </>
        )}
      </p>
    </>
  )
}

function stayText({ labels }: StickyBarProps, { nights, rooms, guests, locale }: Ready): string {
  const counts = {
    rooms: countText(labels.roomCount, rooms, locale),
    guests: countText(labels.guestCount, guests, locale),
  }
  // Rooms with days of their own have no length in common.
  if (nights === null) return fillText(labels.both, counts)
  return fillText(labels.stay, { nights: countText(labels.nights, nights, locale), ...counts })
}

/** Why there is no next step yet; empty where all rooms are chosen. */
function missingText({ labels }: StickyBarProps, { rooms, chosenRooms, change }: Ready): string {
  if (chosenRooms === rooms) return change?.label === 'nothingChanged' ? labels.nothingChanged : ''
  if (rooms === 1) return labels.chooseFirst
  return fillText(labels.chosen, { chosen: chosenRooms, count: rooms })
}
