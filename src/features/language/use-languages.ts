import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { useTrack } from '../../hooks/use-track'
import { isBookingPage } from '../../rules/pages/page-types'
import { announce } from '../../services/accessibility/live-region'
import type { Page } from '../../services/page/page'
import { getSession, setSessionValues } from '../../services/session/session'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import {
  isSameLocale,
  type LanguageLink,
  type LanguageRegion,
  languageHref,
  leavesSite,
  type Place,
  sortRegions,
} from './languages.rules'

export interface ShownLanguage extends LanguageLink {
  href: string
  isCurrent: boolean
}

export interface ShownRegion {
  name: string
  links: ShownLanguage[]
}

/** The languages of a page and the state of their dialog. */
export interface Languages {
  /** The same array and function until the page's address changes: a list of 130 renders once. */
  regions: ShownRegion[]
  onChoose: (event: MouseEvent, language: ShownLanguage) => void
  /** Name of the page's own language in that language; empty if it is not listed. */
  current: string
  overlay: { isOpen: boolean; open: () => void; close: (reason: CloseReason) => void }
  /** Confirmation before a language of another site, which does not receive the cart. */
  warning: { isOpen: boolean; cancel: () => void; confirm: () => void }
}

/** Maximum wait for the session when a language is chosen. */
const SESSION_WAIT_MS = 1000

interface LanguagesOptions {
  id: string
  analyticsId: string
  regions: readonly LanguageRegion[]
  sort: 'alpha' | 'authored'
  labels: { kept: string }
}

/** The language list as a dialog (W06, W66); null if the author listed none. */
export function useLanguages(widget: string, options: LanguagesOptions): Languages | null {
  const { id, analyticsId, regions, sort, labels } = options
  const page = usePage()
  const { locale, contextPath, mode } = page.context
  const hasLinks = regions.some(({ links }) => links.length > 0)
  const overlay = useOverlay<'language'>({ id, analyticsId }, { canOpen: hasLinks })
  const [leaving, setLeaving] = useState<ShownLanguage | null>(null)
  const track = useTrack(widget, { analyticsId })

  // The server renders a page for every query, so the links get this query in the browser.
  const [search, setSearch] = useState('')
  const { isOpen } = overlay
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may change its query while it is shown
  useEffect(() => setSearch(page.location().search), [page, isOpen])
  const { href } = new URL(page.location().pathname + search, page.location())
  const shown = useMemo(
    () => showRegions(regions, { sort, locale, url: new URL(href), contextPath }),
    [regions, sort, locale, href, contextPath],
  )

  const go = async (link: ShownLanguage) => {
    track('language_change', { from: locale, to: link.locale })
    await inTime(setSessionValues(page, { locale: link.locale }))
    window.location.assign(link.href)
  }
  const choose = async (link: ShownLanguage) => {
    if (await hasCart(page)) {
      if (leavesSite(link, new URL(href))) return setLeaving(link)
      announce(labels.kept)
    }
    await go(link)
  }
  const chooser = useRef(choose)
  useEffect(() => {
    chooser.current = choose
  })
  const onChoose = useCallback(
    (event: MouseEvent, language: ShownLanguage) => {
      if (mode === 'edit') return event.preventDefault()
      if (!isPlainClick(event) || mode === 'preview') return
      event.preventDefault()
      void chooser.current(language)
    },
    [mode],
  )
  if (shown.length === 0) return null

  return {
    regions: shown,
    onChoose,
    current: shown.flatMap(({ links }) => links).find((link) => link.isCurrent)?.linkLabel ?? '',
    overlay,
    warning: {
      isOpen: leaving !== null,
      cancel: () => setLeaving(null),
      confirm: () => {
        setLeaving(null)
        if (leaving) void go(leaving)
      },
    },
  }
}

function showRegions(
  regions: readonly LanguageRegion[],
  { sort, locale, url, contextPath }: Pick<LanguagesOptions, 'sort'> & { locale: string } & Place,
): ShownRegion[] {
  const listed = regions.filter(({ links }) => links.length > 0)
  return sortRegions(listed, sort, locale).map(({ name, links }) => ({
    name,
    links: links.map((link) => ({
      ...link,
      href: languageHref(link, { url, contextPath }),
      isCurrent: isSameLocale(link.locale, locale),
    })),
  }))
}

async function hasCart(page: Page): Promise<boolean> {
  if (!isBookingPage(page.context.page.id)) return false
  const session = await inTime(getSession(page).catch(() => null))
  return Boolean(session?.shoppingCartId)
}

/** The value of a promise; null after the time limit. */
function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SESSION_WAIT_MS))
  return Promise.race([promise, late])
}
