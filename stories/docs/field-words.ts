import type { FormField } from '../../src/author/fields/field-tree'
import { rangeOf } from '../../src/author/fields/sentences'

const KINDS: Record<FormField['kind'], string> = {
  text: 'text',
  richText: 'rich text',
  path: 'address',
  asset: 'picture or file',
  number: 'number',
  boolean: 'yes or no',
  choice: 'one of',
  choices: 'any of',
  list: 'list',
  group: 'group',
  union: 'one of several',
  map: 'names and values',
  components: 'components',
}

/** The kind of a field, with its limits: `whole number from 1 to 12`. */
export function kindInWords(field: FormField): string {
  const kind = KINDS[field.kind]
  switch (field.kind) {
    case 'number':
      return `${field.isWhole ? 'whole ' : ''}${kind}${rangeOf(field)}`
    case 'text':
    case 'richText':
    case 'path':
    case 'asset':
      return `${kind}${field.most === null ? '' : `, at most ${field.most} letters`}`
    case 'choices':
      return `${kind}${countOf(field)}`
    case 'list': {
      const { kind: entry } = field.entry
      const of = entry === 'group' ? '' : ` of ${KINDS[entry]}s`
      return `${kind}${of}${countOf(field)}`
    }
    default:
      return kind
  }
}

function countOf({ least, most }: { least: number | null; most: number | null }): string {
  if (least !== null && least === most) return `, exactly ${least}`
  if (least !== null && most !== null) return `, ${least} to ${most}`
  if (least !== null) return `, at least ${least}`
  return most === null ? '' : `, at most ${most}`
}

/** The condition under which a field has an effect: `Only while “Kind” is “Page”.` */
export function conditionInWords({ when }: FormField, siblings: FormField[]): string {
  if (!when) return ''
  const sibling = siblings.find(({ name }) => name === when.field)
  const values = when.is.map((value) => `“${sibling ? valueInWords(sibling, value) : value}”`)
  const either = new Intl.ListFormat('en', { type: 'disjunction' }).format(values)
  return `Only while “${sibling?.title ?? when.field}” is ${either}.`
}

/** A value in the words of the form; '' for an empty one. */
export function valueInWords(field: FormField, value: unknown): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field.kind === 'choices' && Array.isArray(value) && value.length === field.options.length)
    return 'all'
  if (Array.isArray(value)) return value.map((entry) => valueInWords(field, entry)).join(', ')
  const options = 'options' in field ? field.options : []
  const option = options.find((known) => known.value === value)
  return option?.label ?? (typeof value === 'object' ? JSON.stringify(value) : String(value))
}
