type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a visitor typed or chose in a placeholder's server HTML, before React. The result is called when
 * React is there: it puts back what is gone, and each field's handler hears of it as if it happened now.
 */
export function keepTyped(placeholder: Element): () => void {
  const all = [...placeholder.querySelectorAll<Field>('input, textarea, select')]
  const enters = all
    .filter((field) => field.closest('foyer-widget') === placeholder && isChanged(field))
    .map(entering)
  return () => {
    for (const enter of enters) enter()
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Reads what the field holds now, and enters it later. */
function entering(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.selectedOptions]
    return () => {
      for (const option of field.options) option.selected = chosen.includes(option)
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (isBox(field)) {
    const { checked } = field
    return () => {
      // React compares with what was set through it; the click is a change to that.
      field.checked = !checked
      field.click()
    }
  }
  // No script may set which file was chosen; nothing takes it away either.
  if (field.type === 'file')
    return () => void field.dispatchEvent(new Event('change', { bubbles: true }))
  const { value } = field
  return () => type(field, value)
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
}

/** The caret stays where it is. */
function type(field: Exclude<Field, HTMLSelectElement>, value: string) {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  // Past React's own setter, so that the event is a change to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
