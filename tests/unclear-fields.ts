import type { z } from 'zod'
import { examplesOf } from '../src/author/fields/examples'
import { type FormField, fieldTree } from '../src/author/fields/field-tree'

/**
 * Fields of a schema that an author would not understand or could not fill in; each sentence says
 * what to change.
 */
export function unclearFields(schema: z.ZodType): string[] {
  const tree = fieldTree(schema)
  const unclear: string[] = []
  for (const { path, field, siblings } of allFields(tree)) {
    const say = (sentence: string) => unclear.push(`${path.join('.')}: ${sentence}`)
    // A list entry has no name of its own; the list has the description.
    if (field.name !== '' && (field.title === field.name || field.description.trim() === ''))
      say('give it .meta({ title, description }) in an author’s words')
    if (isOwnToSay(field) && field.isRequired && field.examples.length === 0)
      say('it is required: give its .meta() examples, of which the first is offered to the author')
    if ('pattern' in field && field.pattern && field.examples.length === 0)
      say('it has a pattern: show with examples in its .meta() what is meant')
    if (isOffered(field) && SENTENCE.test(field.title))
      say(`an editor offers it as “Add ${field.title.toLowerCase()}”: name what is added`)
    if (!field.when) continue
    const { field: name, is } = field.when
    const sibling = siblings.find((other) => other.name === name)
    if (field.isRequired)
      say('it has x-when, and an author cannot fill in a hidden field: make it .optional()')
    if (!sibling) say(`its x-when names “${name}”, which is not one of the fields beside it`)
    else if (!is.every((value) => canBe(sibling, value)))
      say(`its x-when waits for a value that “${name}” never has: ${JSON.stringify(is)}`)
  }
  return [...unclear, ...wrongExamples(schema, tree)]
}

/** An editor has a button that adds it. */
function isOffered({ kind, isRequired, default: start }: FormField): boolean {
  return kind === 'group' && !isRequired && start === undefined
}

/** Begins as a sentence about something else. */
const SENTENCE = /^(are|can|has|have|is|shows|was|were)\b/i

/** A generated value for it would mean nothing to an author. */
function isOwnToSay({ kind }: FormField): boolean {
  return ['text', 'richText', 'path', 'asset', 'number', 'map'].includes(kind)
}

function canBe(field: FormField, value: unknown): boolean {
  if (field.kind === 'boolean') return typeof value === 'boolean'
  if (field.kind === 'choice' || field.kind === 'choices')
    return field.options.some((option) => option.value === value)
  return field.kind === 'union' && field.variants.some((variant) => variant.value === value)
}

/** Examples that the schema itself rejects. */
function wrongExamples(schema: z.ZodType, tree: FormField): string[] {
  const wrong: string[] = []
  for (const { path, field } of allFields(tree))
    for (const example of field.examples) {
      const { error } = schema.safeParse(placed(tree, path, example))
      const issues = error?.issues.filter(({ path: place }) => isWithin(place, path)) ?? []
      for (const { message } of issues)
        wrong.push(
          `${path.join('.')}: its example ${JSON.stringify(example)} is not valid: ${message}`,
        )
    }
  return wrong
}

/** Props with the value at its path; list and map entries use their first key. */
function placed(field: FormField, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  const inner = membersOf(field).find(([name]) => name === step)
  const next = inner ? placed(inner[1], rest, value) : undefined
  const [base] = examplesOf(field)
  if (field.kind === 'list') return [next]
  if (field.kind === 'map') return { E_EXAMPLE: next }
  if (field.kind !== 'union') return { ...(base as object), [step]: next }
  const [variant, name] = step.split(':')
  return { [field.discriminator]: variant, [name ?? '']: next }
}

/** `['0', 'E_EXAMPLE']` of lists and maps are the steps to an entry. */
function isWithin(place: PropertyKey[], path: string[]): boolean {
  const steps = path.map((step) => (step.includes(':') ? step.split(':')[1] : step))
  return steps.every((step, index) => String(place[index]) === step)
}

interface Found {
  path: string[]
  field: FormField
  siblings: FormField[]
}

function allFields(field: FormField, path: string[] = [], siblings: FormField[] = []): Found[] {
  const inside = membersOf(field)
  const others = inside.map(([, member]) => member)
  const found = inside.flatMap(([step, member]) => allFields(member, [...path, step], others))
  return path.length > 0 ? [{ path, field, siblings }, ...found] : found
}

function membersOf(field: FormField): [string, FormField][] {
  switch (field.kind) {
    case 'list':
      return [['0', field.entry]]
    case 'map':
      return [['E_EXAMPLE', field.entry]]
    case 'group':
      return field.fields.map((member) => [member.name, member])
    case 'union':
      return field.variants.flatMap(({ value, fields }) =>
        fields.map((member): [string, FormField] => [`${value}:${member.name}`, member]),
      )
    default:
      return []
  }
}
