/** A place in a widget's props as the protocol names it: `items/0/title`; `.` and `/` part the steps. */
export function stepsOf(name: string): string[] {
  return name.split(/[./]/).filter(Boolean)
}

/** Names that lead out of the props. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The same value with one place in it changed; undefined takes it away. Objects and lists that are not
 * there yet are made on the way; nothing that was there is changed. Throws for a path that leads
 * nowhere.
 */
export function withValue(value: unknown, steps: readonly string[], next: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return next
  if (FORBIDDEN.has(step)) throw new Error(`No field is called "${step}".`)
  const index = /^\d+$/.test(step) ? Number(step) : undefined
  if (index !== undefined && (Array.isArray(value) || value === undefined || value === null)) {
    const list = Array.isArray(value) ? [...value] : []
    if (index > list.length)
      throw new Error(`There are ${list.length} entries, none is at ${index}.`)
    if (rest.length === 0 && next === undefined) list.splice(index, 1)
    else list[index] = withValue(list[index], rest, next)
    return list
  }
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const { [step]: own, ...others } = known as Record<string, unknown>
  const changed = withValue(own, rest, next)
  return changed === undefined ? others : { ...known, [step]: changed }
}

/** What stands at a place; undefined for nothing. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  let found = value
  for (const step of steps) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return found
}
