/**
 * An answer without the `__typename` of objects that have no id. Operations ask for it for Apollo's cache, which
 * a page's answers do not enter; facts about a thing need it with an id (`services/graphql/facts.ts`).
 */
export function withoutTypes<Data>(data: Data): Data {
  return bare(data) as Data
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const given = value as Record<string, unknown>
  const kept: Record<string, unknown> = {}
  for (const name of Object.keys(given)) {
    if (name !== '__typename' || given.id) kept[name] = bare(given[name])
  }
  return kept
}
