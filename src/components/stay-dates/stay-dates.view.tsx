import { GuestFields } from '../../features/stay/guests/guest-fields.view'
import { button } from '../../ui/form/button.styles'
import { TextField } from '../../ui/form/text-field.view'
import { section } from '../../ui/layout/section.styles'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import type { StayChange, StayDatesModel, StayDay } from './stay-dates.model'
import type { StayDatesProps } from './stay-dates.schema'
import { bar, block, change as changeStyle, facts, form, impact, submit } from './stay-dates.styles'

interface ViewProps {
  props: StayDatesProps
  model: StayDatesModel
}

export function StayDates({ props, model }: ViewProps) {
  const { labels } = props
  const { locale, guests, change } = model
  const hasDates = model.state === 'stay'
  if (!hasDates && !change) return null
  return (
    <section className={`${section} ${block}`} aria-label={labels.title}>
      <div className={bar}>
        {hasDates ? (
          <dl className={facts}>
            <Day name={labels.checkIn} day={model.checkIn} time={labels.fromTime} />
            <Day name={labels.checkOut} day={model.checkOut} time={labels.untilTime} />
            <div>
              <dt>{labels.length}</dt>
              <dd>{countText(labels.nights, model.nights, locale)}</dd>
            </div>
            <div>
              <dt>{labels.roomsAndGuests}</dt>
              <dd>{guests}</dd>
            </div>
          </dl>
        ) : null}
        {change && (
          <details className={changeStyle} open={!hasDates}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
            <summary aria-haspopup="dialog" onClick={change.onClick}>
              {hasDates ? labels.change : labels.chooseDates}
              {hasDates && (
                <span className={visuallyHidden}>
                  {`, ${fillText(labels.currently, { from: model.checkIn.text, to: model.checkOut.text })}`}
                </span>
              )}
            </summary>
            <ChangeForm props={props} change={change} />
          </details>
        )}
      </div>
    </section>
  )
}

function Day({ name, day, time }: { name: string; day: StayDay; time: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={day.day}>{day.text}</time>
        {day.time && <small>{fillText(time, { time: day.time })}</small>}
      </dd>
    </div>
  )
}

/** Without a script, or on a page without the dialog; leads to the page's own address. */
function ChangeForm({
  props: { id, labels },
  change,
}: {
  props: StayDatesProps
  change: StayChange
}) {
  const { names, kept, checkIn, checkOut, parties, hasCart } = change
  return (
    <form method="get" className={form}>
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {hasCart && (
        <div className={impact}>
          <Message kind="warning" kindLabel={labels.warning}>
            {labels.cartImpact}
          </Message>
        </div>
      )}
      <TextField
        id={`${id}-from`}
        type="date"
        name={names('fromDate')}
        label={labels.checkIn}
        labels={labels}
        defaultValue={checkIn}
        required
      />
      <TextField
        id={`${id}-to`}
        type="date"
        name={names('toDate')}
        label={labels.checkOut}
        labels={labels}
        defaultValue={checkOut}
        required
      />
      <GuestFields id={id} names={names} labels={labels} parties={parties} />
      <div className={submit}>
        <p>{labels.inEachRoom}</p>
        <button type="submit" className={button} data-kind="primary">
          {labels.viewRates}
        </button>
      </div>
    </form>
  )
}
