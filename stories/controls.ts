import type { AnyWidget } from '../src/mapping/define-widget'
import { type AuthorField, authorFields } from './author-fields'

/** Before a text's name in a story's args: each text has a control of its own. */
const TEXT = 'labels.'

const MOST_RADIOS = 4

interface ArgType {
  name: string
  description: string
  control: false | ({ type: string } & Record<string, unknown>)
  options?: (string | number)[]
  table: {
    category: string
    type: { summary: string }
    defaultValue?: { summary: string }
    disable?: boolean
  }
}

/** The controls of a widget's stories and what they stand at, generated from its schema. */
export function controlsOf(widget: AnyWidget): {
  argTypes: Record<string, ArgType>
  args: Record<string, unknown>
} {
  const { own, base, texts } = authorFields(widget)
  const argTypes = Object.fromEntries([
    ...own.map((field) => [field.name, argType(field, 'This component')]),
    ...base.map((field) => [field.name, argType(field, 'Every component')]),
    ...texts.map((field) => [TEXT + field.name, argType(field, 'Texts')]),
    ['labels', { table: { disable: true } }],
  ])
  // The id is the page's to give.
  const preset = [...own, ...base].filter((f) => f.name !== 'id' && f.default !== undefined)
  return { argTypes, args: Object.fromEntries(preset.map((f) => [f.name, f.default])) }
}

/** Args as the CMS would send them: texts that were typed into their controls become `labels`. */
export function propsOfArgs(args: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(args)
  const texts = entries.flatMap(([name, value]) =>
    name.startsWith(TEXT) && value !== undefined ? [[name.slice(TEXT.length), value]] : [],
  )
  const props = Object.fromEntries(entries.filter(([name]) => !name.startsWith(TEXT)))
  if (texts.length === 0) return props
  return { ...props, labels: { ...(props.labels as object), ...Object.fromEntries(texts) } }
}

function argType(field: AuthorField, category: string): ArgType {
  const { title, description, allowed, kind } = field
  return {
    name: title,
    description,
    control: controlOf(field),
    ...(allowed.length > 0 ? { options: allowed } : {}),
    table: {
      category,
      type: { summary: kind },
      ...(field.default === undefined
        ? {}
        : { defaultValue: { summary: JSON.stringify(field.default) } }),
    },
  }
}

function controlOf({ kind, allowed, least, most }: AuthorField): ArgType['control'] {
  switch (kind) {
    case 'yes or no':
      return { type: 'boolean' }
    case 'one of':
      return { type: allowed.length > MOST_RADIOS ? 'select' : 'inline-radio' }
    case 'any of':
      return { type: 'inline-check' }
    case 'number':
    case 'whole number':
      return {
        type: 'number',
        ...(least === null ? {} : { min: least }),
        ...(most === null ? {} : { max: most }),
        ...(kind === 'whole number' ? { step: 1 } : {}),
      }
    case 'text':
    case 'rich text':
    case 'address':
    case 'picture':
      return { type: 'text' }
    default:
      return { type: 'object' }
  }
}
