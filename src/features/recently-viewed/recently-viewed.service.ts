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
