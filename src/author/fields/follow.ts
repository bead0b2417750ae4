import type { FormField, UnionField } from './field-tree'

export type Path = (string | number)[]

/** The field at a path in the props, and the titles on the way to it, its own included. */
export function follow(tree: FormField, path: Path, props: unknown) {
  const titles: string[] = []
  let field: FormField | undefined = tree
  let value = props
  for (const step of path) {
    const inner: FormField | undefined = field && memberOf(field, value, step)
    const title = titleOf(field, inner, step)
    if (title) titles.push(title)
    field = inner
    value = isObject(value) ? value[step] : undefined
  }
  return { field, titles }
}

/** Every value in the props that has a field, with that field and the value's path. */
export function* walk(
  field: FormField,
  value: unknown,
  path: Path = [],
): Generator<{ field: FormField; value: unknown; path: Path }> {
  yield { field, value, path }
  if (field.kind === 'components' || !isObject(value)) return
  const steps = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const step of steps) {
    const inner = memberOf(field, value, step)
    if (inner) yield* walk(inner, value[step], [...path, step])
  }
}

/**
 * Whether a value is not even of the shape of its field: a list, an object or a single value. No form can
 * show such a value. None (undefined, null) fits every field.
 */
export function isMisshapen({ kind }: FormField, value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (kind === 'list' || kind === 'choices' || kind === 'components') return !Array.isArray(value)
  if (kind === 'group' || kind === 'union' || kind === 'map')
    return !isObject(value) || Array.isArray(value)
  return isObject(value)
}

function memberOf(field: FormField, value: unknown, step: string | number): FormField | undefined {
  switch (field.kind) {
    case 'list':
    case 'map':
      return field.entry
    case 'choices':
      return { ...field, kind: 'choice', examples: [], default: undefined }
    case 'group':
      return field.fields.find(({ name }) => name === step)
    case 'union':
      if (step === field.discriminator) return discriminatorOf(field)
      return variantOf(field, value)?.fields.find(({ name }) => name === step)
    default:
      return undefined
  }
}

/** The variant that a value's discriminator names; undefined without a known one. */
export function variantOf({ discriminator, variants }: UnionField, value: unknown) {
  const chosen = isObject(value) ? value[discriminator] : undefined
  return variants.find((variant) => variant.value === chosen)
}

function discriminatorOf({ variants, discriminator, ...field }: UnionField): FormField {
  const options = variants.map(({ value, label }) => ({ value, label }))
  return { ...field, kind: 'choice', options, examples: [], default: undefined }
}

/** '' for an option and a discriminator, because the author chooses those at the field itself. */
function titleOf(
  field: FormField | undefined,
  inner: FormField | undefined,
  step: string | number,
): string {
  if (field?.kind === 'choices' || (field?.kind === 'union' && step === field.discriminator))
    return ''
  if (typeof step === 'number') return `${inner?.title ?? ''} ${step + 1}`.trim()
  return inner?.title || step
}

export function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
