import { authorNote } from '../../ui/author-note.styles'
import { fillText } from '../../ui/fill-text'
import { Prose } from '../../ui/prose.view'
import { section } from '../../ui/section.styles'
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
