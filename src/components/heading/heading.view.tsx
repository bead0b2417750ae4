import { eyebrow as eyebrowStyle, section } from '../../ui/layout/section.styles'
import { authorNote } from '../../ui/text/author-note.styles'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { HeadingModel } from './heading.model'
import type { HeadingProps } from './heading.schema'
import { heading, line } from './heading.styles'

export function Heading({ props, model }: { props: HeadingProps; model: HeadingModel }) {
  if (model.state === 'none') return null
  const { text, eyebrow, align } = props
  const Tag = `h${model.level}` as const
  return (
    <div className={section}>
      <Tag className={heading} data-size={model.size} data-align={align}>
        {eyebrow && (
          <>
            <span className={`${eyebrowStyle} ${line}`}>{eyebrow}</span>
            <span className={visuallyHidden}>, </span>
          </>
        )}
        {text}
      </Tag>
      {model.isSecondMain && <p className={authorNote}>{props.labels.secondMain}</p>}
    </div>
  )
}
