import { Frame } from './annotations'
import type { FormField } from './fields/field-tree'
import { isObject, variantOf } from './fields/follow'

/** Type of the placeholder in an empty list of components, to which an author adds the first one. */
export const EMPTY_PLACE = 'foyer-empty-place'

/** The props with a placeholder in each empty list of components; `id` is the widget's id. */
export function withEmptyPlaces<Props>(tree: FormField, props: Props, id: string): Props {
  return fill(tree, props, [id]) as Props
}

/** Path of the list that contains the placeholder with this id, for example `items/0/children`. */
export function listOfPlace(widgetId: string, id: string): string {
  return id.slice(widgetId.length + 1)
}

export function EmptyPlace() {
  return <Frame title="Nothing stands here yet." text="Components can be placed here." />
}

function fill(field: FormField, value: unknown, path: string[]): unknown {
  switch (field.kind) {
    case 'components': {
      const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
      return isEmpty ? [{ type: EMPTY_PLACE, id: path.join('/'), props: {} }] : value
    }
    case 'list':
      return Array.isArray(value)
        ? value.map((entry, index) => fill(field.entry, entry, [...path, String(index)]))
        : value
    case 'group':
      return members(field.fields, value, path)
    case 'union':
      return members(variantOf(field, value)?.fields ?? [], value, path)
    default:
      return value
  }
}

function members(fields: FormField[], value: unknown, path: string[]): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  const filled = fields.flatMap((field) => {
    const next = fill(field, value[field.name], [...path, field.name])
    return next === value[field.name] ? [] : [[field.name, next] as const]
  })
  return filled.length > 0 ? { ...value, ...Object.fromEntries(filled) } : value
}
