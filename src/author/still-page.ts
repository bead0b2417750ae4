import { readPageContext } from '../services/browser-page'
import { createPageStore, type Page, type PageStore } from '../services/page'
import { memoryStorage } from '../services/storage'

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

function openStillPage(): StillPage {
  const opened = Date.now()
  const page: Page = {
    context: { ...readPageContext(), mode: 'edit' },
    fetch: () => new Promise(() => {}),
    now: () => opened,
    storage: { local: memoryStorage(), session: memoryStorage() },
    location: () => new URL(location.href),
    log: () => {},
  }
  return { page, store: createPageStore(page) }
}
