import { button } from '../../ui/form/button.styles'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { Message } from '../../ui/text/message.view'
import type { PolicyModel } from './policy.model'
import type { TravelInsuranceProps } from './travel-insurance.schema'
import { again as againStyle, outcome, policyNumber } from './travel-insurance.styles'

interface PolicyProps {
  props: TravelInsuranceProps
  model: Exclude<PolicyModel, { state: 'none' }>
}

/** What has become of the insurance; each change is announced. */
export function Policy({ props: { id, labels, partner }, model }: PolicyProps) {
  const values = { amount: isolated(model.premium), partner: isolated(partner.name) }
  const form = `${id}-again`
  const again = 'again' in model ? model.again : null
  return (
    <>
      <div role="status" className={outcome}>
        {model.state === 'bought' && (
          <Message kind="success" kindLabel={labels.success} title={labels.bought}>
            {fillText(labels.boughtText, values)}
            <br />
            {labels.policy} <bdi className={policyNumber}>{model.number}</bdi>
            {model.covered && (
              <>
                <br />
                {fillText(labels.remains, { cover: model.covered })}
              </>
            )}
            {model.isLeft && (
              <>
                <br />
                {fillText(labels.left, values)}
              </>
            )}
          </Message>
        )}
        {model.state === 'pending' && (
          <Message kind="info" kindLabel={labels.info} title={labels.pending}>
            {fillText(labels.pendingText, values)}
            {model.again.isAsking ? (
              <noscript>
                <TryAgain form={form} label={labels.ask} />
              </noscript>
            ) : (
              <TryAgain form={form} label={labels.ask} />
            )}
          </Message>
        )}
        {model.state === 'refused' && (
          <Message kind="warning" kindLabel={labels.warning} title={labels.refused}>
            {fillText(again ? labels.refusedText : labels.endedText, values)}
            {again && <TryAgain form={form} label={labels.retry} isBusy={again.isAsking} />}
          </Message>
        )}
      </div>
      {again && (
        <form
          id={form}
          method="post"
          action={again.action}
          onSubmit={(event) => {
            event.preventDefault()
            if (!again.isAsking) again.onAsk()
          }}
        >
          <input type="hidden" name="stay" value={again.stay} />
          <input type="hidden" name="page" value={again.page} />
          <input type="hidden" name="attempt" value={again.attempt} />
        </form>
      )}
    </>
  )
}

interface TryAgainProps {
  form: string
  label: string
  /** It keeps its place and the focus, and does nothing. */
  isBusy?: boolean
}

function TryAgain({ form, label, isBusy = false }: TryAgainProps) {
  return (
    <span className={againStyle}>
      <button type="submit" form={form} className={button} aria-disabled={isBusy || undefined}>
        {label}
      </button>
    </span>
  )
}
