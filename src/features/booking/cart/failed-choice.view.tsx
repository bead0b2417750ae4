import { formatMoney } from '../../../rules/money/money'
import { button } from '../../../ui/form/button.styles'
import { fillText } from '../../../ui/text/fill-text'
import { Message } from '../../../ui/text/message.view'
import type { ChosenRate } from './choice.rules'
import { ways } from './failed-choice.styles'
import type { SelectLabels } from './select.labels'
import type { FailedChoice, RateForm } from './use-select-form'

interface FailedProps {
  labels: SelectLabels
  form: RateForm
  failed: FailedChoice
  /** What everybody can have in place of a member's rate. */
  usual?: UsualRate | null | undefined
}

/** The rate of a room that everybody can have. */
export interface UsualRate {
  rate: ChosenRate
  name: string
  price: string
}

/** Why a rate is not in the cart, and what the visitor can do now. It takes the focus. */
export function FailedChoiceMessage({ labels, form, failed, usual }: FailedProps) {
  const { state, rate } = failed
  const error = { kind: 'error', kindLabel: labels.error, title: labels.notChosen } as const
  const heard = { titleRef: focus, role: 'alert' } as const
  if (state === 'unanswered') {
    const cta = { label: labels.retry, onClick: () => form.choose(rate) }
    return (
      <Message {...error} {...heard} cta={cta}>
        {labels.unanswered}
      </Message>
    )
  }
  const { problem, change, signInHref } = failed
  if (change) {
    const { before, after, quoteToken } = change
    const money = (amount: typeof before) => formatMoney(amount, form.locale)
    return (
      <Message kind="warning" kindLabel={labels.warning} title={labels.moved} {...heard}>
        <p>{fillText(labels.movedText, { before: money(before), after: money(after) })}</p>
        <button
          type="button"
          className={button}
          data-kind="primary"
          onClick={() => form.choose({ id: rate.id, quoteToken })}
        >
          {fillText(labels.agree, { price: money(after) })}
        </button>
      </Message>
    )
  }
  if (signInHref) {
    const { join } = form
    return (
      <Message kind="info" kindLabel={labels.info} title={labels.membersTitle} {...heard}>
        <p>{labels.membersChoice}</p>
        <div className={ways}>
          <a className={button} data-kind="primary" href={signInHref}>
            {labels.signIn}
          </a>
          <a className={button} href={join.href} onClick={join.onClick}>
            {labels.joinFree}
          </a>
          {usual && (
            <button type="button" className={button} onClick={() => form.choose(usual.rate)}>
              {fillText(labels.takeUsual, { rate: usual.name, price: usual.price })}
            </button>
          )}
        </div>
      </Message>
    )
  }
  return (
    <Message {...error} {...heard}>
      {labels[problem]}
    </Message>
  )
}

function focus(title: HTMLElement | null) {
  if (!title) return
  title.focus({ preventScroll: true })
  const box = title.closest('[role="alert"]') ?? title
  box.scrollIntoView?.({ block: 'nearest' })
}
