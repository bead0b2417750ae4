import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { offlinePage, pageContext } from '../fixtures/pages'
import { type VisitorKind, visitorNetwork } from '../fixtures/visitors'
import { PageProvider } from '../src/hooks/page-store'
import { textDirection } from '../src/rules/locale'
import type { PageMode } from '../src/services/page-context'
import type { AnyFixture } from './show'

/** What the toolbar says of the page; `story` leaves it as the story has it. */
export interface PageSettings {
  visitor: VisitorKind
  locale: string
  pageId: string
  theme: 'light' | 'dark'
  mode: PageMode | 'story'
}

interface StoryPageProps {
  page: AnyFixture['page']
  settings: PageSettings
  children: ReactNode
}

/** The page around a story: one store and one context, as mapping makes them for a real page. */
export function StoryPage({ page = {}, settings, children }: StoryPageProps) {
  const { visitor, locale, pageId, theme, mode } = settings
  const { context, store } = useMemo(() => {
    const known = pageContext(page)
    const context = pageContext({
      ...page,
      ...(locale === 'story' ? {} : { locale, contextPath: contextPathOf(locale) }),
      ...(pageId === 'story' ? {} : { page: { ...known.page, id: pageId } }),
      ...(mode === 'story' ? {} : { mode }),
    })
    const fetch = visitorNetwork(visitor, context.locale)
    return { context, store: offlinePage(context, { fetch }).store }
  }, [page, visitor, locale, pageId, mode])

  useLayoutEffect(() => {
    document.documentElement.lang = context.locale
    document.documentElement.dir = textDirection(context.locale)
    document.body.dataset.theme = theme
  }, [context, theme])

  return (
    <PageProvider key={Object.values(settings).join()} live={store} served={store}>
      {children}
    </PageProvider>
  )
}

function contextPathOf(locale: string): string {
  return locale === 'en-US' ? '' : `/${locale}`
}
