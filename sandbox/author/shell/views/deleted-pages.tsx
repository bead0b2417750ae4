import { useState } from 'react'
import type { DeletedPage } from '../../api-types'
import { api, type Refused } from '../state/api'
import { type Done, RestoreDialog } from './dialogs/page-action-dialogs'
import { ago, languageOf } from './moment'
import { canvasAddress } from './navigate'

interface DeletedPagesProps {
  pages: readonly DeletedPage[]
  onDone: (done: Done) => void
}

/** The bin: what was deleted, by whom, and the way back. */
export function DeletedPages({ pages, onDone }: DeletedPagesProps) {
  const [taken, setTaken] = useState<{ page: DeletedPage; reason: string } | null>(null)
  const [problem, setProblem] = useState('')

  async function restore(page: DeletedPage) {
    const { path, locale, from, title, wasPublic } = page
    setProblem('')
    try {
      await api.undelete({ path, locale })
      const seen = wasPublic ? ' Visitors see it again.' : ''
      onDone({
        text: `“${title}” is restored.${seen}`,
        undo: () => api.delete({ path: from, locale }),
      })
    } catch (error) {
      const { code, message } = error as Refused
      if (code === 'exists') setTaken({ page, reason: message })
      else setProblem(message)
    }
  }

  return (
    <>
      {problem && (
        <p className="problem-note" role="alert">
          {problem}
        </p>
      )}
      <table className="page-table is-bin">
        <thead>
          <tr>
            <th scope="col">Deleted page</th>
            <th scope="col">Language</th>
            <th scope="col">Deleted</th>
            <th scope="col">
              <span className="hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.path}>
              <th scope="row">
                <a href={canvasAddress(page, { mode: 'preview' })} target="_blank" rel="noreferrer">
                  {page.title}
                </a>
                <span className="page-path">{page.from}</span>
              </th>
              <td>{languageOf(page.locale)}</td>
              <td>
                <time dateTime={page.at}>{ago(page.at)}</time>
                <span className="by"> by {page.by}</span>
              </td>
              <td>
                <button
                  type="button"
                  className="button is-small"
                  aria-label={`Restore “${page.title}”`}
                  onClick={() => void restore(page)}
                >
                  Restore
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {taken && (
        <RestoreDialog
          {...taken}
          onClose={() => setTaken(null)}
          onDone={(done) => {
            setTaken(null)
            onDone(done)
          }}
        />
      )}
    </>
  )
}
