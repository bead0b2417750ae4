const SEARCHED = 'cacheData.data.AriesSearch.searchCriteria.propertyId'

/** Sources of the property id of a page. */
export interface PropertyIdSources {
  /** `propertyCode` of the page's query. */
  asked: string | null
  /** Session values by name, or nested as the session call answers; null before its answer. */
  session: Record<string, unknown> | null | undefined
  /** Property id when no source has one. */
  fallback: string
}

/**
 * The property id of the page in upper case (W02). The order of the sources is `propertyCode` of
 * the query, `propertyId` of the session, that of the session's last search, the fallback. A value
 * that is not a property id is skipped.
 */
export function propertyIdFrom({ asked, session, fallback }: PropertyIdSources): string {
  const nested = SEARCHED.split('.').reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    session,
  )
  const sources = [asked, session?.propertyId, session?.[SEARCHED], nested]
  const found = sources.find((id) => /^\s*[a-z\d]+\s*$/i.test(`${id ?? ''}`)) ?? fallback
  return `${found}`.trim().toUpperCase()
}

/** A session flag such as `isMax` or `isACRS`: true for `true`, "true" and "1" (C.3). */
export function parseFlag(value: unknown): boolean {
  return /^(true|1)$/i.test(`${value}`)
}

/**
 * The stay dates that the visitor chose: `fromDate` and `toDate` of the page's query, else of the
 * session (D.7). Null unless both are valid dates in that order.
 */
export function stayFrom(
  asked: { fromDate: unknown; toDate: unknown } | null,
  session: Record<string, unknown> | null | undefined,
): { from: string; to: string } | null {
  for (const { fromDate, toDate } of [asked ?? {}, session ?? {}] as Record<string, unknown>[]) {
    const [from, to] = [`${fromDate}`, `${toDate}`]
    if (isDay(from) && isDay(to) && from <= to) return { from, to }
  }
  return null
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
