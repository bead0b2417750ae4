import { SpelledNumber } from '../../features/booking/order/spelled-number.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle, section, sectionTitle } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { isolated } from '../../ui/text/isolated'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import { Waiting } from '../../ui/text/unanswered.view'
import type { ConfirmationMessageModel, OrderFacts } from './confirmation-message.model'
import type { ConfirmationMessageProps } from './confirmation-message.schema'
import {
  actions,
  content,
  copy,
  facts,
  lead,
  mail as mailStyle,
  number as numberStyle,
  numbers as numbersStyle,
  numberTitle,
  skeleton,
} from './confirmation-message.styles'

interface ViewProps {
  props: ConfirmationMessageProps
  model: ConfirmationMessageModel
}

type Ready = Extract<ConfirmationMessageModel, { state: 'ready' }>

export function ConfirmationMessage({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, title } = props
  const Title = `h${headingLevel}` as 'h2'
  if (model.state === 'loading')
    return (
      <div className={section}>
        <Waiting
          labels={labels}
          status={labels.loading}
          failed={{ kind: 'warning', kindLabel: labels.warning }}
          skeleton={skeleton}
        />
      </div>
    )
  const { givenName, titleRef } = model
  const named = title || labels.booked
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1} ref={titleRef}>
        {givenName ? fillText(named, { name: isolated(givenName) }) : labels.bookedNameless}
      </Title>
      <Confirmation props={props} model={model} />
    </section>
  )
}

function Confirmation({ props, model }: { props: ConfirmationMessageProps; model: Ready }) {
  const { id, labels, headingLevel, nextSteps, pointsText } = props
  const { order, numbers, phone, points } = model
  const Sub = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  return (
    <div className={content}>
      {order ? (
        <p className={lead}>{stayText(labels, order)}</p>
      ) : (
        <Message
          kind="warning"
          kindLabel={labels.warning}
          title={labels.failedTitle}
          cta={{ label: labels.retry, onClick: model.retry }}
        >
          {labels.failedText}
        </Message>
      )}
      {numbers.length > 0 && (
        <ul className={numbersStyle}>
          {numbers.map((number, index) => (
            <ConfirmationNumber
              key={number}
              number={number}
              title={
                numbers.length > 1
                  ? fillText(labels.roomNumber, { number: index + 1 })
                  : labels.number
              }
              labels={labels}
              model={model}
            />
          ))}
        </ul>
      )}
      <Mail labels={labels} model={model} />
      {order && <Money labels={labels} order={order} />}
      {points && <p>{fillText(pointsText || labels.points, { points })}</p>}
      {nextSteps !== '' && (
        <div className={facts}>
          <Sub id={`${id}-next`} className={groupTitle}>
            {labels.next}
          </Sub>
          <RichText html={nextSteps} />
        </div>
      )}
      {phone && (
        <p>
          <a href={phone.href}>
            {fillText(labels.questions, { phone: `\u2066${phone.text}\u2069` })}
          </a>
        </p>
      )}
      <Actions props={props} model={model} />
    </div>
  )
}

interface NumberProps {
  number: string
  title: string
  labels: ConfirmationMessageProps['labels']
  model: Ready
}

function ConfirmationNumber({ number, title, labels, model }: NumberProps) {
  const { copied, onCopy } = model
  const isThis = copied?.number === number
  return (
    <li>
      <span className={numberTitle}>{title}</span>
      <SpelledNumber number={number} className={numberStyle} />
      <span className={`${copy} ${scripted}`}>
        <button
          type="button"
          className={button}
          aria-label={fillText(labels.copyNamed, { number })}
          onClick={() => onCopy(number)}
        >
          {labels.copy}
        </button>
        <span role="status">{isThis && (copied.isDone ? labels.copied : labels.copyFailed)}</span>
      </span>
    </li>
  )
}

function Mail({ labels, model }: { labels: ConfirmationMessageProps['labels']; model: Ready }) {
  const { sentTo, mail, onResend } = model
  if (!sentTo) return null
  return (
    <div className={mailStyle} role="status">
      {mail === 'failed' ? (
        <Message
          kind="warning"
          kindLabel={labels.warning}
          cta={{ label: labels.resend, onClick: onResend }}
        >
          {labels.mailFailed}
        </Message>
      ) : (
        <p>{fillText(labels.sentTo, { email: `\u2066${sentTo}\u2069` })}</p>
      )}
    </div>
  )
}

function Money({
  labels,
  order,
}: {
  labels: ConfirmationMessageProps['labels']
  order: OrderFacts
}) {
  const { total, paid, isGuarantee, later } = order
  if (!total) return null
  return (
    <div className={facts}>
      <p>
        <b>{fillText(labels.total, { total: isolated(total) })}</b>
      </p>
      <p>
        {[
          paid && fillText(labels.paid, { amount: isolated(paid) }),
          isGuarantee && labels.guaranteed,
          later && fillText(labels.later, { amount: isolated(later) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}

function Actions({ props, model }: { props: ConfirmationMessageProps; model: Ready }) {
  const { labels, showCalendar, showPrint } = props
  const { calendarHref, manageHref, shareHref, onPrint } = model
  return (
    <ul className={actions}>
      {showCalendar && (
        <li>
          <a className={button} href={calendarHref} download>
            {labels.calendar}
          </a>
        </li>
      )}
      {showPrint && (
        <li className={scripted}>
          <button type="button" className={button} onClick={onPrint}>
            {labels.print}
          </button>
        </li>
      )}
      {shareHref && (
        <li>
          <a className={button} href={shareHref}>
            {labels.share}
          </a>
        </li>
      )}
      <li>
        <a className={button} href={manageHref}>
          {labels.manage}
        </a>
      </li>
    </ul>
  )
}

function stayText(labels: ConfirmationMessageProps['labels'], { hotel, from, to }: OrderFacts) {
  return fillText(labels.stay, { hotel: isolated(hotel), from, to })
}
