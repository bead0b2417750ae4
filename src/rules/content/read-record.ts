/** An object that came from outside; anything else is an empty one. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Its texts of these names that are not empty. */
export function textsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): { [N in Name]?: string } {
  return pick(value, names, (entry) => typeof entry === 'string' && entry !== '')
}

/** Its whole numbers of these names. */
export function countsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): { [N in Name]?: number } {
  return pick(value, names, Number.isSafeInteger)
}

function pick(value: unknown, names: readonly string[], fits: (entry: unknown) => boolean): object {
  const given = recordOf(value)
  const found = names.filter((name) => Object.hasOwn(given, name) && fits(given[name]))
  return Object.fromEntries(found.map((name) => [name, given[name]]))
}
