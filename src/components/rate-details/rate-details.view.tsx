import { FailedChoiceMessage } from '../../features/booking/cart/failed-choice.view'
import { SelectRate } from '../../features/booking/cart/select-rate.view'
import { RateTermsView } from '../../features/rates/details/rate-details.view'
import { DetailsCard } from '../../features/rates/details-card.view'
import type { RateDetailsModel } from './rate-details.model'
import type { RateDetailsProps } from './rate-details.schema'

interface ViewProps {
  props: RateDetailsProps
  model: RateDetailsModel
}

export function RateDetails({ props, model }: ViewProps) {
  const { id, labels, headingLevel, showNightly } = props
  if (model.state === 'none') return null
  const { details, name, allHref, select, selectName } = model
  return (
    <DetailsCard
      {...{ id, labels, headingLevel, name, allHref }}
      kind={labels.rateDetails}
      actions={
        details.state === 'ready' && (
          <>
            <p>
              {labels.total} <b>{details.total ?? labels.confidential}</b>
            </p>
            <SelectRate
              labels={labels}
              select={select}
              rate={{ id: details.productId, quoteToken: details.quoteToken, selectName }}
            />
          </>
        )
      }
    >
      <RateTermsView
        labels={labels}
        headingLevel={headingLevel + 1}
        details={details}
        isNightlyOpen={showNightly}
      />
      {select.failed && (
        <FailedChoiceMessage labels={labels} form={select.form} failed={select.failed} />
      )}
    </DetailsCard>
  )
}
