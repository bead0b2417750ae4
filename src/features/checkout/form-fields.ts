/**
 * What the form sends, as JSON: of two fields of one name the last counts, as on the server. Never a
 * password, which goes to its own call only.
 */
export function fieldsOf(form: HTMLFormElement): string {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) fields[name] = String(value)
  delete fields.password
  return JSON.stringify(fields)
}

/** Whether a field has another value than the page came with. */
export function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.type !== 'hidden' &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked),
  )
}
