import type { FormField } from '../src/author/fields/field-tree'
import { placeholdersIn } from '../src/author/fields/templates'
import { fc } from './random'

/** Valid values of a field; for texts with a pattern only the field's own examples. */
export function validValue(field: FormField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'richText':
      if (field.pattern) return fc.constantFrom(...field.examples)
      // A text that values are filled in keeps its placeholders.
      return fc
        .string(lengths(field))
        .map((text) =>
          [text, ...placeholdersIn(field.default).map((name) => `{${name}}`)].join(' '),
        )
        .filter((text) => text.length <= (field.most ?? text.length))
    case 'path':
    case 'asset':
      return fc.constantFrom('/hotels', 'https://www.example.com/?a=b#c', '/pictures/lobby.jpg')
    case 'number': {
      const { least, most, step } = field
      const [min, max] = [least ?? -1000, most ?? 1000]
      if (!step) return fc.double({ min, max, noNaN: true }).map((number) => number + 0)
      return fc
        .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
        .map((number) => number * step)
    }
    case 'boolean':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'choices':
      return fc.array(fc.constantFrom(...field.options.map(({ value }) => value)), lengths(field))
    case 'list':
      return fc.array(validValue(field.entry), lengths(field))
    case 'group':
      return members(field.fields, validValue)
    case 'union':
      return fc.oneof(
        ...field.variants.map(({ value, fields }) =>
          members(fields, validValue).map((own) => ({ ...own, [field.discriminator]: value })),
        ),
      )
    case 'map':
      return fc.dictionary(fc.string({ minLength: 1 }), validValue(field.entry), { maxKeys: 2 })
    case 'components':
      return fc.constant([])
  }
}

/** Arbitrary values: valid ones, valid ones in wrong places, too many, too large, of any type. */
export function anyValue(field: FormField): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: nearlyValid(field) },
    { weight: 2, arbitrary: validValue(field) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom('', null, 'true', '3', 'javascript:alert(1)') },
  )
}

function nearlyValid(field: FormField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
    case 'choices':
    case 'list': {
      const entry = field.kind === 'list' ? anyValue(field.entry) : fc.string()
      return fc.array(entry, { maxLength: 4 })
    }
    case 'group':
      return members(field.fields, anyValue)
    case 'union':
      return fc.oneof(
        ...field.variants.map(({ value, fields }) =>
          members([...fields], anyValue).map((own) => ({ ...own, [field.discriminator]: value })),
        ),
        members(field.variants[0]?.fields ?? [], anyValue),
      )
    case 'map':
      return fc.dictionary(fc.string(), anyValue(field.entry), { maxKeys: 3 })
    default:
      return fc.string()
  }
}

function members(
  fields: FormField[],
  make: (field: FormField) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, make(field)])), {
    requiredKeys: make === validValue ? required : [],
  })
}

function lengths({ least, most }: { least: number | null; most: number | null }) {
  return { minLength: least ?? 0, maxLength: most ?? (least ?? 0) + 3 }
}
