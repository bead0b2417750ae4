/** Maximum number of remembered hotels (E1-22). */
export const RECENTLY_VIEWED_LIMIT = 10

/** Days a hotel is remembered when the store's config does not say (E1-23). */
export const RECENTLY_VIEWED_DAYS = 60

const DAY_MS = 86_400_000

const TEXTS = [
  'name',
  'address',
  'marshaCode',
  'imageUrl',
  'marshaBrandCode',
  'postalAddress',
  'state',
  'country',
] as const

const NUMBERS = ['latitude', 'longitude', 'numberOfReviewsCount', 'starsCount'] as const

/**
 * One remembered hotel, as kept in local storage (C.8). `createdAt` is the last visit, ms since
 * 1970.
 */
export type RecentlyViewedProperty = {
  [K in (typeof TEXTS)[number]]: K extends 'name' | 'marshaCode' ? string : string | null
} & { [K in (typeof NUMBERS)[number]]: number | null } & { createdAt: number }

/** The whole store (C.8). `list` has the newest first. */
export interface RecentlyViewedStore {
  /** Retention in days. */
  config: { maxCachedDaysLimit: number }
  list: RecentlyViewedProperty[]
}

/**
 * The list after a visit (C.8): the current hotel comes first with the time `now` and replaces its older
 * entry; entries older than `maxDays` days (rounded up) are removed; at most 10 entries stay. A
 * current hotel without a name or code is not added.
 */
export function withCurrentProperty(
  list: readonly RecentlyViewedProperty[],
  current: Omit<RecentlyViewedProperty, 'createdAt'> | null,
  { now, maxDays = RECENTLY_VIEWED_DAYS }: { now: number; maxDays?: number },
): RecentlyViewedProperty[] {
  const code = current?.name?.trim() && current.marshaCode?.toUpperCase()
  const others = list
    .filter((seen) => Math.ceil((now - seen.createdAt) / DAY_MS) <= maxDays)
    .filter((seen) => seen.marshaCode.toUpperCase() !== code)
    .sort((a, b) => b.createdAt - a.createdAt)
  const all = current && code ? [{ ...current, createdAt: now }, ...others] : others
  return all.slice(0, RECENTLY_VIEWED_LIMIT)
}

/**
 * Reads the store from its JSON text or parsed value. Corrupt parts are dropped; never throws
 * (C.8).
 */
export function readRecentlyViewed(json: unknown): RecentlyViewedStore {
  const { config, list } = asRecord(parsed(json))
  const days = asRecord(config).maxCachedDaysLimit
  return {
    config: { maxCachedDaysLimit: isPositive(days) ? days : RECENTLY_VIEWED_DAYS },
    list: Array.isArray(list) ? list.flatMap(readProperty) : [],
  }
}

function readProperty(value: unknown): RecentlyViewedProperty[] {
  const seen = asRecord(value)
  const texts = TEXTS.map((key) => [key, typeof seen[key] === 'string' ? seen[key] : null])
  const numbers = NUMBERS.map((key) => [key, Number.isFinite(seen[key]) ? seen[key] : null])
  const property = { ...Object.fromEntries([...texts, ...numbers]), createdAt: seen.createdAt }
  return property.name && property.marshaCode && isPositive(property.createdAt) ? [property] : []
}

function parsed(json: unknown): unknown {
  if (typeof json !== 'string') return json
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? (value as Record<string, unknown>) : {}
}

function isPositive(value: unknown): value is number {
  return Number.isFinite(value) && (value as number) > 0
}
