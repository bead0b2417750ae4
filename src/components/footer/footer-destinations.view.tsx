import { Icon } from '../../ui/media/icon.view'
import { chevronIcon } from '../../ui/media/icons/chevron'
import type { ShownLink } from './footer.model'
import { destinationColumns, destinations, summary } from './footer.styles'
import { FooterLinks } from './footer-links.view'

interface FooterDestinationsProps {
  id: string
  title: string
  headingLevel: number
  isOpen: boolean
  columns: ShownLink[][]
  newTabLabel: string
}

/** Open or closed until the visitor decides. */
export function FooterDestinations(props: FooterDestinationsProps) {
  const Heading = `h${props.headingLevel}` as 'h2'
  const titleId = `${props.id}-destinations-title`
  return (
    <nav aria-labelledby={titleId}>
      <details className={destinations} open={props.isOpen}>
        <summary className={summary}>
          <Heading id={titleId}>{props.title}</Heading>
          <Icon path={chevronIcon} />
        </summary>
        <div className={destinationColumns}>
          {props.columns.map((links) => (
            <FooterLinks
              key={`${links[0]?.label} ${links[0]?.href}`}
              links={links}
              newTabLabel={props.newTabLabel}
            />
          ))}
        </div>
      </details>
    </nav>
  )
}
