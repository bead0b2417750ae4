import { useState } from 'react'
import type { AnyWidget } from '../../src/mapping/define-widget'
import type { AnyFixture } from '../show'
import { code, more, widthChoice } from './docs.styles'
import { placedTexts } from './placed-texts'

/** How a story's component is written in a page, to copy. */
export function Placed({ widget, fixture }: { widget: AnyWidget; fixture: AnyFixture }) {
  const { id = `${widget.type}-1`, ...props } = fixture.props
  return (
    <details className={more}>
      <summary>Place it: HTML, JSON, PHP</summary>
      {placedTexts({ type: widget.type, id, props }).map(({ name, text }) => (
        <p key={name}>
          <Copy name={name} text={text} /> <code className={code}>{text}</code>
        </p>
      ))}
    </details>
  )
}

function Copy({ name, text }: { name: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={widthChoice}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? `${name} is copied` : `Copy ${name}`}
    </button>
  )
}
