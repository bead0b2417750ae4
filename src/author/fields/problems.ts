import type { z } from 'zod'
import { safeHref } from '../../rules/pages/urls'
import { valueAt, withValue } from '../paths'
import { betterThan, examplesOf } from './examples'
import { type FormField, fieldTree } from './field-tree'
import { follow, type Path, walk } from './follow'
import { sentenceFor } from './sentences'

/** One thing that is not as the schema wants it. */
export interface Problem {
  /** Where, for example `['items', 0, 'linkLabel']`. */
  path: Path
  /** The field as its author knows it, with what it stands in: `Links › 1 › Text of the link`. */
  field: string
  /** What is wrong and what to do, in a sentence or two. */
  message: string
  /** Put in the place, it takes the problem away; none where only the author can know. */
  example?: unknown
}

/** Everything that is wrong with what was set; none: it can be published. */
export function problemsOf(schema: z.ZodType, raw: unknown): Problem[] {
  const tree = fieldTree(schema)
  return [...invalid(schema, tree, raw ?? {}), ...unsafe(tree, raw)]
}

function invalid(schema: z.ZodType, tree: FormField, raw: unknown): Problem[] {
  const issuesOf = (value: unknown) => schema.safeParse(value).error?.issues ?? []
  return issuesOf(raw).map((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    const { field, titles } = follow(tree, path, raw)
    const value = valueAt(raw, path.map(String))
    const example = exampleFor(field, value, issue.code, (candidate) => {
      const next = put(raw, path, candidate)
      return next !== undefined && !issuesOf(next).some((other) => isWithin(other.path, path))
    })
    return {
      path,
      field: titles.join(' › '),
      message: sentenceFor(issue, field, value),
      ...example,
    }
  })
}

/** Addresses that no visitor is led to, for a script could hide in them. */
function unsafe(tree: FormField, raw: unknown): Problem[] {
  const problems: Problem[] = []
  for (const { field, value, path } of walk(tree, raw)) {
    if (field.kind !== 'path' && field.kind !== 'asset') continue
    if (typeof value !== 'string' || value === '' || safeHref(value)) continue
    const isSafe = (candidate: unknown) => safeHref(String(candidate)) !== null
    problems.push({
      path,
      field: follow(tree, path, raw).titles.join(' › '),
      message:
        'This address is not safe, so visitors do not get it. Enter a path of the site such as /hotels, or an address that begins with https://, mailto: or tel:.',
      ...exampleFor(field, value, 'unsafe', isSafe),
    })
  }
  return problems
}

/** The first value that would do. What has only too much in it, its author has to choose from. */
function exampleFor(
  field: FormField | undefined,
  value: unknown,
  code: string,
  wouldDo: (candidate: unknown) => boolean,
): Pick<Problem, 'example'> {
  if (!field || code === 'unrecognized_keys') return {}
  if (field.kind === 'list' && Array.isArray(value) && code === 'too_big') return {}
  const example = [...betterThan(field, value), ...examplesOf(field)].find(wouldDo)
  return example === undefined ? {} : { example }
}

function put(raw: unknown, path: Path, value: unknown): unknown {
  try {
    return withValue(raw, path.map(String), value)
  } catch {
    return undefined
  }
}

function isWithin(path: PropertyKey[], place: Path): boolean {
  return place.every((step, index) => path[index] === step)
}
