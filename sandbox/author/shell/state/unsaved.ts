import type { PageModel } from '../../../cms/page/page-model'
import type { Change } from '../../api-types'

/** Changes that the server has not stored, and the page that their author saw. */
export interface Unsaved {
  /** Id of the page, which stays when its address changes. */
  page: string
  revision: number
  model: PageModel
  changes: readonly Change[]
  /** ISO 8601. */
  at: string
}

/** Keeps an author's unsaved changes beyond the tab. */
export interface UnsavedStore {
  /** Replaces what this editor keeps; null removes it. */
  keep: (unsaved: Unsaved | null) => void
  /** What earlier editors of the page have left, the oldest first. */
  left: (page: string) => Left[]
  remove: (key: string) => void
}

export interface Left {
  key: string
  unsaved: Unsaved
}

/** A store for a browser without storage, and for tests. */
export const noUnsaved: UnsavedStore = { keep: () => {}, left: () => [], remove: () => {} }

/**
 * A store in the browser: an entry for each editor, so that two tabs with the same page keep their own
 * changes. Requests are idempotent, so changes that two tabs send are applied once. A full or blocked
 * storage keeps nothing: the server stores the changes anyway.
 */
export function unsavedIn(open: () => Storage, author: string): UnsavedStore {
  const prefix = `foyer-unsaved ${author} `
  const own = `${prefix}${crypto.randomUUID()}`
  return {
    keep: (unsaved) =>
      attempt(() => {
        if (unsaved) open().setItem(own, JSON.stringify(unsaved))
        else open().removeItem(own)
      }),
    left: (page) =>
      attempt(() => {
        const storage = open()
        return Object.keys(storage)
          .filter((key) => key.startsWith(prefix) && key !== own)
          .flatMap((key) => {
            const unsaved = attempt(() => JSON.parse(storage.getItem(key) ?? '') as Unsaved)
            return unsaved?.page === page && unsaved.changes.length ? [{ key, unsaved }] : []
          })
          .sort((one, other) => one.unsaved.at.localeCompare(other.unsaved.at))
      }) ?? [],
    remove: (key) => attempt(() => open().removeItem(key)),
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
