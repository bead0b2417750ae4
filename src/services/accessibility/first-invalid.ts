/** Puts the focus into a field that keeps its form from being sent, if it is the form's first. */
export function focusFirstInvalid(input: HTMLInputElement): void {
  const fields = [...(input.form?.elements ?? [])] as Partial<HTMLInputElement>[]
  if (fields.find(({ validity }) => validity?.valid === false) === input) input.focus()
}
