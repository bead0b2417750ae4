import { formatMoney } from '../../../rules/money/money'
import { button } from '../../../ui/form/button.styles'
import { fillText } from '../../../ui/text/fill-text'
import { Message } from '../../../ui/text/message.view'
import type { SelectLabels } from './select.labels'
import type { FailedChoice, RateForm } from './use-select-form'

interface FailedProps {
  labels: SelectLabels
  form: RateForm
  failed: FailedChoice
}

/** Why a rate is not in the cart, and what the visitor can do now. It takes the focus. */
export function FailedChoiceMessage({ labels, form, failed }: FailedProps) {
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
  const cta = signInHref ? { label: labels.signIn, href: signInHref } : undefined
  return (
    <Message {...error} {...heard} cta={cta}>
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
