import { type Field, membersOf } from './fields'

/** Returns the value with `clean` applied to every rich text in it, at any depth. */
export function mapRichText<Value>(
  field: Field,
  value: Value,
  clean: (html: string) => string,
): Value {
  if (value === undefined || value === null) return value
  const map = (inner: Field, member: unknown) => mapRichText(inner, member, clean)
  if (field.t === 'h') return clean(value as string) as Value
  if (field.t === 'a' && field.i) {
    const entry = field.i
    return (value as unknown[]).map((member) => map(entry, member)) as Value
  }
  if (field.t !== 'o' && field.t !== 'r') return value
  const memberFields = membersOf(field, value as Record<string, unknown>)
  const members = Object.entries(value).map(([name, member]) => {
    const inner = field.t === 'r' ? field.i : memberFields?.[name]
    return [name, inner ? map(inner, member) : member]
  })
  return Object.fromEntries(members)
}

/** Whether any prop of a widget is rich text: only then does the browser download the sanitiser. */
export function hasRichText(field: Field): boolean {
  if (field.t === 'h') return true
  const inside = [field.i, ...[field.p, ...(field.v ?? [])].flatMap((p) => Object.values(p ?? {}))]
  return inside.some((inner) => inner && hasRichText(inner))
}
