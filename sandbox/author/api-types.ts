import type { PageModel } from '../cms/page/page-model'

/**
 * What the author tier and its shell say to each other, under the site's own address. Types only: the
 * shell is a browser app and imports nothing else of the sandbox's server.
 *
 * Every address needs an author's cookie, else API calls answer 401 `signed-out`. A call that changes
 * something is JSON of this origin, else 403 `foreign-origin` or 415 `json-only`. Answers that are not
 * 2xx are a `Refusal` or, where a method says so, a `Conflict`.
 *
 * | call | body | answer |
 * |---|---|---|
 * | `GET /author/api/me` | | `Me` |
 * | `GET /author/api/pages?locale=` | | `{ pages: PageSummary[] }` |
 * | `POST /author/api/pages` | `NewPage` | 201 `EditedPage` · 409 `exists` |
 * | `GET /author/api/page?path=&locale=` | | `EditedPage` · 404 `not-found` |
 * | `POST /author/api/page/changes` | `Changes` | `Changed` · 409 `Conflict` |
 * | `POST /author/api/page/undo`, `redo`, `publish`, `discard` | `Step` | `EditedPage` · 409 `Conflict` |
 * | `POST /author/session` | `{ name }` as a form | 303 |
 * | `DELETE /author/session` | | 204 |
 *
 * The canvas is `<context path>/author/canvas<page path>?mode=edit|preview`, the same for every
 * visitor, as the published page is. The preview becomes a visitor as any page of the sandbox does:
 * `POST /sandbox/visitor` as a form with `visitor` = an id of `Me.visitors` (`fetch` with a
 * `URLSearchParams` body; it answers a redirect), then the preview is loaded anew.
 */
export type Area = 'header' | 'main' | 'footer'

/** An area, or `<component id>/<path of its list>`: `trip/items/0/children`. */
export type Into = string

export type Change =
  /** One field, nested ones by their path (`items/0/title`); without a value it is cleared. */
  | { kind: 'patch'; id: string; name: string; value?: unknown }
  /** All props at once: an accepted upgrade, defaults that come back. */
  | { kind: 'replace'; id: string; props: Record<string, unknown> }
  /** At the end unless `before` names a sibling. An id that is missing or taken is given anew. */
  | {
      kind: 'add'
      into: Into
      before?: string | null
      node: { type: string; id?: string; props: Record<string, unknown> }
    }
  | { kind: 'move'; id: string; into: Into; before?: string | null }
  | { kind: 'remove'; id: string }
  /** Right after itself unless `before` names a sibling (null: at the end); new ids for all in it. */
  | { kind: 'copy'; id: string; before?: string | null }
  | { kind: 'settings'; title?: string; description?: string }

export interface Me {
  /** `Anna`, for example. */
  author: string
  /** Whom the preview can be seen as, and who this browser is now. */
  visitors: { id: string; label: string }[]
  visitor: string
}

/** `new`: not public yet. `changed`: the draft is not what is public. */
export type PageStatus = 'published' | 'changed' | 'new'

export interface PageSummary {
  path: string
  locale: string
  title: string
  pageId: string
  status: PageStatus
  /** ISO 8601; null for a page as the seed wrote it. */
  editedAt: string | null
  editedBy: string | null
}

export interface NewPage {
  /** Without the locale's sub-directory. */
  path: string
  locale: string
  title: string
  /** A page id of A.5, or `cms` for a page of no kind of its own. */
  pageId: string
  /** Needed by the pages of a hotel. */
  propertyId?: string
}

export interface EditedPage {
  path: string
  locale: string
  /** The draft. */
  model: PageModel
  /** Null before the first publication. */
  published: PageModel | null
  /**
   * Names the draft's state: a new step gets a new number, undo and redo go back to those that there
   * were. 0: the page as it was before anybody edited it, or as it was created.
   */
  revision: number
  canUndo: boolean
  canRedo: boolean
  /** What they would take back or bring back: `Add hero-banner`. */
  undoLabel?: string | null
  redoLabel?: string | null
  editedAt: string | null
  editedBy: string | null
}

/** `revision` is the one that the author was looking at. */
export interface Step {
  path: string
  locale: string
  revision: number
}

export interface Changes extends Step {
  /** Done all or none, in order; one step of undo. */
  changes: Change[]
}

export interface Changed {
  page: EditedPage
  /**
   * One of each component that was added or copied and can be shown by itself, in the order of the
   * changes; as `response.updates` of the editor's event. Rendered in edit mode.
   */
  updates: { resource: string; type: 'component'; content: string }[]
}

/** Nothing was changed: somebody else has touched the same. */
export interface Conflict {
  code: 'conflict'
  message: string
  /** As it is now; edit this one. */
  page: EditedPage
  fields: ConflictField[]
}

export interface ConflictField {
  /** Of a component; '' for the page's own title and description. */
  id: string
  /** Path of the field; '' where the component itself was moved, removed or replaced. */
  name: string
  /** Undefined (missing in JSON): taken away. */
  theirs?: unknown
  mine?: unknown
}

export interface Refusal {
  code:
    | 'signed-out'
    | 'foreign-origin'
    | 'json-only'
    | 'too-large'
    | 'invalid'
    | 'not-found'
    | 'exists'
    | 'nothing-to-undo'
    | 'nothing-to-redo'
  /** For the author: what happened and what to do. */
  message: string
}
