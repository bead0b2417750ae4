import { choice as card, choices as group } from '../../features/checkout/choices.styles'
import { Section } from '../../ui/layout/section.view'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { RichText } from '../../ui/text/rich-text.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { Charged, PaymentInformationModel } from './payment-information.model'
import type { PaymentInformationProps } from './payment-information.schema'
import {
  awaited as awaitedStyle,
  cards as cardsStyle,
  charged as chargedStyle,
  content,
  question,
  skeleton,
  small,
} from './payment-information.styles'

type Labels = PaymentInformationProps['labels']

interface ViewProps {
  props: PaymentInformationProps
  model: PaymentInformationModel
}

type Ready = Extract<PaymentInformationModel, { state: 'ready' }>

export function PaymentInformation({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={content}>
        <Unanswered labels={labels} model={model} skeleton={skeleton} />
        {model.state === 'ready' && <Payment props={props} model={model} />}
      </div>
    </Section>
  )
}

function Payment({ props, model }: { props: PaymentInformationProps; model: Ready }) {
  const { labels, guaranteeText, prepayText } = props
  const { charged, accepted, cards, awaited, form, questions } = model
  return (
    <>
      {charged.kind !== 'none' && (
        <input type="hidden" form={form} name={questions.name} value={questions.value} />
      )}
      <div className={chargedStyle}>
        {sentences(model, labels).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {charged.kind === 'guarantee' && guaranteeText && <RichText html={guaranteeText} />}
      {charged.kind === 'today' && prepayText && <RichText html={prepayText} />}
      {charged.kind !== 'none' && (
        <>
          {cards.length > 0 && <Cards props={props} model={model} />}
          {awaited > 0 && <Awaited props={props} model={model} />}
          <div className={small}>
            {accepted && <p>{fillText(labels.accepted, { cards: accepted })}</p>}
            <p>{labels.security}</p>
            <noscript>
              <p>{labels.withoutScript}</p>
            </noscript>
          </div>
        </>
      )}
    </>
  )
}

/** In place of the stored cards, as high as they will be. */
function Awaited({ props: { labels }, model }: { props: PaymentInformationProps; model: Ready }) {
  const { awaited, onAskAgain } = model
  return (
    <div className={awaitedStyle}>
      <div aria-hidden="true">
        <p className={question}>{labels.question}</p>
        <div className={`${group} ${cardsStyle}`}>
          {Array.from({ length: awaited }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
            <div key={index} className={card}>
              <i />
              <span>
                <b>{fillText(labels.savedCard, { brand: 'Mastercard', last4: '0000' })}</b>
                <small>{fillText(labels.expires, { date: '00/00' })}</small>
              </span>
            </div>
          ))}
          <div className={card}>
            <i />
            <b>{labels.newCard}</b>
          </div>
        </div>
      </div>
      {onAskAgain && (
        <Unanswered
          labels={labels}
          model={{ state: 'failed', retry: onAskAgain }}
          skeleton={skeleton}
        />
      )}
    </div>
  )
}

/** Cards of the profile, and a new one. */
function Cards({ props: { id, labels }, model }: { props: PaymentInformationProps; model: Ready }) {
  const { cards, chosen, onChoose } = model
  return (
    <>
      <p id={`${id}-question`} className={question}>
        {labels.question}
      </p>
      <div
        className={`${group} ${cardsStyle}`}
        role="radiogroup"
        aria-labelledby={`${id}-question`}
      >
        {cards.map(({ token, brand, last4, expiry, isExpired }) => (
          <label key={token} className={card}>
            {/* Of no form: which card it is, the provider's frame tells. */}
            <input
              type="radio"
              name={`${id}-card`}
              checked={chosen === token}
              disabled={isExpired}
              onChange={() => onChoose(token)}
            />
            <span>
              <b>{fillText(labels.savedCard, { brand, last4: isolated(last4) })}</b>
              <small>
                {fillText(isExpired ? labels.expired : labels.expires, { date: isolated(expiry) })}
              </small>
            </span>
          </label>
        ))}
        <label className={card}>
          <input
            type="radio"
            name={`${id}-card`}
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />
          <span>
            <b>{labels.newCard}</b>
          </span>
        </label>
      </div>
    </>
  )
}

/** What is charged when, the most important sentence first. */
function sentences({ charged, points, insurance }: Ready, labels: Labels): string[] {
  const taken = points && fillText(labels.pointsTaken, { points })
  const premium = insurance && fillText(labels.insurance, { amount: isolated(insurance) })
  return [taken, ...sentencesOfStay(charged, labels), premium].filter((one) => one !== null)
}

function sentencesOfStay(charged: Charged, labels: Labels): (string | null)[] {
  const later = charged.later && fillText(labels.laterOnly, { amount: isolated(charged.later) })
  if (charged.kind === 'none') return [labels.noCard, later]
  if (charged.kind === 'guarantee') {
    const { penalty } = charged
    const ifLate =
      penalty === 'hidden'
        ? labels.penaltyHidden
        : penalty && fillText(labels.penalty, { amount: isolated(penalty) })
    return [labels.nothingToday, later, ifLate]
  }
  if (charged.today === null) return [labels.todayHidden]
  const today = isolated(charged.today)
  return [
    charged.later
      ? fillText(labels.partToday, { today, later: isolated(charged.later) })
      : fillText(labels.allToday, { amount: today }),
  ]
}
