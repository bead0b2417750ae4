import { sanitiseRichText } from '../services/content/sanitise'
import { cleanAnswer } from '../services/graphql/clean-answer'
import { createPageStore, type Page, type PageStore } from '../services/page/page'
import type { PageContext, PreloadedAnswer } from '../services/page/page-context'
import { completeContext, readContextJson } from '../services/page/read-context'
import { memoryStorage } from '../services/storage/storage'

export interface StillPage {
  page: Page
  store: PageStore
}

let known: StillPage | undefined

/**
 * The page in edit mode (design §7). It sends no request, stores nothing, and its clock does not advance,
 * so only the author changes it. The context holds the server's answers; any other query stays
 * pending.
 */
export function stillPage(): StillPage {
  known ??= openStillPage()
  return known
}

let visitors: PageStore | undefined

/** The same page as visitors get it from the server: without samples, and without author mode. */
export function visitorStore(): PageStore {
  const { page } = stillPage()
  visitors ??= createPageStore({ ...page, context: { ...page.context, mode: 'publish' } })
  return visitors
}

/** Drops `mainHeading` when a widget has the h1, because edits can change that; a CMS component keeps it. */
function withoutHeading({ mainHeading, ...place }: PageContext['page']): PageContext['page'] {
  const holder = mainHeading && document.getElementById(mainHeading)
  return holder && holder.localName !== 'foyer-widget' ? { ...place, mainHeading } : place
}

/** Sanitises the HTML in an answer, because edit mode renders it in the browser instead of hydrating. */
export function cleaned({ name, variables, data }: PreloadedAnswer): PreloadedAnswer {
  return { name, variables, data: cleanAnswer(name, data, sanitiseRichText) } as PreloadedAnswer
}

function openStillPage(): StillPage {
  const opened = Date.now()
  const context = completeContext(readContextJson())
  const page: Page = {
    context: {
      ...context,
      page: withoutHeading(context.page),
      mode: 'edit',
      answers: context.answers.map(cleaned),
    },
    site: context.site,
    fetch: () => new Promise(() => {}),
    now: () => opened,
    storage: { local: memoryStorage(), session: memoryStorage() },
    placed: () => undefined,
    location: () => new URL(location.href),
    leave: () => {},
    log: () => {},
  }
  return { page, store: createPageStore(page) }
}
