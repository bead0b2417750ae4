import { button } from '../../../ui/form/button.styles'
import { busy } from '../../../ui/form/submit-button.styles'
import { eyebrow, groupTitle } from '../../../ui/layout/section.styles'
import { Icon } from '../../../ui/media/icon.view'
import { alertIcon } from '../../../ui/media/icons/alert'
import { checkIcon } from '../../../ui/media/icons/check'
import { Picture } from '../../../ui/media/picture.view'
import { fillText } from '../../../ui/text/fill-text'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import { Message } from '../../../ui/text/message.view'
import { DefaultButton } from '../../checkout/default-button.view'
import { card, content, facts, photo } from '../cart/room-card.styles'
import type { OfferFacts, UpgradeFacts } from './offer-facts'
import type { UpgradeLabels } from './upgrade.labels'
import * as styles from './upgrade-cards.styles'
import type { FailedChange, UpgradeForm } from './use-upgrade'

/** An offer with the form that accepts it. */
export type ShownOffer = OfferFacts & { form: UpgradeForm }

/** An accepted offer, the id of its title, and the form that takes it back; null where it stays. */
export type ShownUpgrade = UpgradeFacts & { titleId: string; form: UpgradeForm | null }

interface CardsProps {
  labels: UpgradeLabels
  /** Of a card's title. */
  headingLevel: number
  /** Rooms of the stay. */
  count: number
  accepted: readonly ShownUpgrade[]
  offers: readonly ShownOffer[]
}

type CardProps<Shown> = Pick<CardsProps, 'labels' | 'headingLevel' | 'count'> & {
  shown: Shown
}

/** What was accepted, then what is offered; nothing is chosen in advance. */
export function UpgradeCards({ accepted, offers, ...rest }: CardsProps) {
  return (
    <ul className={styles.list}>
      {accepted.map((shown) => (
        <li key={`accepted ${shown.itemId}`}>
          <Accepted {...rest} shown={shown} />
        </li>
      ))}
      {offers.map((shown) => (
        <li key={shown.change.key}>
          <Offer {...rest} shown={shown} />
        </li>
      ))}
    </ul>
  )
}

function Offer({ labels, headingLevel, count, shown }: CardProps<ShownOffer>) {
  const { room, title, image, benefits, stricter, nightly, total, note, form } = shown
  const Title = `h${headingLevel}` as 'h3'
  return (
    <div className={`${card} ${styles.columns}`}>
      {image && (
        <div className={photo}>
          <Picture image={image} />
        </div>
      )}
      <div className={content}>
        {count > 1 && <p className={eyebrow}>{fillText(labels.roomOf, { number: room, count })}</p>}
        <Title className={groupTitle}>{title}</Title>
        <ul className={facts}>
          {benefits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {stricter && (
          <p className={styles.stricter}>
            <Icon path={alertIcon} />
            {stricter}
          </p>
        )}
      </div>
      <div className={content}>
        <p className={styles.price}>{nightly}</p>
        <p className={styles.note}>{note}</p>
        <ChangeButton
          labels={labels}
          form={form}
          text={labels.add}
          name={fillText(labels.offerNamed, { offer: title, nightly, total })}
        />
      </div>
    </div>
  )
}

function Accepted({ labels, headingLevel, count, shown }: CardProps<ShownUpgrade>) {
  const { titleId, room, title, note, form } = shown
  const Title = `h${headingLevel}` as 'h3'
  return (
    <div className={`${card} ${styles.columns}`}>
      <div className={content}>
        {count > 1 && <p className={eyebrow}>{fillText(labels.roomOf, { number: room, count })}</p>}
        <Title id={titleId} className={groupTitle} tabIndex={-1}>
          <span className={styles.done}>
            <Icon path={checkIcon} />
            {labels.upgraded}
          </span>{' '}
          {title}
        </Title>
      </div>
      <div className={content}>
        {note && <p className={styles.note}>{note}</p>}
        {form && <ChangeButton labels={labels} form={form} text={labels.undo} name={title} />}
      </div>
    </div>
  )
}

interface ChangeProps {
  labels: Pick<UpgradeLabels, 'busy'>
  form: UpgradeForm
  text: string
  /** What is changed, for the name of the button. */
  name: string
}

/** The button that makes a change of a room. */
export function ChangeButton({ labels, form: change, text, name }: ChangeProps) {
  const { form, action, step, value, isBusy, onClick } = change
  return (
    <div className={styles.action}>
      {step && <DefaultButton step={step} />}
      <button
        type="submit"
        form={form}
        formAction={action}
        formNoValidate
        name="change"
        value={value}
        className={`${button} ${busy}`}
        aria-busy={isBusy || undefined}
        onClick={onClick}
      >
        {text}
        {name && <span className={visuallyHidden}> {name}</span>}
      </button>
      <span role="status" className={visuallyHidden}>
        {isBusy && labels.busy}
      </span>
    </div>
  )
}

/** Why nothing was changed, above the cards. It takes the focus after an answer, not on arrival. */
export function FailedChangeMessage({
  labels,
  failed,
}: {
  labels: UpgradeLabels
  failed: FailedChange
}) {
  const { text, isNews, retry } = failed
  return (
    <Message
      kind={retry ? 'error' : 'warning'}
      kindLabel={retry ? labels.error : labels.warning}
      title={labels.notChanged}
      titleRef={isNews ? focus : undefined}
      role={isNews ? 'alert' : undefined}
      cta={retry ? { label: labels.retry, onClick: retry } : undefined}
    >
      {text}
    </Message>
  )
}

function focus(title: HTMLElement | null) {
  if (!title) return
  title.focus({ preventScroll: true })
  title.scrollIntoView?.({ block: 'nearest' })
}
