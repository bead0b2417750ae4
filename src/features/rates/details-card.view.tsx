import type { ReactNode } from 'react'
import { eyebrow, section, sectionTitle } from '../../ui/layout/section.styles'
import { Link } from '../../ui/text/link.view'
import { card, foot, head } from './details-card.styles'

interface DetailsCardProps {
  id: string
  labels: { allRates: string }
  headingLevel: number
  /** What the card shows: "Rate details". It is the title until the name is known. */
  kind: string
  name: string
  allHref: string
  /** Before the link to all rates. */
  actions?: ReactNode
  children: ReactNode
}

/** All about one rate or room, on the page of its list. */
export function DetailsCard(props: DetailsCardProps) {
  const { id, labels, headingLevel, kind, name, allHref, actions, children } = props
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={card}>
        <div className={head}>
          {name && <p className={eyebrow}>{kind}</p>}
          <Title id={`${id}-title`} className={sectionTitle} tabIndex={-1}>
            {name || kind}
          </Title>
        </div>
        {children}
        <div className={foot}>
          {actions}
          <Link href={allHref}>{labels.allRates}</Link>
        </div>
      </div>
    </section>
  )
}
