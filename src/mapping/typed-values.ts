type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reads the visitor's input in a placeholder's server HTML before hydration. The returned function
 * is called after hydration: it restores the values, and dispatches the events that each field's
 * handler expects.
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

/** Reads a field's value; the returned function restores it. */
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
      // React compares with the value last set through its setter: only a click counts as a change.
      field.checked = !checked
      field.click()
    }
  }
  // A script may not choose a file, and hydration keeps the chosen one.
  if (field.type === 'file')
    return () => void field.dispatchEvent(new Event('change', { bubbles: true }))
  const { value } = field
  return () => type(field, value)
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
}

/** Enters a text; keeps the selection if the field has the focus, else leaves the field again. */
function type(field: Exclude<Field, HTMLSelectElement>, value: string) {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  // The prototype's setter bypasses React's own, so that React takes the event for a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // In a microtask after React's own, which renders what was typed.
  if (field !== document.activeElement)
    queueMicrotask(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}
