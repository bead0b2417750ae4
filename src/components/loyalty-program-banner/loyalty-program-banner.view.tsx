import { button } from '../../ui/form/button.styles'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { checkIcon } from '../../ui/media/icons/check'
import { Picture } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { LoyaltyProgramBannerModel } from './loyalty-program-banner.model'
import type { LoyaltyProgramBannerProps } from './loyalty-program-banner.schema'
import {
  action,
  banner,
  benefits as benefitList,
  frame,
  words,
} from './loyalty-program-banner.styles'

interface ViewProps {
  props: LoyaltyProgramBannerProps
  model: LoyaltyProgramBannerModel
}

export function LoyaltyProgramBanner({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel, text } = props
  const { kind, program, isSaving, benefits, picture, link } = model
  const hasAccount = kind === 'member' || kind === 'remembered'
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={banner} data-picture={picture ? true : undefined}>
        {picture && (
          <div className={frame}>
            <Picture image={picture} onBroken={model.onBroken} />
          </div>
        )}
        <div className={words}>
          <Title id={`${id}-title`} className={groupTitle}>
            {fillText(hasAccount ? labels.yours : labels.discover, { program })}
          </Title>
          <RichText html={text} values={{ program }} />
          {isSaving && kind !== 'member' && <p>{labels.saving}</p>}
          {benefits.length > 0 && (
            <ul className={benefitList} aria-label={labels.benefitList}>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon path={checkIcon} />
                  <span>{benefit}</span>
                </li>
              ))}
            </ul>
          )}
          {link && (
            <p className={action}>
              <Link
                className={button}
                href={link.href}
                newTabLabel={link.isNewTab ? labels.newTab : undefined}
                onClick={link.onClick}
              >
                {link.label ?? labels[link.name]}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
