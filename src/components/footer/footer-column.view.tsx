import { Icon } from '../../ui/media/icon.view'
import { chevronIcon } from '../../ui/media/icons/chevron'
import type { ShownLink } from './footer.model'
import { column, heading, summary } from './footer.styles'
import { FooterLinks } from './footer-links.view'

interface FooterColumnProps {
  id: string
  title: string
  headingLevel: number
  links: ShownLink[]
  newTabLabel: string
}

/** Collapsed below its title on small screens, an open list on wider ones; by CSS only. */
export function FooterColumn({ id, title, headingLevel, links, newTabLabel }: FooterColumnProps) {
  const Heading = `h${headingLevel}` as 'h2'
  return (
    <nav aria-labelledby={`${id}-title`}>
      <Heading className={heading}>{title}</Heading>
      <details className={column}>
        <summary className={summary}>
          <Heading id={`${id}-title`}>{title}</Heading>
          <Icon path={chevronIcon} />
        </summary>
        <FooterLinks links={links} newTabLabel={newTabLabel} />
      </details>
    </nav>
  )
}
