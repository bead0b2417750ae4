/** Focuses an invalid field if it is the first invalid field of its form. */
export function focusFirstInvalid(input: HTMLInputElement): void {
  const fields = [...(input.form?.elements ?? [])] as Partial<HTMLInputElement>[]
  if (fields.find(({ validity }) => validity?.valid === false) === input) input.focus()
}
