import { useSyncExternalStore } from 'react'

/** A page to edit. */
export interface Place {
  path: string
  locale: string
}

const CHANGED = 'shell:navigated'

/** Opens a page, or the list for null, and updates the address bar. */
export function navigate(place: Place | null) {
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

/** The public URL of a page; the first locale has no path prefix. */
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
