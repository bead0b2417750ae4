import { Icon } from '../../ui/media/icon.view'
import { checkIcon } from '../../ui/media/icons/check'
import { Link } from '../../ui/text/link.view'
import { link, links, name, region, regions } from './language-list.styles'
import type { ShownRegion } from './use-languages'

interface LanguageListProps {
  id: string
  regions: ShownRegion[]
  /** Level of the regions' headings. */
  headingLevel: number
}

/** Regions with the languages of each (W66). */
export function LanguageList({ id, regions: shown, headingLevel }: LanguageListProps) {
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
                    onClick={language.onClick}
                  >
                    {language.label}
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
}
