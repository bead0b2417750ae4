import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { offlinePage, pageContext } from '../fixtures/pages'
import { type VisitorKind, visitorNetwork } from '../fixtures/visitors'
import { PageProvider } from '../src/hooks/page-store'
import { textDirection } from '../src/rules/locale/locale'
import type { PageContext, PageMode } from '../src/services/page/page-context'
import { inLocale } from './in-locale'
import { type AnyFixture, localeOf } from './show'
import { applyTheme, type Brand, type Scheme } from './theme'

/** The toolbar's settings of the page; `story` keeps the story's own setting. */
export interface PageSettings {
  visitor: VisitorKind
  locale: string
  pageId: string
  theme: Scheme
  brand: Brand
  mode: PageMode | 'story'
}

/** Answers operations that the visitor's network does not; undefined for any other operation. */
export type Answer = (operation: string, variables: Variables, locale: string) => unknown

export interface Variables {
  propertyId?: string
  from?: string | null
  to?: string | null
}

interface StoryPageProps {
  page: AnyFixture['page']
  settings: PageSettings
  children: ReactNode
}

/** The page around a story; sets language, direction and theme on the document. */
export function StoryPage({ page, settings, children }: StoryPageProps) {
  const { theme, brand } = settings
  const locale = localeOf(page?.locale, settings.locale)

  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = textDirection(locale)
    return applyTheme(theme, brand)
  }, [locale, theme, brand])

  return (
    <PageAround page={page} settings={settings}>
      {children}
    </PageAround>
  )
}

/** One store and one context, as mapping creates them for a real page. */
export function PageAround({
  page,
  settings,
  answer,
  children,
}: StoryPageProps & { answer?: Answer }) {
  const { visitor, locale, pageId, mode } = settings
  const store = useMemo(() => {
    const context = contextOf(page, { locale, pageId, mode })
    const known = visitorNetwork(visitor, context.locale)
    const fetch: typeof known = async (input, init) => {
      const data = answer?.(...questionOf(input, init), context.locale)
      return data === undefined ? known(input, init) : Response.json({ data })
    }
    return offlinePage(context, { fetch }).store
  }, [page, answer, visitor, locale, pageId, mode])

  return (
    <PageProvider key={[visitor, locale, pageId, mode].join()} live={store} served={store}>
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
    answers: inLocale(known.answers, known.locale, localeOf(known.locale, locale)),
  })
}

function contextPathOf(locale: string): string {
  return locale === 'en-US' ? '' : `/${locale}`
}

/** The operation and the variables of a call. */
function questionOf(input: RequestInfo | URL, init: RequestInit | undefined): [string, Variables] {
  const { pathname, searchParams } = new URL(String(input), 'https://www.alderway.example')
  const operation = pathname.slice(pathname.lastIndexOf('/') + 1)
  const sent = typeof init?.body === 'string' ? JSON.parse(init.body).variables : undefined
  return [operation, sent ?? JSON.parse(searchParams.get('variables') ?? '{}')]
}
