import { useSyncExternalStore } from 'react'

/** A page to edit. */
export interface Place {
  path: string
  locale: string
}

const CHANGED = 'shell:navigated'

/** Counts what the author opens, so that the editor of a page stays when the page's address changes. */
let visit = 0

/** Opens a page, or the list for null, and updates the address bar. */
export function navigate(place: Place | null) {
  history.pushState(null, '', place ? editorAddress(place) : '/author')
  dispatchEvent(new Event(CHANGED))
}

/** Changes the address bar when the page that is open has another address than before. */
export function followPage({ path, locale }: Place) {
  history.replaceState(null, '', editorAddress({ path, locale }))
}

/** What is open, null for the list; `visit` is new for each opening. */
export function usePlace(): { place: Place | null; visit: number } {
  const now = useSyncExternalStore(subscribe, () => visit)
  const query = new URLSearchParams(location.search)
  const path = query.get('path')
  return { place: path ? { path, locale: query.get('locale') ?? 'en-US' } : null, visit: now }
}

function subscribe(listener: () => void) {
  const names = [CHANGED, 'popstate']
  const heard = () => {
    visit += 1
    listener()
  }
  for (const name of names) addEventListener(name, heard)
  return () => {
    for (const name of names) removeEventListener(name, heard)
  }
}

function editorAddress({ path, locale }: Place): string {
  return `/author?${new URLSearchParams({ path, locale })}`
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
