import type { FormField } from '../../src/author/fields/field-tree'
import { isNode } from './repository-node'

/** The path of a value that its field cannot hold: AEM would store it and read nothing. */
export function misfitIn(field: FormField, value: unknown, path: string[]): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const here = path.join('/')
  const firstOf = (places: [FormField, unknown, string][]) => {
    for (const [inner, member, name] of places) {
      const found = misfitIn(inner, member, [...path, name])
      if (found) return found
    }
    return undefined
  }
  switch (field.kind) {
    case 'components':
      return undefined
    case 'list':
    case 'choices': {
      if (!Array.isArray(value)) return here
      if (field.kind === 'choices') return value.some(isObject) ? here : undefined
      return firstOf(value.map((entry, index) => [field.entry, entry ?? {}, `${index}`]))
    }
    case 'group':
    case 'union':
    case 'map': {
      if (!isNode(value)) return here
      if (field.kind === 'map')
        return firstOf(Object.entries(value).map(([name, each]) => [field.entry, each, name]))
      const variants = field.kind === 'union' ? field.variants : [{ ...field, value: '' }]
      const chosen = field.kind === 'union' ? value[field.discriminator] : ''
      const fields = variants.find((variant) => variant.value === chosen)?.fields
      return fields ? firstOf(fields.map((each) => [each, value[each.name], each.name])) : here
    }
    default:
      return isObject(value) ? here : undefined
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
