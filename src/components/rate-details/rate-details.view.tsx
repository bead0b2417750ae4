import { SelectRate } from '../../features/cart/select-rate.view'
import { RateTermsView } from '../../features/rates/details/rate-details.view'
import { eyebrow, section, sectionTitle } from '../../ui/layout/section.styles'
import { Link } from '../../ui/text/link.view'
import type { RateDetailsModel } from './rate-details.model'
import type { RateDetailsProps } from './rate-details.schema'
import { card, foot, head } from './rate-details.styles'

interface ViewProps {
  props: RateDetailsProps
  model: RateDetailsModel
}

export function RateDetails({ props, model }: ViewProps) {
  const { id, labels, headingLevel, showNightly } = props
  if (model.state === 'none') return null
  const { details, name, select, selectName } = model
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={card}>
        <div className={head}>
          {name && <p className={eyebrow}>{labels.rateDetails}</p>}
          <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
            {name || labels.rateDetails}
          </Title>
        </div>
        <RateTermsView
          labels={labels}
          headingLevel={headingLevel + 1}
          details={details}
          isNightlyOpen={showNightly}
        />
        <div className={foot}>
          {details.state === 'ready' && (
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
          )}
          <Link href={model.allHref}>{labels.allRates}</Link>
        </div>
      </div>
    </section>
  )
}
