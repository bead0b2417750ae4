import { outlineHtml, outlineNodes } from './outline'
import { prose, scroller } from './prose.styles'
import { RichText } from './rich-text.view'

interface ProseProps {
  /** Sanitised, as for `RichText`. */
  html: string
  /** Begins the ids inside. */
  id: string
  headingLevel: number
  /** Longest line in `ch`, in steps of 4 from 24 to 120; null: as wide as there is room. */
  measure?: number | null
  labels: { table: string }
}

/** An author's running text: set with care, its headings and tables fitted into the page. */
export function Prose({ html, id, headingLevel, measure = 72, labels }: ProseProps) {
  const outline = { id, headingLevel, scroller: { className: scroller, label: labels.table } }
  // The browser's sanitiser may hand out TrustedHTML, which is fitted in when it stands in the page.
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
