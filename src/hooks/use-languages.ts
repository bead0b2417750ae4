import { type MouseEvent, useEffect, useState } from 'react'
import {
  isSameLocale,
  type LanguageLink,
  type LanguageRegion,
  languageHref,
  leavesSite,
  sortRegions,
} from '../rules/languages'
import { isBookingPage } from '../rules/page-types'
import { announce } from '../services/live-region'
import type { Page } from '../services/page'
import { getSession, setSessionValues } from '../services/session'
import type { Languages } from '../ui/language-dialog.view'
import { isPlainClick } from './is-plain-click'
import { usePage } from './page-store'
import { useOverlay } from './use-overlay'
import { useTrack } from './use-track'

/** Choosing a language waits no longer than this for the session. */
const SESSION_WAIT_MS = 1000

interface LanguagesOptions {
  id: string
  analyticsId: string
  regions: readonly LanguageRegion[]
  sort: 'alpha' | 'authored'
  labels: { kept: string }
}

/** The languages of the site as a dialog (W06, W66); null when their author named none. */
export function useLanguages(widget: string, options: LanguagesOptions): Languages | null {
  const { id, analyticsId, regions, sort, labels } = options
  const page = usePage()
  const { locale, contextPath, mode } = page.context
  const overlay = useOverlay(id, { analyticsId })
  const [leaving, setLeaving] = useState<LanguageLink | null>(null)
  const track = useTrack(widget, { analyticsId })

  // A page is rendered for every query: the links learn of this one in the browser.
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

/** What a promise brings, if it does so in time. */
function inTime<Value>(promise: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SESSION_WAIT_MS))
  return Promise.race([promise, late])
}
