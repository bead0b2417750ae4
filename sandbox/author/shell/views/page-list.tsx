import { useEffect, useState } from 'react'
import type { Me, PageSummary } from '../../api-types'
import { api } from '../state/api'
import { CreatePage } from './dialogs/create-page'
import { Icon } from './icon'
import { ago, languageOf } from './moment'
import { navigate } from './navigate'

const STATUS = { published: 'Published', changed: 'Changed', new: 'New' }

/** The list of the site's pages, with search and a button for a new page. */
export function PageList({ me }: { me: Me }) {
  const [pages, setPages] = useState<PageSummary[] | null>(null)
  const [problem, setProblem] = useState('')
  const [sought, setSought] = useState('')
  const [locale, setLocale] = useState('en-US')
  const [status, setStatus] = useState('')
  const [kind, setKind] = useState<'pages' | 'shared'>('pages')
  const [isCreating, setCreating] = useState(false)
  useEffect(() => {
    document.title = 'Pages – Foyer author'
    api.pages().then(
      (answer) => setPages(answer.pages),
      (error) => setProblem(error.message),
    )
  }, [])
  const locales = [...new Set(pages?.map((page) => page.locale))]
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = (pages ?? []).filter(
    (page) =>
      (page.pageId === 'shared') === (kind === 'shared') &&
      (!locale || page.locale === locale) &&
      (!status || page.status === status) &&
      words.every((word) => `${page.title} ${page.path}`.toLowerCase().includes(word)),
  )
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
            <select value={kind} onChange={(event) => setKind(event.target.value as typeof kind)}>
              <option value="pages">Pages</option>
              <option value="shared">Shared content</option>
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
          <label>
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
          {pages && countOf(shown.length, kind)}
        </p>
        {problem && <p className="problem-note">The pages could not be loaded: {problem}</p>}
        {!pages && !problem && <p className="waiting">Loading the pages…</p>}
        {pages && shown.length === 0 && (
          <p className="empty-note">
            {kind === 'pages'
              ? 'No page matches. Search for something else, or create one.'
              : 'Nothing matches. Share a component of a page to have it on others.'}
          </p>
        )}
        {shown.length > 0 && (
          <table className="page-table">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Language</th>
                <th scope="col">Status</th>
                <th scope="col">Edited</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((page) => (
                <PageRow key={`${page.locale} ${page.path}`} page={page} />
              ))}
            </tbody>
          </table>
        )}
      </main>
      {isCreating && (
        <CreatePage pages={pages ?? []} locale={locale} onClose={() => setCreating(false)} />
      )}
    </div>
  )
}

function PageRow({ page }: { page: PageSummary }) {
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
    </tr>
  )
}

function countOf(count: number, kind: 'pages' | 'shared'): string {
  const one = kind === 'pages' ? 'page' : 'piece of shared content'
  return `${count} ${count === 1 ? one : one.replace(/^(page|piece)/, '$1s')}`
}

async function signOut() {
  await fetch('/author/session', { method: 'DELETE' })
  location.assign('/author/sign-in')
}
