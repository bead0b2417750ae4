import { memo } from 'react'
import { Icon } from '../../ui/media/icon.view'
import { checkIcon } from '../../ui/media/icons/check'
import { Link } from '../../ui/text/link.view'
import { link, links, name, region, regions } from './language-list.styles'
import type { Languages } from './use-languages'

interface LanguageListProps extends Pick<Languages, 'regions' | 'onChoose'> {
  id: string
  /** Level of the regions' headings. */
  headingLevel: number
}

/** Regions with the languages of each (W66). Opening their dialog does not render them again. */
export const LanguageList = memo(function LanguageList({
  id,
  regions: shown,
  onChoose,
  headingLevel,
}: LanguageListProps) {
  const Heading = `h${Math.min(headingLevel, 6)}` as 'h3'
  return (
    <div className={regions}>
      {shown.map((entry, index) => {
        const headingId = `${id}-region-${index}`
        return (
          <section key={headingId} className={region} aria-labelledby={headingId}>
            <Heading id={headingId} className={name}>
              {entry.name}
            </Heading>
            <ul className={links}>
              {entry.links.map((language) => (
                <li key={`${language.locale} ${language.href}`}>
                  <Link
                    className={link}
                    href={language.href}
                    lang={language.locale}
                    hrefLang={language.locale}
                    aria-current={language.isCurrent || undefined}
                    onClick={(event) => onChoose(event, language)}
                  >
                    {language.linkLabel}
                    {language.isCurrent && <Icon path={checkIcon} />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
})
