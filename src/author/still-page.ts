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
 * The page that an author edits: nothing leaves it, nothing is stored, its time stands still, so that
 * it does not change unless the author changes it (design §7). What the server knew is in its
 * context; a question that was not answered by then stays without an answer.
 */
export function stillPage(): StillPage {
  known ??= openStillPage()
  return known
}

/** Which component has the h1 changes under its author's hands; one of the CMS's own keeps it. */
function withoutHeading({ mainHeading, ...place }: PageContext['page']): PageContext['page'] {
  const holder = mainHeading && document.getElementById(mainHeading)
  return holder && holder.localName !== 'foyer-widget' ? { ...place, mainHeading } : place
}

/** Rendered from nothing, what holds HTML has to be trusted here. */
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
    location: () => new URL(location.href),
    leave: () => {},
    log: () => {},
  }
  return { page, store: createPageStore(page) }
}
