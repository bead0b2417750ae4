import { sentenceOf } from '../../../../src/author/fields/unseen'
import type { UnseenComponent } from '../../api-types'

interface UnseenSentenceProps {
  fields: UnseenComponent['fields']
  /** Opens a field of the component. */
  onField: (path: string) => void
}

/** Why visitors see nothing of a component; each field that it needs is a button that leads there. */
export function UnseenSentence({ fields, onField }: UnseenSentenceProps) {
  return sentenceOf(fields).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <button
        key={part.path}
        type="button"
        className="link-button"
        onClick={() => onField(part.path)}
      >
        {part.title}
      </button>
    ),
  )
}
