import { type FormField, fieldTree, type Option } from '../src/author/fields/field-tree'
import { sectionsOf } from '../src/author/fields/form'
import type { AnyWidget } from '../src/mapping/define-widget'
import { kindInWords, valueInWords } from './docs/field-words'

/** The prefix of a label in a story's args: each label has its own control. */
const TEXT = 'labels.'

const MOST_RADIOS = 4

interface ArgType {
  name: string
  description: string
  control: false | ({ type: string } & Record<string, unknown>)
  options?: Option['value'][]
  if?: { arg: string; eq?: unknown; neq?: unknown }
  table: {
    category: string
    type: { summary: string }
    defaultValue?: { summary: string }
    disable?: boolean
  }
}

/** The controls of a widget's stories and their initial values, generated from its schema. */
export function controlsOf(widget: AnyWidget): {
  argTypes: Record<string, ArgType>
  args: Record<string, unknown>
} {
  const tree = fieldTree(widget.schema)
  const sections = sectionsOf(tree)
  const argTypes = sections.flatMap(({ title, fields }) =>
    fields.flatMap((field) =>
      field.name === 'labels' && field.kind === 'group'
        ? field.fields.map((text) => [TEXT + text.name, argType(text, [], title)])
        : [[field.name, argType(field, tree.fields, title || 'This component')]],
    ),
  )
  // The page sets the id. Storybook lists controls with an initial value first.
  const preset = sections
    .flatMap(({ fields }) => fields)
    .filter((f) => f.name !== 'id' && f.default !== undefined)
  return {
    argTypes: { ...Object.fromEntries(argTypes), labels: { table: { disable: true } } },
    args: Object.fromEntries(preset.map((f) => [f.name, f.default])),
  }
}

/** Converts args to the props that the CMS would send: changed labels become `labels`. */
export function propsOfArgs(args: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(args)
  const texts = entries.flatMap(([name, value]) =>
    name.startsWith(TEXT) && value !== undefined ? [[name.slice(TEXT.length), value]] : [],
  )
  const props = Object.fromEntries(entries.filter(([name]) => !name.startsWith(TEXT)))
  if (texts.length === 0) return props
  return { ...props, labels: { ...(props.labels as object), ...Object.fromEntries(texts) } }
}

function argType(field: FormField, siblings: FormField[], category: string): ArgType {
  const condition = conditionOf(field, siblings)
  return {
    name: field.title,
    description: field.description,
    control: controlOf(field),
    ...('options' in field ? { options: field.options.map(({ value }) => value) } : {}),
    ...(condition ? { if: condition } : {}),
    table: {
      category,
      type: { summary: kindInWords(field) },
      ...(field.default === undefined
        ? {}
        : { defaultValue: { summary: valueInWords(field, field.default) || 'empty' } }),
    },
  }
}

/** Storybook compares with one value only: a condition becomes `eq` or `neq`, or is left out. */
function conditionOf({ when }: FormField, siblings: FormField[]): ArgType['if'] {
  if (!when) return undefined
  const { field: arg, is } = when
  const sibling = siblings.find(({ name }) => name === arg)
  if (sibling?.kind === 'choices') return undefined
  if (is.length === 1) return { arg, eq: is[0] }
  const options = sibling?.kind === 'choice' ? sibling.options : []
  const [other, ...more] = options.filter(({ value }) => !is.includes(value))
  return other && more.length === 0 ? { arg, neq: other.value } : undefined
}

function controlOf(field: FormField): ArgType['control'] {
  switch (field.kind) {
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return {
        type: field.options.length > MOST_RADIOS ? 'select' : 'radio',
        labels: labelsOf(field.options),
      }
    case 'choices':
      return { type: 'check', labels: labelsOf(field.options) }
    case 'number': {
      const { least, most, step } = field
      return {
        type: 'number',
        ...(least === null ? {} : { min: least }),
        ...(most === null ? {} : { max: most }),
        ...(step === null ? {} : { step }),
      }
    }
    case 'text':
    case 'richText':
    case 'path':
    case 'asset':
      return { type: 'text', ...(field.most === null ? {} : { maxLength: field.most }) }
    default:
      return { type: 'object' }
  }
}

function labelsOf(options: Option[]): Record<string, string> {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]))
}
