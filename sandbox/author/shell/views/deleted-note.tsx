import { useState } from 'react'
import type { DeletedPage } from '../../api-types'
import { typedText } from '../model/review'
import { api, type Refused } from '../state/api'
import { useEditorState, useSession } from '../state/use-editor'
import { ShellDialog } from './dialogs/dialog'
import { pathIssue, TITLE_ISSUE } from './dialogs/dialog-row'
import { ActionDialog, PathRow, RestoreDialog, TitleRow } from './dialogs/page-action-dialogs'
import { ago } from './moment'
import { navigate } from './navigate'

/** What an author can do whose page was deleted meanwhile: nothing that was typed is lost. */
export function DeletedNote() {
  const { editor } = useSession()
  const deleted = useEditorState((state) => state.deleted)
  const hasUnsaved = useEditorState(({ saving }) => saving.state !== 'saved')
  const [opened, setOpened] = useState<'new' | 'copy' | null>(null)
  if (!deleted) return null
  const close = () => setOpened(null)
  return (
    <section className="left-note" role="alert" aria-label="The page was deleted">
      <p>
        {deleted.by} has deleted “{deleted.title}” {ago(deleted.at)}.
        {hasUnsaved && ' What you typed since is kept in this browser.'}
        {deleted.wasPublic && ' Once it is restored, visitors see it again.'}
      </p>
      <RestoreButton page={deleted} restore={(to) => editor.undelete(to)} />
      <button type="button" className="button" onClick={() => setOpened('new')}>
        Save as a new page…
      </button>
      {hasUnsaved && (
        <>
          <button type="button" className="button" onClick={() => setOpened('copy')}>
            Copy what you typed…
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void editor.discardUnsaved().then(() => navigate(null))}
          >
            Discard
          </button>
        </>
      )}
      {opened === 'new' && <NewPageDialog deleted={deleted} onClose={close} />}
      {opened === 'copy' && <CopyDialog onClose={close} />}
    </section>
  )
}

interface RestoreButtonProps {
  page: DeletedPage
  /** By default, restores the page and opens it. */
  restore?: (to?: string) => Promise<void>
}

/** Restores a deleted page, and asks for another address when its own is taken. */
export function RestoreButton({ page, restore = openRestored(page) }: RestoreButtonProps) {
  const [problem, setProblem] = useState('')
  const [taken, setTaken] = useState('')

  async function press() {
    setProblem('')
    try {
      await restore()
    } catch (error) {
      const { code, message } = error as Refused
      if (code === 'exists') setTaken(message)
      else setProblem(message)
    }
  }

  return (
    <>
      <button type="button" className="button is-chief" onClick={() => void press()}>
        Restore the page
      </button>
      {problem && <p className="problem-note">{problem}</p>}
      {taken && (
        <RestoreDialog
          page={page}
          reason={taken}
          restore={restore}
          onClose={() => setTaken('')}
          onDone={() => setTaken('')}
        />
      )}
    </>
  )
}

function openRestored({ path, locale }: DeletedPage) {
  return async (to?: string) => {
    const page = await api.undelete({ path, locale, ...(to ? { to } : {}) })
    navigate({ path: page.path, locale })
  }
}

function NewPageDialog({ deleted, onClose }: { deleted: DeletedPage; onClose: () => void }) {
  const { editor } = useSession()
  const [title, setTitle] = useState(deleted.title)
  const [path, setPath] = useState(`${deleted.from}-copy`)
  return (
    <ActionDialog
      title="Save as a new page"
      action="Save"
      doing="Saving…"
      issues={() => ({ title: title.trim() ? undefined : TITLE_ISSUE, path: pathIssue(path) })}
      run={async () => {
        await editor.saveAsNew({ path, title: title.trim() })
        return { text: '' }
      }}
      onClose={onClose}
      onDone={onClose}
    >
      {(id, issues) => (
        <>
          <p>The new page has what you see here. Its former versions stay with the deleted page.</p>
          <TitleRow {...{ id, title }} label="Title" problem={issues.title} onTitle={setTitle} />
          <PathRow {...{ id, path }} label="Path" problem={issues.path} onPath={setPath} />
        </>
      )}
    </ActionDialog>
  )
}

function CopyDialog({ onClose }: { onClose: () => void }) {
  const { catalogue } = useSession()
  const before = useEditorState(({ page }) => page.model)
  const after = useEditorState(({ model }) => model)
  const [isCopied, setCopied] = useState(false)
  const text = typedText(before, after, catalogue)
  return (
    <ShellDialog
      title="What you typed"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
          <button
            type="button"
            className="button is-chief"
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            Copy
          </button>
        </>
      }
    >
      <textarea
        className="typed-text"
        aria-label="What you typed"
        readOnly
        rows={10}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <p role="status">{isCopied && 'Copied.'}</p>
    </ShellDialog>
  )
}
