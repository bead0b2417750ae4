import { useSyncExternalStore } from 'react'

/** The page that is edited; null: the list of all. */
export interface Place {
  path: string
  locale: string
}

const CHANGED = 'shell:navigated'

/** Goes to a page, or back to the list; the address bar follows. */
export function goTo(place: Place | null) {
  history.pushState(null, '', place ? `/author?${new URLSearchParams({ ...place })}` : '/author')
  dispatchEvent(new Event(CHANGED))
}

export function usePlace(): Place | null {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const query = new URLSearchParams(search)
  const path = query.get('path')
  return path ? { path, locale: query.get('locale') ?? 'en-US' } : null
}

function subscribe(listener: () => void) {
  const names = [CHANGED, 'popstate']
  for (const name of names) addEventListener(name, listener)
  return () => {
    for (const name of names) removeEventListener(name, listener)
  }
}

/** Where visitors find a page; the first locale has no folder of its own. */
export function publicAddress({ path, locale }: Place): string {
  return `${contextPath(locale)}${path}`
}

export function canvasAddress(place: Place, query: Record<string, string>): string {
  const search = new URLSearchParams(query)
  return `${contextPath(place.locale)}/author/canvas${place.path}?${search}`
}

function contextPath(locale: string): string {
  return locale === 'en-US' ? '' : `/${locale}`
}
