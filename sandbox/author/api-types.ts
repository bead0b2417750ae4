import type { PageModel } from '../cms/page/page-model'

/**
 * The API between the author tier and its shell, on the site's own origin. Types only: the
 * shell is a browser app and imports nothing else of the sandbox's server.
 *
 * Every URL requires an author's cookie; without one, API calls answer 401 `signed-out`. A call that
 * changes data has to be JSON from this origin, else it answers 403 `foreign-origin` or 415 `json-only`.
 * An answer that is not 2xx is a `Refusal` or, where the table says so, a `Conflict`. A call with the
 * page's `id` follows the page to its present address, which the answer has; of a deleted page it is
 * refused by 410 `deleted`.
 *
 * | call | body | answer |
 * |---|---|---|
 * | `GET /author/api/me` | | `Me` |
 * | `GET /author/api/pages?locale=` | | `{ pages: PageSummary[] }` |
 * | `POST /author/api/pages` | `NewPage` | 201 `EditedPage` · 409 `exists` |
 * | `GET /author/api/page?path=&locale=&id=` | | `EditedPage` · 404 `not-found` · 410 `deleted` |
 * | `POST /author/api/page/changes` | `Changes` | `Changed` · 409 `Conflict` |
 * | `POST /author/api/page/undo`, `redo`, `discard` | `Step` | `EditedPage` · 409 `Conflict` |
 * | `POST /author/api/page/publish` | `Publication` | `EditedPage` · 409 `Conflict` |
 * | `GET /author/api/page/versions?path=&locale=&id=&before=` | | `Versions` |
 * | `GET /author/api/page/version?path=&locale=&id=&version=` | | `VersionModel` · 404 `not-found` |
 * | `POST /author/api/page/restore` | `Restore` | `EditedPage` · 409 `Conflict` |
 * | `POST /author/api/page/name` | `NamedVersion` | `Versions` |
 * | `POST /author/api/page/duplicate` | `Duplicate` | 201 `EditedPage` · 409 `exists` |
 * | `POST /author/api/page/move` | `Move` | `EditedPage` · 409 `exists` |
 * | `POST /author/api/page/unpublish`, `republish` | `Key` | `EditedPage` |
 * | `POST /author/api/page/delete` | `Key` | `DeletedPage` |
 * | `POST /author/api/page/undelete` | `Undelete` | `EditedPage` · 409 `exists` |
 * | `GET /author/api/page/links?path=&locale=` | | `{ links: PageLink[] }` |
 * | `GET /author/api/page/unseen?path=&locale=&id=&component=` | | `{ unseen: UnseenComponent[] }` |
 * | `GET /author/api/deleted` | | `{ deleted: DeletedPage[] }` |
 * | `GET /author/api/shared?locale=` | | `{ shared: SharedSummary[] }` |
 * | `POST /author/api/shared` | `NewShared` | 201 `EditedPage` |
 * | `GET /author/api/shared/uses?path=&locale=` | | `{ uses: SharedUse[] }` |
 * | `GET /author/api/pictures?locale=` | | `{ pictures: SitePicture[] }` |
 * | `POST /author/api/pictures` | `NewPicture` | 201 `SitePicture` |
 * | `POST /author/session` | `{ name }` as a form | 303 |
 * | `DELETE /author/session` | | 204 |
 *
 * The canvas is `<context path>/author/canvas<page path>?mode=edit|preview`; with `version=`, in
 * preview, a former version. Like the published page,
 * it is the same for every visitor. To preview as another visitor, the shell posts the form
 * `POST /sandbox/visitor` with `visitor` = an id of `Me.visitors` (`fetch` with a `URLSearchParams`
 * body; the answer is a redirect) and reloads the preview.
 */
export type Area = 'header' | 'main' | 'footer'

/** An area, or `<component id>/<path of its list>`: `trip/items/0/children`. */
export type Into = string

/**
 * A unique id that the caller generates for an added component. If the page has got this id after
 * `revision`, the change was already applied. So a caller can repeat a request whose answer was lost.
 */
