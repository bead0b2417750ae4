import { useMemo } from 'react'
import { sanitiseRichText } from '../../services/content/sanitise'

export interface LaterTextProps {
  html: string
  className: string | undefined
  as: 'div' | 'span'
}

/** Rich text that reaches the page as a string, sanitised again for a browser that demands TrustedHTML. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes it
export default function LaterText({ html, className, as: Tag }: LaterTextProps) {
  const safe = useMemo(() => sanitiseRichText(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: safe }} />
}
