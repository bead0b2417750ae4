import { type MouseEvent, useEffect, useState } from 'react'
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
  sortRegions,
} from './languages.rules'

export interface ShownRegion {
  name: string
  links: {
    /** Name of the language in that language. */
    label: string
    href: string
    locale: string
    isCurrent: boolean
    onClick: (event: MouseEvent) => void
  }[]
}

/** The languages of a page and the state of their dialog. */
export interface Languages {
  regions: ShownRegion[]
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
  const [leaving, setLeaving] = useState<LanguageLink | null>(null)
  const track = useTrack(widget, { analyticsId })

  // The server renders a page for every query, so the links get this query in the browser.
  const [search, setSearch] = useState('')
  const { isOpen } = overlay
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may change its query while it is shown
  useEffect(() => setSearch(page.location().search), [page, isOpen])
  const url = new URL(page.location().pathname + search, page.location())
  const place = { url, contextPath }

  const shown = sortRegions(
    regions.filter(({ links }) => links.length > 0),
    sort,
    locale,
  )
  if (shown.length === 0) return null

  const go = async (link: LanguageLink) => {
    track('language_change', { from: locale, to: link.locale })
    await inTime(setSessionValues(page, { locale: link.locale }))
    window.location.assign(languageHref(link, place))
  }
  const choose = async (link: LanguageLink) => {
    if (await hasCart(page)) {
      if (leavesSite(link, url)) return setLeaving(link)
      announce(labels.kept)
    }
    await go(link)
  }
  return {
    regions: shown.map(({ name, links }) => ({
      name,
      links: links.map((link) => ({
        label: link.linkLabel,
        href: languageHref(link, place),
        locale: link.locale,
        isCurrent: isSameLocale(link.locale, locale),
        onClick: (event: MouseEvent) => {
          if (mode === 'edit') return event.preventDefault()
          if (!isPlainClick(event) || mode === 'preview') return
          event.preventDefault()
          void choose(link)
        },
      })),
    })),
    current:
      regions.flatMap(({ links }) => links).find((link) => isSameLocale(link.locale, locale))
        ?.linkLabel ?? '',
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
