import { section } from '../../ui/layout/section.styles'
import { authorNote } from '../../ui/text/author-note.styles'
import { fillText } from '../../ui/text/fill-text'
import { Prose } from '../../ui/text/prose.view'
import type { RichTextModel } from './rich-text.model'
import type { RichTextProps } from './rich-text.schema'

export function RichText({ props, model }: { props: RichTextProps; model: RichTextModel }) {
  if (model.state === 'none') return null
  const { id, html, headingLevel, maxWidth, labels } = props
  return (
    <div className={section}>
      <Prose
        id={id}
        html={html}
        headingLevel={headingLevel}
        measure={model.measure}
        labels={labels}
      />
      {model.isWidthUnclear && (
        <p className={authorNote}>{fillText(labels.widthUnclear, { width: maxWidth })}</p>
      )}
    </div>
  )
}