export type Once = string

export type Change =
  /** Sets one field, a nested one by its path (`items/0/title`); without a value, clears the field. */
  | { kind: 'patch'; id: string; name: string; value?: unknown }
  /** Replaces all props at once: for an accepted upgrade, or to restore defaults. */
  | { kind: 'replace'; id: string; props: Record<string, unknown> }
  /** Adds at the end unless `before` names a sibling. A missing or taken id is replaced by a new one. */
  | {
      kind: 'add'
      into: Into
      before?: string | null
      once?: Once
      node: { type: string; id?: string; props: Record<string, unknown> }
    }
  | { kind: 'move'; id: string; into: Into; before?: string | null }
  | { kind: 'remove'; id: string }
  /** Inserts a copy with new ids after the original, or before the sibling `before` (null: at the end). */
  | { kind: 'copy'; id: string; before?: string | null; once?: Once }
  /**
   * Replaces the component by another one with the same id: by a reference to shared content
   * (`cms/shared`), or a reference by a component of the page's own.
   */
  | { kind: 'swap'; id: string; type: string; props: Record<string, unknown> }
  | { kind: 'settings'; title?: string; description?: string }

export interface Me {
  /** `Anna`, for example. */
  author: string
  /** The visitors that the preview can switch to, and the current one. */
  visitors: { id: string; label: string }[]
  visitor: string
}

/** `new`: not public yet. `changed`: the draft differs from the public page. */
export type PageStatus = 'published' | 'changed' | 'new' | 'unpublished'

export interface PageSummary {
  path: string
  locale: string
  title: string
  pageId: string
  status: PageStatus
  /** Number of the draft's revision. */
  revision: number
  /** What the site's own code needs: that the page keeps its address, or that there is a page at all. */
  needs: 'address' | 'page' | null
  /** ISO 8601; null for an unedited page of the seed. */
  editedAt: string | null
  editedBy: string | null
}

/** Also copies a deleted page, by its key in the bin. */
export interface Duplicate extends Key {
  /** Copies this revision instead of the draft. */
  revision?: number
  to: { path: string; locale: string; title: string }
}

export interface Move extends Key {
  to: string
  /** Whether visitors at the old address are led to the new one; else they are told that it is gone. */
  redirects: boolean
}

/** A component of the draft of which visitors would see nothing, because of its settings. */
export interface UnseenComponent {
  id: string
  type: string
  /** The fields that it needs, by their path and the titles on the way to them. */
  fields: { path: string; title: string; isSet: boolean }[]
}

/** Of one component, or of the whole page. */
export interface AskedUnseen extends Located {
  component?: string
}

/** A page that links to another one. */
export interface PageLink extends Key {
  title: string
  isPublic: boolean
}

/** A page in the bin. `path` is its key there. */
export interface DeletedPage extends Key {
  id: string
  /** The address that it had. */
  from: string
  title: string
  pageId: string
  /** Whether visitors see it again once it is restored. */
  wasPublic: boolean
  /** ISO 8601. */
  at: string
  by: string
}

export interface Undelete extends Key {
  /** Another address, if the page's former one is taken. */
  to?: string
}

export interface NewPage {
  /** Without the locale's sub-directory. */
  path: string
  locale: string
  title: string
  /** A page id of A.5, or `cms` for a generic page. */
  pageId: string
  /** Required for the pages of a hotel. */
  propertyId?: string
}

/**
 * Shared content is one component, stored once in each locale as the page `/shared/<name>`, which no
 * visitor can open. It is edited, undone and published as a page is; each page with a reference to
 * it shows what was published last.
 */
export interface SharedSummary {
  /** The reference's `props.of`. */
  of: string
  path: string
  title: string
  /** Type of the component. */
  type: string
  /** Number of pages of the locale that show it, drafts included. */
  count: number
}

