/** A field of a component model, as Universal Editor reads it. */
export interface EditorField {
  component: string
  name: string
  multi?: boolean
  fields?: EditorField[]
}

export interface Patch {
  name: string
  value: unknown
}

/**
 * What Universal Editor sends when an author enters these props into the form of the model: one value
 * per field, by the field's name. Numbers and booleans are sent as text, as its form has them.
 */
export function editorPatches(fields: readonly EditorField[], props: unknown): Patch[] {
  return fields.flatMap((field): Patch[] => {
    const isGroup = field.component === 'container' && !field.multi
    if (isGroup) return editorPatches(field.fields ?? [], props)
    const value = at(props, field.name)
    return value === undefined ? [] : [{ name: field.name, value: entered(field, value) }]
  })
}

function entered(field: EditorField, value: unknown): unknown {
  if (field.multi && Array.isArray(value))
    return value.map((entry) => (field.fields ? entryOf(field.fields, entry) : text(entry)))
  if (field.component === 'multiselect') return value
  return typeof value === 'object' ? JSON.stringify(value) : text(value)
}

function entryOf(fields: readonly EditorField[], entry: unknown): object {
  return Object.fromEntries(editorPatches(fields, entry).map(({ name, value }) => [name, value]))
}

function text(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

function at(props: unknown, name: string): unknown {
  return name
    .split('/')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], props)
}

/** The lists of components in the props, which an author fills on the page: by their paths. */
export function componentLists(value: unknown, path: string[] = []): [string, object[]][] {
  if (typeof value !== 'object' || value === null) return []
  const isPlaced = (entry: unknown) =>
    typeof entry === 'object' &&
    entry !== null &&
    'type' in entry &&
    'id' in entry &&
    'props' in entry
  if (Array.isArray(value) && value.some(isPlaced)) return [[path.join('/'), value]]
  return Object.entries(value).flatMap(([name, member]) => componentLists(member, [...path, name]))
}
