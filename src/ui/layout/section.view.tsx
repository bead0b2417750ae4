import type { ReactNode } from 'react'
import { section, sectionTitle } from './section.styles'

interface SectionProps {
  /** Of the widget; the heading is `<id>-title`. */
  id: string
  title: ReactNode
  headingLevel: number
  children: ReactNode
}

/** A block of a page that its heading names. The heading can take the focus from a link or a script. */
export function Section({ id, title, headingLevel, children }: SectionProps) {
  const titleId = `${id}-title`
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={titleId}>
      <Title id={titleId} className={sectionTitle} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </section>
  )
}
