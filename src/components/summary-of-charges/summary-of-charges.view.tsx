import { ChangeSumsView } from '../../features/booking/changes/change-sums.view'
import { CancelledCharges } from '../../features/booking/charges/cancelled-charges.view'
import { PriceBreakdown } from '../../features/rates/breakdown/breakdown.view'
import { Section } from '../../ui/layout/section.view'
import { RichText } from '../../ui/text/rich-text.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { SummaryOfChargesModel } from './summary-of-charges.model'
import type { SummaryOfChargesProps } from './summary-of-charges.schema'
import { skeleton } from './summary-of-charges.styles'

interface ViewProps {
  props: SummaryOfChargesProps
  model: SummaryOfChargesModel
}

export function SummaryOfCharges({ props, model }: ViewProps) {
  const { id, labels, disclaimers } = props
  if (model.state === 'none') return null
  return (
    <Section id={id} title={labels.title} headingLevel={props.headingLevel}>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'hidden' && <p>{labels.confidential}</p>}
      {model.state === 'ready' && model.change && (
        <ChangeSumsView labels={labels} sums={model.change} />
      )}
      {model.state === 'ready' && (
        <PriceBreakdown
          labels={{ ...labels, dueNow: paidText(model, labels) }}
          price={model}
          isNightlyOpen={props.expandNightly}
          onNights={model.onNights}
        />
      )}
      {model.state === 'ready' && model.cancelled && <CancelledCharges {...model.cancelled} />}
      {model.state === 'ready' && model.refunds && <CancelledCharges {...model.refunds} />}
      {String(disclaimers) !== '' && <RichText html={disclaimers} />}
    </Section>
  )
}

type Ready = Extract<SummaryOfChargesModel, { state: 'ready' }>

/** What the part is called that is not due at the hotel. */
function paidText({ isBooked, change }: Ready, labels: SummaryOfChargesProps['labels']): string {
  if (change) return labels.paidThen
  return isBooked ? labels.paid : labels.dueNow
}