/** A picture that an author can choose. */
export interface SitePicture {
  /** Takes `?width=&height=`. */
  src: string
  /** The hotel that it shows, or the name of the uploaded file. */
  title: string
  /** Suggested alternative text in the locale; '' for none. */
  alt: string
}

export interface NewPicture {
  /** Name of the file. */
  name: string
  /** The file in base64: JPEG, PNG or WebP, at most 5 MB. */
  data: string
}

/** A page that shows shared content. */
export interface SharedUse {
  path: string
  locale: string
  title: string
  /** Whether visitors see it there. False: only the draft of the page has it. */
  isPublic: boolean
}

export interface NewShared {
  locale: string
  title: string
  node: { type: string; props: Record<string, unknown> }
}

export interface EditedPage {
  /** Id of the page, which stays when its address changes. */
  id: string
  path: string
  locale: string
  /** The draft, with the content of its shared places; each such component has `shared`. */
  model: PageModel
  /** Null before the first publication. */
  published: PageModel | null
  /**
   * Number of the draft's revision. Each step gets a new number, undo and redo too. 0 is the page before
   * the first edit, or as it was created.
   */
  revision: number
  /** Whether there is a step of this author's own to undo or redo; others' steps are never touched. */
  canUndo: boolean
  canRedo: boolean
  /** The steps that undo and redo would apply to, for example `Add Hero banner`. */
  undoLabel: string | null
  redoLabel: string | null
  editedAt: string | null
  editedBy: string | null
}

export interface Key {
  path: string
  locale: string
}

/** The page with `id` at whichever address, also if another page is at `path` by now. */
export interface Located extends Key {
  id?: string
}

/** `revision` is the revision that the author saw. */
export interface Step extends Located {
  revision: number
}

export interface Publication extends Step {
  /** For the version that visitors get; '' gives none. */
  name?: string
}

/** A state of a page that can be restored: what one author did within a minute. */
export interface Version {
  /** Number of its revision. */
  version: number
  /** The steps that led to it, the newest first; each can be restored too. */
  steps: { version: number; label: string; at: string }[]
  /** The version before these steps; null for the first one. */
  before: number | null
  /** Given by an author; null for none. */
  name: string | null
  author: string | null
  /** ISO 8601. */
  at: string
  /** Null for a version that visitors never got; an unknown author is null. */
  published: { at: string; by: string | null } | null
  /** Whether the draft is this version. */
  isCurrent: boolean
  /** Whether visitors see this version now. */
  isPublic: boolean
}

export interface Versions {
  versions: Version[]
  /** The `before` of the next call, for older versions; null when there are none. */
  older: number | null
}

export interface VersionModel {
  version: number
  model: PageModel
}

export interface Restore extends Step {
  /** The version to restore. */
  to: number
}

export interface NamedVersion extends Located {
  version: number
  /** '' removes the name. */
  name: string
}

export interface Changes extends Step {
  /** Applied in order, all or none, as one undo step. */
  changes: Change[]
}

export interface Changed {
  page: EditedPage
  /**
   * One update for each added or copied component that can be rendered alone, in the order of the
   * changes. The format is that of `response.updates` in the editor's event; the mode is edit mode.
   */
  updates: { resource: string; type: 'component'; content: string }[]
}

/** No change was stored, because another author has changed the same fields. */
export interface Conflict {
  code: 'conflict'
  message: string
  /** The current page, on which the author continues. */
  page: EditedPage
  fields: ConflictField[]
}

export interface ConflictField {
  /** Id of a component; '' for the page's own title and description. */
  id: string
  /** Path of the field; '' where the component itself was moved, removed or replaced. */
  name: string
  /** The other author's value; undefined (missing in JSON) when that author removed the field. */
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
    | 'deleted'
    | 'exists'
    | 'nothing-to-undo'
    | 'nothing-to-redo'
  /** For the author: what happened and what to do. */
  message: string
  /** With `not-found`: the address to which the page of this address has moved. */
  movedTo?: string
  /** With `deleted`: the page in the bin. */
  deleted?: DeletedPage
}
