import type { Page } from '../../services/page/page'

/** What tabs of one browser tell each other: nothing of it is about a person. */
export interface TabNews {
  cart: string
  revision: number
  /** When the quote of this cart ends, and when the visitor was last active, ms since 1970. */
  cartEnd: number
  seenAt: number
}

/** A place among the tabs of this browser. */
export interface Tabs {
  tell: (news: TabNews) => void
  leave: () => void
}

/** Joins the other tabs; alone where the browser has no channel between them. */
export function joinTabs({ site }: Page, hear: (news: TabNews) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, leave: () => {} }
  const channel = new BroadcastChannel(`${site.storagePrefix}cart`)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  })
  return { tell: (news) => channel.postMessage(news), leave: () => channel.close() }
}

/** Another build of the site may be open in the other tab. */
function isNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null) return false
  const { cart, revision, cartEnd, seenAt } = data as Partial<TabNews>
  return typeof cart === 'string' && [revision, cartEnd, seenAt].every(Number.isFinite)
}
