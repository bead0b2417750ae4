/** An untrusted value as an object; any other type becomes an empty object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The non-empty strings among the named fields. */
export function textsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): { [N in Name]?: string } {
  return pick(value, names, (entry) => typeof entry === 'string' && entry !== '')
}

/** The safe integers among the named fields. */
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
