import { RichText } from '../text/rich-text.view'
import { more } from './more.styles'

/** Rich text beside a form that opens on demand, by the browser itself; nothing without a text. */
export function More({ title, html }: { title: string; html: string }) {
  // Rich text that a browser has sanitised is an object, also when it is empty.
  if (String(html) === '') return null
  return (
    <details className={more}>
      <summary>{title}</summary>
      <div>
        <RichText html={html} />
      </div>
    </details>
  )
}
