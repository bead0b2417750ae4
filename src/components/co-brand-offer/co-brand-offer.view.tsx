import { paper } from '../../features/co-brand/sponsored.styles'
import { Sponsored, Words } from '../../features/co-brand/sponsored.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import type { CoBrandOfferModel } from './co-brand-offer.model'
import type { CoBrandOfferProps } from './co-brand-offer.schema'
import { art, chip, offer, words } from './co-brand-offer.styles'

interface CoBrandOfferViewProps {
  props: CoBrandOfferProps
  model: CoBrandOfferModel
}

export function CoBrandOffer({ props, model }: CoBrandOfferViewProps) {
  if (model.state === 'none') return null
  const { id, heading, headingLevel, labels } = props
  const { program, text, disclosures, link } = model
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={paper}>
        <div className={offer}>
          <div className={art} data-program={program} aria-hidden="true">
            <span className={chip} />
            <span>{labels[program]}</span>
          </div>
          <div className={words}>
            <Title id={`${id}-title`} className={groupTitle}>
              {heading}
            </Title>
            <Words shown={text} />
            <Sponsored
              disclosures={disclosures}
              link={link}
              label={labels.apply}
              newTabLabel={labels.newTab}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
