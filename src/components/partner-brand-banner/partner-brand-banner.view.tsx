import { paper } from '../../features/co-brand/sponsored.styles'
import { type ShownText, Sponsored, Words } from '../../features/co-brand/sponsored.view'
import { section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import type { PartnerBrandBannerModel } from './partner-brand-banner.model'
import type { PartnerBrandBannerProps } from './partner-brand-banner.schema'
import { banner, brand, logo as logoStyle, message } from './partner-brand-banner.styles'

interface PartnerBrandBannerViewProps {
  props: PartnerBrandBannerProps
  model: PartnerBrandBannerModel
}

export function PartnerBrandBanner({ props, model }: PartnerBrandBannerViewProps) {
  if (model.state === 'none') return null
  const { partner, text, cta, disclosure, labels } = props
  const { logo, onBroken, link } = model
  const usual: ShownText = { text: fillText(labels.disclosure, { partner: partner.name }) }
  return (
    <section className={section} aria-label={partner.name}>
      <div className={paper}>
        <div className={banner}>
          {logo ? (
            <img
              ref={(image) => {
                if (image?.complete && image.currentSrc && image.naturalWidth === 0) onBroken()
              }}
              className={logoStyle}
              src={logo}
              alt={partner.name}
              width={144}
              height={48}
              loading="lazy"
              decoding="async"
              onError={onBroken}
            />
          ) : (
            <p className={brand}>{partner.name}</p>
          )}
          <Words className={message} shown={{ html: text }} />
          <Sponsored
            disclosures={[String(disclosure) ? { html: disclosure } : usual]}
            link={link}
            label={cta.label}
            newTabLabel={labels.newTab}
          />
        </div>
      </div>
    </section>
  )
}
