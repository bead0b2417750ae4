import type { Page } from '../../services/page/page'
import {
  type RecentlyViewedProperty,
  readRecentlyViewed,
  withCurrentProperty,
} from './recently-viewed.rules'

const KEY = 'recentlyViewed'

/** Adds the page's hotel to the front of this browser's list (C.8). */
export function rememberProperty(
  page: Page,
  current: Omit<RecentlyViewedProperty, 'createdAt'>,
): void {
  if (page.context.mode !== 'publish') return
  const { config, list } = readRecentlyViewed(page.storage.local.get(KEY))
  const maxDays = page.site.recentlyViewed.maxCachedDaysLimit ?? config.maxCachedDaysLimit
  const store = {
    config: { maxCachedDaysLimit: maxDays },
    list: withCurrentProperty(list, current, { now: page.now(), maxDays }),
  }
  page.storage.local.set(KEY, JSON.stringify(store))
}

/** The hotels that this browser remembers, the newest first (C.8). */
export function readViewed(page: Page): RecentlyViewedProperty[] {
  const { config, list } = readRecentlyViewed(page.storage.local.get(KEY))
  const maxDays = page.site.recentlyViewed.maxCachedDaysLimit ?? config.maxCachedDaysLimit
  return withCurrentProperty(list, null, { now: page.now(), maxDays })
}

/** Forgets one hotel; all without its code. */
export function forgetViewed(page: Page, propertyId?: string): void {
  const store = readRecentlyViewed(page.storage.local.get(KEY))
  const list = store.list.filter(({ marshaCode }) => propertyId && marshaCode !== propertyId)
  if (list.length === 0) page.storage.local.remove(KEY)
  else page.storage.local.set(KEY, JSON.stringify({ ...store, list }))
}
