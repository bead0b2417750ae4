import { lazy, Suspense, useState } from 'react'
import { useIsHydrating } from '../layout/use-is-hydrating'
import { fillText } from './fill-text'
import type { LaterTextProps } from './later-text'

/** Without its script the text stays without its markup. */
const LaterText = lazy(() => import('./later-text').catch(() => ({ default: Plain })))

interface RichTextProps {
  /** Sanitised HTML: the server or `mapping/mount` sanitises it before it becomes a prop. */
  html: string
  /** Values for `{name}`. */
  values?: Record<string, string | number>
  className?: string
  /** `span` where block elements are not allowed, such as in a label. */
  as?: 'div' | 'span'
}

/** The only way a view renders authored rich text. */
export function RichText({ html, values, className, as: Tag = 'div' }: RichTextProps) {
  // The browser's sanitiser returns TrustedHTML.
  const filled = values ? fillText(String(html), values, escaped) : html
  // What React hydrates is in the page already and may be a string.
  const isHydrating = useIsHydrating()
  const [printed, setPrinted] = useState(isHydrating && filled)
  // Another text has taken its place: the same string would have to be inserted again.
  if (printed && filled !== printed) setPrinted(false)
  if (typeof filled === 'string' && filled !== printed && 'trustedTypes' in window) {
    const given = { as: Tag, className, html: filled }
    return (
      <Suspense fallback={<Plain {...given} />}>
        <LaterText {...given} />
      </Suspense>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it became a prop
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: filled }} />
}

function Plain({ html, className, as: Tag }: LaterTextProps) {
  return <Tag className={className}>{html.replace(/<[^>]*>?|&\w+;/g, ' ')}</Tag>
}

/** Values are text and must be escaped before they are put into HTML. */
const escaped = (value: string | number) =>
  String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
