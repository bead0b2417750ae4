import { section, sectionTitle } from '../../ui/layout/section.styles'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { ChargeRow, SummaryOfChargesModel } from './summary-of-charges.model'
import type { SummaryOfChargesLabels, SummaryOfChargesProps } from './summary-of-charges.schema'
import { nightly, note, skeleton, table, totalRow } from './summary-of-charges.styles'

interface ViewProps {
  props: SummaryOfChargesProps
  model: SummaryOfChargesModel
}

type Ready = Extract<SummaryOfChargesModel, { state: 'ready' }>

export function SummaryOfCharges({ props, model }: ViewProps) {
  const { id, labels, disclaimers } = props
  if (model.state === 'none') return null
  const Title = `h${props.headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
        {labels.title}
      </Title>
      {model.state === 'loading' && (
        <>
          <div className={skeleton} aria-hidden="true" />
          <p role="status" className={visuallyHidden}>
            {labels.loading}
          </p>
        </>
      )}
      {model.state === 'failed' && (
        <Message
          kind="error"
          kindLabel={labels.error}
          title={labels.failedTitle}
          cta={{ label: labels.retry, onClick: model.retry }}
        >
          {labels.failedText}
        </Message>
      )}
      {model.state === 'hidden' && <p>{labels.confidential}</p>}
      {model.state === 'ready' && <Table {...{ props, model }} />}
      {String(disclaimers) !== '' && <RichText html={disclaimers} />}
    </section>
  )
}

function Table({
  props: { labels, expandNightly },
  model,
}: {
  props: SummaryOfChargesProps
  model: Ready
}) {
  const { locale, rooms, included, pointsUsed, pointsEarned } = model
  return (
    <table className={table}>
      <caption className={visuallyHidden}>
        {fillText(labels.caption, { currency: model.currency })}
      </caption>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ id, name, rate, nights, subtotal }, index) => (
          <tr key={id}>
            <th scope="row">
              {rooms.length > 1 ? fillText(labels.room, { number: index + 1, name }) : name}
              <span className={note}>{rate}</span>
              <details className={nightly} open={expandNightly}>
                <summary>{countText(labels.nights, nights.length, locale)}</summary>
                <ul>
                  {nights.map(({ date, day, amount }) => (
                    <li key={date}>
                      <span>{day}</span> <bdi>{amount}</bdi>
                    </li>
                  ))}
                </ul>
              </details>
            </th>
            <td>
              <bdi>{subtotal}</bdi>
            </td>
          </tr>
        ))}
        {model.rows.map((row) => (
          <Charge key={row.code} row={row} labels={labels} />
        ))}
      </tbody>
      <tbody>
        <tr className={totalRow} data-part="total">
          <th scope="row">
            {labels.total}
            {included.length > 0 && (
              <span className={note}>
                {fillText(labels.included, {
                  charges: included.map(({ name, amount }) => `${name} ${amount}`).join(', '),
                })}
              </span>
            )}
          </th>
          <td>
            <bdi>{model.total}</bdi>
          </td>
        </tr>
        {model.converted && <Row name={labels.converted} amount={model.converted} />}
        {pointsUsed !== null && pointsUsed > 0 && (
          <Row name={labels.pointsUsed} amount={countText(labels.points, pointsUsed, locale)} />
        )}
        {model.dueNow && <Row name={labels.dueNow} amount={model.dueNow} />}
        {model.dueAtHotel && <Row name={labels.dueAtHotel} amount={model.dueAtHotel} />}
        {pointsEarned !== null && pointsEarned > 0 && (
          <Row name={labels.pointsEarned} amount={countText(labels.points, pointsEarned, locale)} />
        )}
      </tbody>
    </table>
  )
}

function Charge({ row, labels }: { row: ChargeRow; labels: SummaryOfChargesLabels }) {
  const about = [
    row.basis && labels[row.basis],
    row.isPaidAtHotel && labels.atHotel,
    row.purpose,
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        {row.name}
        {about.length > 0 && <span className={note}>{about.join(' · ')}</span>}
      </th>
      <td>
        <bdi>{row.amount}</bdi>
      </td>
    </tr>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <bdi>{amount}</bdi>
      </td>
    </tr>
  )
}
