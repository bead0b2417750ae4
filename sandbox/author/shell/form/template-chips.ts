const CHIP = 'placeholder-chip'

/** Makes a chip of each placeholder with a known name; the caret stays where it is. */
export function chipsIn(field: HTMLElement, names: readonly string[]): void {
  for (const child of [...field.childNodes]) {
    if (child instanceof HTMLElement) {
      // What the browser leaves behind, such as the <br> of an empty field.
      if (child.dataset.name === undefined || child.textContent !== `{${child.dataset.name}}`)
        child.replaceWith(...(child.textContent ? [child.textContent] : []))
      continue
    }
    if (child instanceof Text) splitAtChips(child, names)
  }
}

function splitAtChips(text: Text, names: readonly string[]) {
  const parts = text.data.split(/(\{\w+\})/)
  if (!parts.some((part) => isPlaceholder(part, names))) return
  const selection = getSelection()
  const caret = selection?.anchorNode === text ? selection.anchorOffset : null
  let before = 0
  for (const part of parts) {
    if (part === '') continue
    const node = isPlaceholder(part, names) ? chipOf(part) : new Text(part)
    text.before(node)
    const after = before + part.length
    if (caret !== null && caret > before && caret <= after) {
      if (node instanceof Text) selection?.collapse(node, caret - before)
      else
        selection?.collapse(
          text.parentNode,
          [...(text.parentNode?.childNodes ?? [])].indexOf(node) + 1,
        )
    }
    before = after
  }
  text.remove()
}

function isPlaceholder(part: string, names: readonly string[]): boolean {
  return part.startsWith('{') && part.endsWith('}') && names.includes(part.slice(1, -1))
}

function chipOf(placeholder: string): HTMLElement {
  const chip = document.createElement('span')
  chip.className = CHIP
  chip.contentEditable = 'false'
  chip.dataset.name = placeholder.slice(1, -1)
  chip.dir = 'ltr'
  chip.textContent = placeholder
  return chip
}
