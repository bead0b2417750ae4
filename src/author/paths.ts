/** The steps of a path in a widget's props, such as `items/0/title`; `.` and `/` separate the steps. */
export function stepsOf(name: string): string[] {
  return name.split(/[./]/).filter(Boolean)
}

/** Names that would reach an object's prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * A copy of the value with one place changed; undefined removes that place. Missing objects and lists
 * are created on the way; the given value is not mutated. Throws for a forbidden name, and for an entry
 * more than `begun` places past the end of its list; entries up to there are created.
 */
export function withValue(
  value: unknown,
  steps: readonly string[],
  next: unknown,
  begun = 0,
): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return next
  if (FORBIDDEN.has(step)) throw new Error(`No field is called "${step}".`)
  const index = /^\d+$/.test(step) ? Number(step) : undefined
  if (index !== undefined && (Array.isArray(value) || value === undefined || value === null)) {
    const list = Array.isArray(value) ? [...value] : []
    if (index > list.length + begun)
      throw new Error(`There are ${list.length} entries, none is at ${index}.`)
    if (rest.length === 0 && next === undefined) return list.toSpliced(index, 1)
    while (list.length < index) list.push(rest.length > 0 ? {} : '')
    list[index] = withValue(list[index], rest, next, begun)
    return list
  }
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const { [step]: own, ...others } = known as Record<string, unknown>
  const changed = withValue(own, rest, next, begun)
  return changed === undefined ? others : { ...known, [step]: changed }
}

/** The value at a path; undefined when there is none. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  let found = value
  for (const step of steps) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return found
}
