import { button } from '../../ui/form/button.styles'
import { section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { suitcaseIcon } from '../../ui/media/icons/suitcase'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { TravelInsuranceBannerModel } from './travel-insurance-banner.model'
import type { TravelInsuranceBannerProps } from './travel-insurance-banner.schema'
import { card, title as titleStyle, words } from './travel-insurance-banner.styles'

interface ViewProps {
  props: TravelInsuranceBannerProps
  model: TravelInsuranceBannerModel
}

export function TravelInsuranceBanner({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { labels, headingLevel, title, text, ctaLabel } = props
  const Title = `h${headingLevel}` as 'h2'
  const isCovered = model.state === 'covered'
  return (
    <div className={section}>
      <div className={card}>
        <Icon path={isCovered ? checkCircleIcon : suitcaseIcon} />
        <div className={words}>
          <Title className={titleStyle}>{isCovered ? labels.covered : title}</Title>
          {isCovered ? (
            <p>{labels.coveredText}</p>
          ) : (
            <>
              {String(text) && <RichText html={text} />}
              {model.premium && (
                <p>
                  <b>{fillText(labels.from, { amount: isolated(model.premium) })}</b>
                </p>
              )}
            </>
          )}
        </div>
        {!isCovered && (
          <Link className={button} href={model.href} onClick={model.onFollow}>
            {ctaLabel || labels.see}
          </Link>
        )}
      </div>
    </div>
  )
}
