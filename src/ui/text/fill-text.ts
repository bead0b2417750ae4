/**
 * Replaces each `{name}` in a text by the value of that name, as `written` gives it; unknown names stay.
 */
export function fillText(
  text: string,
  values: Record<string, string | number>,
  written: (value: string | number) => string = String,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? written(values[name] ?? '') : whole,
  )
}
