import type { MouseEvent } from 'react'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { detailsLink } from './details-link.styles'

export interface DetailsLinkProps {
  href: string
  text: string
  /** What the details are of, for the name of the link. */
  of: string
  onClick: (event: MouseEvent) => void
}

/** Leads to all of a room or a rate. */
export function DetailsLink({ href, text, of, onClick }: DetailsLinkProps) {
  return (
    <p className={detailsLink}>
      <Link href={href} onClick={onClick}>
        {text}
        <span className={visuallyHidden}> {of}</span>
      </Link>
    </p>
  )
}
