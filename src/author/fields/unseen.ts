import type { z } from 'zod'
import type { BaseProps } from '../../mapping/define-widget'
import { withValue } from '../paths'
import { examplesOf } from './examples'
import { type FormField, fieldTree, type GroupField } from './field-tree'
import { follow } from './follow'
import { askedFields, sectionsOf } from './form'
import { problemsOf } from './problems'

/** Every audience: whom a component is for is no reason that it shows nothing. */
export const TO_EVERYBODY = {
  audience: ['anonymous', 'remembered', 'authenticated'],
} satisfies Partial<BaseProps>

/** A field without which visitors see nothing of a component. */
export interface NeededField {
  /** Path in the props, for example `image`. */
  path: string
  /** The titles on the way to the field: `Links › 1 › Address`. */
  title: string
  /** Whether it has a value, of which nothing can be shown. */
  isSet: boolean
}

/** The required fields that keep the props from being read. */
export function unreadFields(schema: z.ZodType, raw: unknown): NeededField[] {
  const tree = fieldTree(schema)
  const problems = problemsOf(schema, raw)
  // A default stands in for the other fields.
  const needed = problems.filter(({ path }) => follow(tree, path, raw).field?.isRequired)
  return (needed.length > 0 ? needed : problems).map(({ path, field }) => ({
    path: path.join('/'),
    title: field || 'Settings',
    isSet: false,
  }))
}

/**
 * Copies of props of which visitors see nothing, each with an example for one field, which may have
 * several. When visitors see a copy, its field is what the component lacks; when they see none, its
 * settings are not the reason.
 */
export function remediesFor(schema: z.ZodType, raw: unknown): (NeededField & { raw: unknown })[] {
  const tree = fieldTree(schema)
  return askedFields(contentFields(tree), raw).flatMap((field) => {
    const { name: path, title } = field
    const isSet = !isNothing((raw as Record<string, unknown> | null)?.[path])
    const examples = [exampleOf(field), wholeExample(field)].filter((one) => !isNothing(one))
    return examples.map((example) => ({ path, title, isSet, raw: withValue(raw, [path], example) }))
  })
}

/** The needed fields that are missing; if there is none, those of whose value nothing can be shown. */
export function neededOf(fields: readonly NeededField[]): NeededField[] {
  const missing = fields.filter(({ isSet }) => !isSet)
  const needed = missing.length > 0 ? missing : fields
  const byPath = new Map(needed.map(({ path, title, isSet }) => [path, { path, title, isSet }]))
  return [...byPath.values()]
}

/** The sentence for the author, in parts: the fields are what an editor can lead to. */
export function sentenceOf(needed: readonly NeededField[]): (string | NeededField)[] {
  const fields = new Intl.ListFormat('en', { type: 'disjunction' })
    .formatToParts(needed.map((_field, index) => `${index}`))
    .map(({ type, value }) => (type === 'element' && needed[Number(value)]) || value)
  const isSet = needed.some((field) => field.isSet)
  const reason = isSet ? 'nothing can be shown of its ' : 'it has no '
  return ['Visitors do not see this component: ', reason, ...fields, '.']
}

const SHOWN = /<(?:img|svg|video|iframe|input|textarea|select|button|hr|foyer-widget)\b/i

/** Whether a visitor sees something of a component's HTML. */
export function isSeen(html: string): boolean {
  const shown = withoutScripts(html)
  return SHOWN.test(shown) || shown.replace(/<[^<>]*>/g, '').trim() !== ''
}

/** The same of a whole placeholder, as the server prints it. */
export function isPlaceholderSeen(html: string): boolean {
  return isSeen(html.slice(html.indexOf('>') + 1))
}

const END = '</script>'

function withoutScripts(html: string): string {
  const [first = '', ...others] = html.split('<script')
  return first + others.map((part) => part.slice(part.indexOf(END) + END.length)).join('')
}

const CONTENT = new Set([
  'text',
  'richText',
  'asset',
  'path',
  'list',
  'group',
  'union',
  'components',
])

/** The widget's own fields with content, without those that every widget has. */
function contentFields(tree: GroupField): FormField[] {
  return sectionsOf(tree)
    .filter(({ isOfEvery }) => !isOfEvery)
    .flatMap(({ fields }) => fields)
    .filter(({ kind, name }) => CONTENT.has(kind) && name !== 'id')
}

/** A value with all that a field can have inside, one entry in each list. */
function wholeExample(field: FormField): unknown {
  switch (field.kind) {
    case 'components':
      return [{ type: 'heading', id: 'example', props: { text: 'Heading' } }]
    case 'list':
      return [wholeExample(field.entry)]
    case 'group':
      return Object.fromEntries(field.fields.map((member) => [member.name, wholeExample(member)]))
    default:
      return exampleOf(field)
  }
}

/** The best example with content: the default of a new widget's text is often empty. */
function exampleOf(field: FormField): unknown {
  return examplesOf(field).find((one) => !isNothing(one))
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
