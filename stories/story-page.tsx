import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { offlinePage, pageContext } from '../fixtures/pages'
import { type VisitorKind, visitorNetwork } from '../fixtures/visitors'
import { PageProvider } from '../src/hooks/page-store'
import { textDirection } from '../src/rules/locale'
import type { PageContext, PageMode } from '../src/services/page-context'
import { inLocale } from './in-locale'
import { type Brand, type Scheme, wear } from './look'
import type { AnyFixture } from './show'

/** What the toolbar says of the page; `story` leaves it as the story has it. */
export interface PageSettings {
  visitor: VisitorKind
  locale: string
  pageId: string
  theme: Scheme
  brand: Brand
  mode: PageMode | 'story'
}

interface StoryPageProps {
  page: AnyFixture['page']
  settings: PageSettings
  /** Answers what the visitor's network does not; undefined leaves a call unanswered. */
  answer?: Answer
  children: ReactNode
}

export type Answer = (url: URL, locale: string) => unknown

/** The page around a story: one store and one context, as mapping makes them for a real page. */
export function StoryPage({ page, settings, answer, children }: StoryPageProps) {
  const { visitor, locale, pageId, theme, brand, mode } = settings
  const { context, store } = useMemo(() => {
    const context = contextOf(page, { locale, pageId, mode })
    const known = visitorNetwork(visitor, context.locale)
    const fetch: typeof known = async (input, init) => {
      const url = new URL(String(input), 'https://www.alderway.example')
      const data = answer?.(url, context.locale)
      return data === undefined ? known(input, init) : Response.json({ data })
    }
    return { context, store: offlinePage(context, { fetch }).store }
  }, [page, answer, visitor, locale, pageId, mode])

  useLayoutEffect(() => {
    document.documentElement.lang = context.locale
    document.documentElement.dir = textDirection(context.locale)
    return wear(theme, brand)
  }, [context, theme, brand])

  return (
    <PageProvider key={Object.values(settings).join()} live={store} served={store}>
      {children}
    </PageProvider>
  )
}

function contextOf(
  page: AnyFixture['page'] = {},
  { locale, pageId, mode }: Pick<PageSettings, 'locale' | 'pageId' | 'mode'>,
): PageContext {
  const known = pageContext(page)
  return pageContext({
    ...page,
    ...(locale === 'story' ? {} : { locale, contextPath: contextPathOf(locale) }),
    ...(pageId === 'story' ? {} : { page: { ...known.page, id: pageId } }),
    ...(mode === 'story' ? {} : { mode }),
    answers: inLocale(known.answers, known.locale, locale === 'story' ? known.locale : locale),
  })
}

function contextPathOf(locale: string): string {
  return locale === 'en-US' ? '' : `/${locale}`
}
