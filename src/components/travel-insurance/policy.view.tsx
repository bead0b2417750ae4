import { button } from '../../ui/form/button.styles'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import type { PolicyModel } from './policy.model'
import type { TravelInsuranceProps } from './travel-insurance.schema'
import { again, outcome, policyNumber } from './travel-insurance.styles'

interface PolicyProps {
  props: TravelInsuranceProps
  model: Exclude<PolicyModel, { state: 'none' }>
}

/** What has become of the insurance; each change is announced. */
export function Policy({ props: { labels, partner }, model }: PolicyProps) {
  const values = { amount: isolated(model.premium), partner: isolated(partner.name) }
  return (
    <div role="status" className={outcome}>
      {model.state === 'bought' && (
        <Message kind="success" kindLabel={labels.success} title={labels.bought}>
          {fillText(labels.boughtText, values)}
          <br />
          {labels.policy} <bdi className={policyNumber}>{model.number}</bdi>
        </Message>
      )}
      {model.state === 'pending' && (
        <Message kind="info" kindLabel={labels.info} title={labels.pending}>
          {fillText(labels.pendingText, values)}
          {!model.isAsking && <Again label={labels.ask} onClick={model.onAsk} />}
        </Message>
      )}
      {model.state === 'refused' && (
        <Message kind="warning" kindLabel={labels.warning} title={labels.refused}>
          {fillText(model.onRetry ? labels.refusedText : labels.endedText, values)}
          {model.onRetry && (
            <Again label={labels.retry} isBusy={model.isAsking} onClick={model.onRetry} />
          )}
        </Message>
      )}
    </div>
  )
}

interface AgainProps {
  label: string
  /** It keeps its place and the focus, and does nothing. */
  isBusy?: boolean
  onClick: () => void
}

function Again({ label, isBusy = false, onClick }: AgainProps) {
  return (
    <span className={`${again} ${scripted}`}>
      <button
        type="button"
        className={button}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onClick()
        }}
      >
        {label}
      </button>
    </span>
  )
}

/** Keeps its own direction in a text of another one. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
