import { useCallback, useEffect, useState } from 'react'
import type { DeletedPage, Me, PageSummary } from '../../api-types'
import { api } from '../state/api'
import { DeletedPages } from './deleted-pages'
import { CreatePage } from './dialogs/create-page'
import * as dialogs from './dialogs/page-action-dialogs'
import { DoneNote } from './done-note'
import { Icon } from './icon'
import { ago, languageOf } from './moment'
import { navigate } from './navigate'
import { type PageAction, PageMenu } from './page-menu'

const STATUS = {
  published: 'Published',
  changed: 'Changed',
  new: 'New',
  unpublished: 'Unpublished',
}
const KINDS = { pages: 'Pages', shared: 'Shared content', deleted: 'Deleted pages' }
type Kind = keyof typeof KINDS

const DIALOGS = {
  move: dialogs.MoveDialog,
  publish: dialogs.PublishDialog,
  unpublish: dialogs.UnpublishDialog,
  delete: dialogs.DeleteDialog,
}

/** The list of the site's pages, with search and a button for a new page. */
export function PageList({ me }: { me: Me }) {
  const [pages, setPages] = useState<PageSummary[] | null>(null)
  const [problem, setProblem] = useState('')
  const [sought, setSought] = useState('')
  const [locale, setLocale] = useState('en-US')
  const [status, setStatus] = useState('')
  const [kind, setKind] = useState<Kind>('pages')
  const [isCreating, setCreating] = useState(false)
  const [deleted, setDeleted] = useState<DeletedPage[]>([])
  const [acted, setActed] = useState<{ page: PageSummary; action: PageAction } | null>(null)
  const [done, setDone] = useState<dialogs.Done | null>(null)
  const load = useCallback(
    () =>
      Promise.all([api.pages(), api.deleted()]).then(
        ([known, bin]) => {
          setPages(known.pages)
          setDeleted(bin.deleted)
        },
        (error) => setProblem(error.message),
      ),
    [],
  )
  useEffect(() => {
    document.title = 'Pages – Foyer author'
    void load()
  }, [load])
  async function finish(what: dialogs.Done | null) {
    setActed(null)
    await load()
    setDone(what)
  }
  const locales = [...new Set(pages?.map((page) => page.locale))]
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (page: { title: string; locale: string }, path: string) =>
    (!locale || page.locale === locale) &&
    words.every((word) => `${page.title} ${path}`.toLowerCase().includes(word))
  const shown = (pages ?? []).filter(
    (page) =>
      (page.pageId === 'shared') === (kind === 'shared') &&
      (!status || page.status === status) &&
      isFound(page, page.path),
  )
  const inBin = deleted.filter((page) => isFound(page, page.from))
  const count = kind === 'deleted' ? inBin.length : shown.length
  // The page that was edited last comes first.
  shown.sort((one, other) => (other.editedAt ?? '').localeCompare(one.editedAt ?? ''))
  return (
    <div className="list-screen">
      <header className="list-head">
        <p className="brand">Foyer</p>
        <p className="who">
          <span className="avatar" aria-hidden="true">
            {me.author.charAt(0)}
          </span>
          {me.author}
          <button type="button" className="link-button" onClick={() => void signOut()}>
            Sign out
          </button>
        </p>
      </header>
      <main className="list-main">
        <div className="list-title">
          <h1>Pages</h1>
          <button type="button" className="button is-chief" onClick={() => setCreating(true)}>
            <Icon name="add" /> Create a page
          </button>
        </div>
        <search className="list-search">
          <label className="grow">
            <span className="hidden">Search pages</span>
            <input
              type="search"
              placeholder="Search by title or path"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </label>
          <label>
            <span className="hidden">Kind</span>
            <select value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
              {Object.entries(KINDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="hidden">Language</span>
            <select value={locale} onChange={(event) => setLocale(event.target.value)}>
              <option value="">All languages</option>
              {locales.map((known) => (
                <option key={known} value={known}>
                  {languageOf(known)}
                </option>
              ))}
            </select>
          </label>
          <label hidden={kind === 'deleted'}>
            <span className="hidden">Status</span>
            <select value={status} onChange={(event) => setStatus(event.target.value)}>
              <option value="">Any status</option>
              {Object.entries(STATUS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </search>
        <p className="list-count" role="status">
          {pages && countOf(count, kind)}
        </p>
        {done && (
          <DoneNote
            key={done.text}
            done={done}
            onUndone={() => void finish({ text: `Taken back: ${done.text}` })}
            onClose={() => setDone(null)}
          />
        )}
        {problem && <p className="problem-note">The pages could not be loaded: {problem}</p>}
        {!pages && !problem && <p className="waiting">Loading the pages…</p>}
        {pages && count === 0 && <p className="empty-note">{EMPTY[kind]}</p>}
        {kind === 'deleted' && inBin.length > 0 && (
          <DeletedPages pages={inBin} onDone={(what) => void finish(what)} />
        )}
        {kind !== 'deleted' && shown.length > 0 && (
          <table className="page-table">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Language</th>
                <th scope="col">Status</th>
                <th scope="col">Edited</th>
                <th scope="col">
                  <span className="hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((page) => (
                <PageRow
                  key={`${page.locale} ${page.path}`}
                  page={page}
                  onAction={(action) => setActed({ page, action })}
                />
              ))}
            </tbody>
          </table>
        )}
      </main>
      {isCreating && (
        <CreatePage pages={pages ?? []} locale={locale} onClose={() => setCreating(false)} />
      )}
      {acted && (
        <ActionDialog
          {...acted}
          locales={locales}
          onClose={() => setActed(null)}
          onDone={(what) => void finish(what)}
        />
      )}
    </div>
  )
}

interface ActionProps {
  page: PageSummary
  action: PageAction
  locales: readonly string[]
  onClose: () => void
  onDone: (done: dialogs.Done) => void
}

function ActionDialog({ action, locales, ...dialog }: ActionProps) {
  if (action === 'duplicate') return <dialogs.DuplicateDialog {...dialog} locales={locales} />
  const Dialog = DIALOGS[action]
  return <Dialog {...dialog} />
}

interface PageRowProps {
  page: PageSummary
  onAction: (action: PageAction) => void
}

function PageRow({ page, onAction }: PageRowProps) {
  const { path, locale, title, status, editedAt, editedBy } = page
  return (
    <tr>
      <th scope="row">
        <a
          href={`/author?${new URLSearchParams({ path, locale })}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            navigate({ path, locale })
          }}
        >
          {title}
        </a>
        <span className="page-path">{path}</span>
      </th>
      <td>{languageOf(locale)}</td>
      <td>
        <span className={`chip is-${status}`}>{STATUS[status]}</span>
      </td>
      <td>
        {editedAt ? (
          <>
            <time dateTime={editedAt}>{ago(editedAt)}</time>
            {editedBy && <span className="by"> by {editedBy}</span>}
          </>
        ) : (
          <span className="by">Not yet</span>
        )}
      </td>
      <td>
        <PageMenu page={page} onAction={onAction} />
      </td>
    </tr>
  )
}

const EMPTY: Record<Kind, string> = {
  pages: 'No page matches. Search for something else, or create one.',
  shared: 'Nothing matches. Share a component of a page to have it on others.',
  deleted: 'Nothing here. A deleted page stays here until it is restored.',
}

const COUNTED: Record<Kind, [one: string, many: string]> = {
  pages: ['page', 'pages'],
  shared: ['piece of shared content', 'pieces of shared content'],
  deleted: ['deleted page', 'deleted pages'],
}

function countOf(count: number, kind: Kind): string {
  const [one, many] = COUNTED[kind]
  return `${count} ${count === 1 ? one : many}`
}

async function signOut() {
  await fetch('/author/session', { method: 'DELETE' })
  location.assign('/author/sign-in')
}
