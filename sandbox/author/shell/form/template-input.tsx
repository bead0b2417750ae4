import { type ClipboardEvent, type HTMLAttributes, type Ref, useLayoutEffect, useRef } from 'react'
import { chipsIn } from './template-chips'

interface TemplateInputProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  value: string
  /** The names that are placeholders: each `{name}` is a chip, which is deleted as a whole. */
  names: readonly string[]
  onChange: (value: string) => void
  ref?: Ref<HTMLDivElement>
}

/**
 * A text field of one line whose placeholders are chips. Its text content is its value: a chip reads
 * `{name}`, also when it is copied.
 */
export function TemplateInput({ value, names, onChange, ref, ...attributes }: TemplateInputProps) {
  const field = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = field.current
    if (!element || element.textContent === value) return
    element.textContent = value
    chipsIn(element, names)
  }, [value, names])

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+/g, ' ')
    // The only way of inserting a text that the browser can undo.
    document.execCommand('insertText', false, text)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot hold chips
    <div
      {...attributes}
      ref={(element) => {
        field.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      role="textbox"
      dir="auto"
      tabIndex={0}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      onPaste={paste}
      onDrop={(event) => event.preventDefault()}
      onInput={(event) => {
        const element = event.currentTarget
        if (!(event.nativeEvent as InputEvent).isComposing) chipsIn(element, names)
        onChange(element.textContent ?? '')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
        attributes.onKeyDown?.(event)
      }}
    />
  )
}
