import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { safeHref } from '../../rules/pages/urls'
import { visuallyHidden } from './hidden.styles'

interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  href: string | null | undefined
  /** If set, the link opens a new tab and announces it with this text. */
  newTabLabel?: string | undefined
  /** For a paid link. */
  rel?: 'sponsored noopener'
  children: ReactNode
}

/** The only way a view renders a link. For an unsafe address only the text is rendered (B.0). */
export function Link({ href, newTabLabel, children, ...rest }: LinkProps) {
  const safe = href ? safeHref(href) : null
  if (!safe) return <span className={rest.className}>{children}</span>
  if (newTabLabel === undefined) {
    return (
      <a href={safe} {...rest}>
        {children}
      </a>
    )
  }
  const { 'aria-label': name, ...others } = rest
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener"
      {...(name ? { 'aria-label': `${name} (${newTabLabel})` } : {})}
      {...others}
    >
      {children}
      {name ? null : <span className={visuallyHidden}> ({newTabLabel})</span>}
    </a>
  )
}
