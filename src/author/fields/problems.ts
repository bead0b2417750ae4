import type { z } from 'zod'
import { safeHref } from '../../rules/pages/urls'
import { valueAt, withValue } from '../paths'
import { betterThan, examplesOf } from './examples'
import { type FormField, fieldTree } from './field-tree'
import { follow, type Path, walk } from './follow'
import { sentenceFor } from './sentences'
import { placeholderProblem } from './templates'

/** One violation of the schema, or an unsafe address. */
export interface Problem {
  /** The path in the props, for example `['items', 0, 'linkLabel']`. */
  path: Path
  /** The titles on the way to the field: `Links › 1 › Text of the link`. */
  field: string
  /** A sentence or two: the problem and its remedy. */
  message: string
  /** A value that solves the problem; none where only the author can know one. */
  example?: unknown
}

/** All problems of the props; without any, the component can be published. */
export function problemsOf(schema: z.ZodType, raw: unknown): Problem[] {
  const tree = fieldTree(schema)
  return [...invalid(schema, tree, raw ?? {}), ...unsafe(tree, raw), ...unfilled(tree, raw)]
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

/** Addresses that visitors do not get: unsafe ones, such as script URLs, and malformed ones. */
function unsafe(tree: FormField, raw: unknown): Problem[] {
  const problems: Problem[] = []
  for (const { field, value, path } of walk(tree, raw)) {
    if (field.kind !== 'path' && field.kind !== 'asset') continue
    if (typeof value !== 'string' || value === '') continue
    const isSafe = (candidate: unknown) => isAddress(String(candidate))
    if (isSafe(value)) continue
    problems.push({
      path,
      field: follow(tree, path, raw).titles.join(' › '),
      message: `${safeHref(value) ? 'This is no address.' : 'This address is not safe, so visitors do not get it.'} Enter a path of the site such as /hotels, or an address that begins with https://, mailto: or tel:.`,
      ...exampleFor(field, value, 'unsafe', isSafe),
    })
  }
  return problems
}

/** Texts whose placeholders are not those that visitors get a value for. */
function unfilled(tree: FormField, raw: unknown): Problem[] {
  return [...walk(tree, raw)].flatMap(({ field, value, path }) => {
    const message = placeholderProblem(field, value)
    if (!message) return []
    const example = [field.default, ...field.examples].find(
      (one) => !placeholderProblem(field, one),
    )
    return { path, field: follow(tree, path, raw).titles.join(' › '), message, example }
  })
}

/** Whether the value is a safe path from the root, query, fragment or absolute URL, without spaces. */
function isAddress(value: string): boolean {
  const href = safeHref(value)
  return href !== null && /^(?:[/?#]|[a-z]+:)\S*$/i.test(href)
}

/** The first candidate that is valid. None for a list with too many entries: the author has to choose. */
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
