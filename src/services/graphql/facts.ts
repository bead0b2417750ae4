import { atom } from 'jotai/vanilla'
import { answersAtom } from './answers'

type Facts = Record<string, unknown>

/**
 * The merged data of all answers of the page per entity, keyed `Type:id`, from any query. For a list or
 * a scalar the last answer that has the field wins. An entity keeps its object identity until another
 * answer contains the entity.
 */
export const factsAtom = atom((get) =>
  factsIn(
    Object.values(get(answersAtom)).flatMap((answer) =>
      answer.state === 'ready' ? [answer.data as object] : [],
    ),
  ),
)

/** The facts of the given answers; see `factsAtom`. */
export function factsIn(answers: readonly object[]): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>()
  for (const answer of answers) for (const [key, thing] of thingsIn(answer)) add(facts, key, thing)
  return facts
}

const found = new WeakMap<object, Map<string, Facts>>()

/** Collects each object of an answer that has a type and an id; memoized by answer. */
function thingsIn(data: object): Map<string, Facts> {
  const known = found.get(data)
  if (known) return known
  const things = new Map<string, Facts>()
  collect(data, things)
  found.set(data, things)
  return things
}

function collect(value: unknown, things: Map<string, Facts>): void {
  if (!isObject(value)) return
  const { __typename, id } = value
  if (__typename && id) add(things, `${__typename}:${id}`, value)
  for (const member of Object.values(value))
    for (const each of Array.isArray(member) ? member : [member]) collect(each, things)
}

function add(facts: Map<string, Facts>, key: string, thing: Facts): void {
  const known = facts.get(key)
  facts.set(key, known && known !== thing ? mergedOnce(known, thing) : thing)
}

const merged = new WeakMap<Facts, WeakMap<Facts, Facts>>()

/** Merges two objects; memoized by the pair, so that the result keeps its identity. */
function mergedOnce(known: Facts, next: Facts): Facts {
  const withKnown = merged.get(known) ?? new WeakMap<Facts, Facts>()
  merged.set(known, withKnown)
  const both = withKnown.get(next) ?? merge(known, next)
  withKnown.set(next, both)
  return both
}

function merge(known: Facts, next: Facts): Facts {
  const both = { ...known }
  for (const [name, value] of Object.entries(next)) {
    const before = both[name]
    both[name] = isObject(before) && isObject(value) ? merge(before, value) : (value ?? before)
  }
  return both
}

function isObject(value: unknown): value is Facts {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
