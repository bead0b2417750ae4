import type { z } from 'zod'
import type { FormField, NumberField, Option, TextField } from './field-tree'

type Issue = z.core.$ZodIssue

/** The problem and its remedy, for an author who does not know schemas. */
export function sentenceFor(issue: Issue, field: FormField | undefined, value: unknown): string {
  const toDo = field ? todoFor(field) : 'Take it away.'
  const isEmpty = value === undefined || value === null || value === ''
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      if (isEmpty) return `It has to be set. ${toDo}`
      return field?.kind === 'choice' && typeof value !== 'object'
        ? `${inWords(value)} is not one of its options. ${toDo}`
        : wrongKind(value, toDo, field)
    case 'too_small':
      if (isEmpty) return `It has to be set. ${toDo}`
      return tooLittle(value, Number(issue.minimum), toDo)
    case 'too_big':
      return tooMuch(value, Number(issue.maximum), toDo)
    case 'not_multiple_of':
      return `${inWords(value)} lies between two steps. ${toDo}`
    case 'invalid_format':
      return `${inWords(value)} is not written as it has to be. ${formats[issue.format] ?? 'Its description says how it is written.'}`
    case 'unrecognized_keys':
      return `Nothing here is called ${oneOf(issue.keys)}. Take ${issue.keys.length > 1 ? 'them' : 'it'} away.`
    case 'invalid_key':
      return 'This name cannot be used here. Choose another one.'
    default:
      return issue.message
  }
}

const formats: Record<string, string> = {
  email: 'Write an email address, such as name@example.com.',
  url: 'Write a whole address, such as https://www.example.com/rooms.',
}

function tooLittle(value: unknown, least: number, toDo: string): string {
  if (typeof value === 'string')
    return `It is too short: it has ${count(value, 'letter')}. Write at least ${least}.`
  if (Array.isArray(value))
    return `It has ${count(value, 'entry')}, and at least ${least} are needed. Add ${least - value.length} more.`
  return typeof value === 'object'
    ? wrongKind(value, toDo)
    : `${inWords(value)} is too little. ${toDo}`
}

function tooMuch(value: unknown, most: number, toDo: string): string {
  if (typeof value === 'string')
    return `It is too long: it has ${count(value, 'letter')}. Shorten it to ${most}.`
  if (Array.isArray(value))
    return `It has ${count(value, 'entry')}, and there can be ${most}. Take ${value.length - most} away.`
  return typeof value === 'object'
    ? wrongKind(value, toDo)
    : `${inWords(value)} is too much. ${toDo}`
}

/** The sentence for a wrong type, also where zod reports the size of an object that is not a list. */
function wrongKind(value: unknown, toDo: string, field?: FormField): string {
  // Without these words, a number or boolean in quotation marks would look valid.
  const isText =
    typeof value === 'string' && (field?.kind === 'number' || field?.kind === 'boolean')
  return `It holds ${isText ? 'the text ' : ''}${inWords(value)}, which cannot stand here. ${toDo}`
}

/** The instruction for a field, with its limits and options: `Enter a whole number from 1 to 12.` */
function todoFor(field: FormField): string {
  switch (field.kind) {
    case 'text':
    case 'richText':
      return `Write a text${lengthOf(field)}.`
    case 'path':
      return 'Enter an address: a path of the site such as /hotels, or a whole one that begins with https://.'
    case 'asset':
      return 'Choose a file, or enter its address.'
    case 'number':
      return `Enter a ${field.isWhole ? 'whole number' : 'number'}${rangeOf(field)}.`
    case 'boolean':
      return 'Switch it on or off.'
    case 'choice':
      return `Choose ${oneOf(labelsOf(field.options))}.`
    case 'choices':
      return `Choose from ${oneOf(labelsOf(field.options), 'and')}.`
    case 'list':
      return `Add ${field.least && field.least > 1 ? `${field.least} entries` : 'an entry'}.`
    case 'group':
      return 'Fill in its fields.'
    case 'union':
      return `Choose what it is: ${oneOf(labelsOf(field.variants))}.`
    case 'map':
      return 'Add a name and what stands for it.'
    case 'components':
      return 'Place components in it.'
  }
}

function lengthOf({ least, most }: TextField): string {
  const isLong = least !== null && least > 1
  if (most === null) return isLong ? ` of at least ${least} letters` : ''
  return isLong ? ` of ${least} to ${most} letters` : ` of at most ${most} letters`
}

/** The limits of a number: ` from 1 to 12, in steps of 2`. */
export function rangeOf({ least, most, step, isWhole }: Omit<NumberField, 'kind'>): string {
  const range =
    least !== null && most !== null
      ? ` from ${least} to ${most}`
      : least !== null
        ? ` from ${least} up`
        : most !== null
          ? ` up to ${most}`
          : ''
  return step === null || (isWhole && step === 1) ? range : `${range}, in steps of ${step}`
}

function labelsOf(options: Pick<Option, 'label'>[]): string[] {
  return options.map(({ label }) => label)
}

/** `“A”, “B” or “C”` */
function oneOf(words: string[], link: 'or' | 'and' = 'or'): string {
  const type = link === 'or' ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat('en', { type }).format(words.map((word) => `“${word}”`))
}

function count({ length }: { length: number }, what: 'letter' | 'entry'): string {
  const many = what === 'letter' ? 'letters' : 'entries'
  return `${length} ${length === 1 ? what : many}`
}

const LONGEST = 40

function inWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'boolean') return value ? '“yes”' : '“no”'
  if (typeof value === 'object') return 'a group of fields'
  const text = String(value)
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`
}
