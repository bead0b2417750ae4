import { outlineHtml, outlineNodes } from './outline'
import { prose, scroller } from './prose.styles'
import { RichText } from './rich-text.view'

interface ProseProps {
  /** Sanitised HTML, as for `RichText`. */
  html: string
  /** Prefix of the ids inside. */
  id: string
  headingLevel: number
  /** Maximum line length in `ch`, in steps of 4 from 24 to 120; null: no limit. */
  measure?: number | null
  labels: { table: string }
}

/** Authored running text with its headings and tables fitted into the page's outline. */
export function Prose({ html, id, headingLevel, measure = 72, labels }: ProseProps) {
  const outline = { id, headingLevel, scroller: { className: scroller, label: labels.table } }
  // The browser's sanitiser may return TrustedHTML; its outline is adjusted in the DOM instead.
  const isText = typeof html === 'string'
  return (
    <div
      key={isText ? undefined : String(html)}
      className={prose}
      data-measure={measure ?? 'none'}
      ref={(element) => {
        if (!element || isText || 'fitted' in element.dataset) return
        element.dataset.fitted = ''
        outlineNodes(element, outline)
      }}
    >
      <RichText html={isText ? outlineHtml(html, outline) : html} />
    </div>
  )
}
