import { CancelledCharges } from '../../features/booking/charges/cancelled-charges.view'
import { PriceBreakdown } from '../../features/rates/breakdown/breakdown.view'
import { section, sectionTitle } from '../../ui/layout/section.styles'
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
  const Title = `h${props.headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
        {labels.title}
      </Title>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'hidden' && <p>{labels.confidential}</p>}
      {model.state === 'ready' && (
        <PriceBreakdown
          labels={model.isBooked ? { ...labels, dueNow: labels.paid } : labels}
          price={model}
          isNightlyOpen={props.expandNightly}
          onNights={model.onNights}
        />
      )}
      {model.state === 'ready' && model.cancelled.length > 0 && (
        <CancelledCharges title={labels.cancelledRooms} rooms={model.cancelled} />
      )}
      {String(disclaimers) !== '' && <RichText html={disclaimers} />}
    </section>
  )
}
