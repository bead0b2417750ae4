import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { DeletedPage, PageSummary } from '../../../api-types'
import { api, type Refused } from '../../state/api'
import { languageOf } from '../moment'
import { ShellDialog } from './dialog'
import { pathIssue, Row, TITLE_ISSUE } from './dialog-row'
import { LinkingPages } from './linking-pages'

/** What was done, for the note, and how it is taken back. */
export interface Done {
  text: string
  undo?: () => Promise<unknown>
}

interface ActionDialogProps {
  page: PageSummary
  onClose: () => void
  onDone: (done: Done) => void
}

export function DuplicateDialog({
  page,
  locales,
  ...dialog
}: ActionDialogProps & { locales: readonly string[] }) {
  const [title, setTitle] = useState(`${page.title} (copy)`)
  const [path, setPath] = useState(`${page.path}-copy`)
  const [locale, setLocale] = useState(page.locale)
  return (
    <ActionDialog
      {...dialog}
      title={`Duplicate “${page.title}”`}
      action="Duplicate"
      doing="Duplicating…"
      issues={() => ({ title: title.trim() ? undefined : TITLE_ISSUE, path: pathIssue(path) })}
      run={async () => {
        const to = { path, locale, title: title.trim() }
        await api.duplicate({ path: page.path, locale: page.locale, to })
        return {
          text: `“${to.title}” is there as a new page. Visitors do not see it yet.`,
          undo: () => api.delete({ path, locale }),
        }
      }}
    >
      {(id, issues) => (
        <>
          <TitleRow
            {...{ id, title }}
            label="Title of the copy"
            problem={issues.title}
            onTitle={setTitle}
          />
          <PathRow
            {...{ id, path }}
            label="Path of the copy"
            problem={issues.path}
            onPath={setPath}
          />
          <Row id={`${id}-locale`} label="Language">
            <select
              id={`${id}-locale`}
              value={locale}
              onChange={({ target }) => setLocale(target.value)}
            >
              {locales.map((known) => (
                <option key={known} value={known}>
                  {languageOf(known)}
                </option>
              ))}
            </select>
          </Row>
        </>
      )}
    </ActionDialog>
  )
}

export function MoveDialog({ page, ...dialog }: ActionDialogProps) {
  const [path, setPath] = useState(page.path)
  const [redirects, setRedirects] = useState(true)
  const isPublic = isSeen(page)
  const { locale } = page
  return (
    <ActionDialog
      {...dialog}
      title={`Change the address of “${page.title}”`}
      action="Change address"
      doing="Changing…"
      issues={() => ({
        path: path === page.path ? 'This is its address now. Write another one.' : pathIssue(path),
      })}
      run={async () => {
        await api.move({ path: page.path, locale, to: path, redirects })
        return {
          text: `“${page.title}” is at ${path} now.`,
          undo: () => api.move({ path, locale, to: page.path, redirects: true }),
        }
      }}
    >
      {(id, issues) => (
        <>
          <PathRow
            {...{ id, path }}
            label="New path"
            problem={issues.path}
            onPath={setPath}
            isFirst
          />
          {isPublic && (
            <>
              <label className="check">
                <input
                  type="checkbox"
                  checked={redirects}
                  onChange={({ target }) => setRedirects(target.checked)}
                />{' '}
                Lead visitors from the old address to the new one
              </label>
              <LinkingPages
                page={page}
                then={
                  redirects
                    ? 'visitors who follow the link are led to the new address.'
                    : 'visitors who follow the link are told that the page is gone.'
                }
              />
            </>
          )}
        </>
      )}
    </ActionDialog>
  )
}

export function PublishDialog({ page, ...dialog }: ActionDialogProps) {
  const { path, locale, revision, title } = page
  return (
    <ActionDialog
      {...dialog}
      title={`Publish “${title}”?`}
      action="Publish"
      doing="Publishing…"
      run={async () => {
        await api.publish({ path, locale, revision })
        return { text: `Visitors see “${title}” now.`, undo: () => api.unpublish(page) }
      }}
    >
      {() => <p>Visitors will see the page at {path}, as the draft is now.</p>}
    </ActionDialog>
  )
}

export function UnpublishDialog({ page, ...dialog }: ActionDialogProps) {
  const key = keyOf(page)
  return (
    <ActionDialog
      {...dialog}
      title={`Unpublish “${page.title}”?`}
      action="Unpublish"
      doing="Unpublishing…"
      isDanger
      run={async () => {
        await api.unpublish(key)
        return {
          text: `Visitors no longer see “${page.title}”.`,
          undo: () => api.republish(key),
        }
      }}
    >
      {() => (
        <>
          <p>Visitors will not find the page until it is published again. Its draft stays.</p>
          <LinkingPages page={page} then="visitors who follow the link get an error page." />
        </>
      )}
    </ActionDialog>
  )
}

export function DeleteDialog({ page, ...dialog }: ActionDialogProps) {
  const isShared = page.pageId === 'shared'
  const then = isShared
    ? 'its place on them stays empty.'
    : 'visitors who follow the link are told that the page is gone.'
  return (
    <ActionDialog
      {...dialog}
      title={`Delete “${page.title}”?`}
      action="Delete"
      doing="Deleting…"
      isDanger
      run={async () => {
        const { path, locale } = await api.delete(keyOf(page))
        return {
          text: `“${page.title}” is deleted.`,
          undo: () => api.undelete({ path, locale }),
        }
      }}
    >
      {() => (
        <>
          <p>
            {isSeen(page) && 'Visitors will no longer see it. '}
            It goes to the deleted pages, with all its versions, and can be restored from there.
          </p>
          <LinkingPages page={page} then={then} />
        </>
      )}
    </ActionDialog>
  )
}

/** Restores a page whose former address is taken: it needs another one. */
export function RestoreDialog({
  page,
  reason,
  restore = async (to) => void (await api.undelete({ path: page.path, locale: page.locale, to })),
  ...dialog
}: Omit<ActionDialogProps, 'page'> & {
  page: DeletedPage
  reason: string
  restore?: (to: string) => Promise<void>
}) {
  const { locale, from, title } = page
  const [path, setPath] = useState(`${from}-restored`)
  return (
    <ActionDialog
      {...dialog}
      title={`Restore “${title}” at another address`}
      action="Restore"
      doing="Restoring…"
      issues={() => ({ path: pathIssue(path) })}
      run={async () => {
        await restore(path)
        return {
          text: `“${title}” is restored at ${path}.`,
          undo: () => api.delete({ path, locale }),
        }
      }}
    >
      {(id, issues) => (
        <>
          <p>{reason}</p>
          <PathRow {...{ id, path }} label="Path" problem={issues.path} onPath={setPath} isFirst />
        </>
      )}
    </ActionDialog>
  )
}

type Issues = { title?: string | undefined; path?: string | undefined }

interface FrameProps {
  title: string
  action: string
  doing: string
  isDanger?: boolean
  issues?: () => Issues
  run: () => Promise<Done>
  onClose: () => void
  onDone: (done: Done) => void
  children: (id: string, issues: Issues) => ReactNode
}

/** The form of an action: its refusal stands in the dialog, which stays open. */
export function ActionDialog(props: FrameProps) {
  const { title, action, doing, isDanger, run, onClose, onDone } = props
  const [issues, setIssues] = useState<Issues & { form?: string }>({})
  const [isSending, setSending] = useState(false)
  const id = useId()

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = props.issues?.() ?? {}
    setIssues(found)
    const first = found.title ? 'title' : found.path ? 'path' : null
    if (first) return document.getElementById(`${id}-${first}`)?.focus()
    setSending(true)
    try {
      onDone(await run())
    } catch (error) {
      const { code, message } = error as Refused
      setIssues(code === 'exists' ? { path: message } : { form: message })
      setSending(false)
    }
  }

  return (
    <ShellDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            form={id}
            className={isDanger ? 'button is-danger' : 'button is-chief'}
            disabled={isSending}
          >
            {isSending ? doing : action}
          </button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={(event) => void send(event)}>
        {issues.form && (
          <p className="problem-note" role="alert">
            {issues.form}
          </p>
        )}
        {props.children(id, issues)}
      </form>
    </ShellDialog>
  )
}

interface TitleRowProps {
  id: string
  label: string
  title: string
  problem: string | undefined
  onTitle: (title: string) => void
}

export function TitleRow({ id, label, title, problem, onTitle }: TitleRowProps) {
  return (
    <Row id={`${id}-title`} label={label} problem={problem}>
      <input
        id={`${id}-title`}
        // biome-ignore lint/a11y/noAutofocus: a dialog begins at its first field
        autoFocus
        aria-invalid={problem !== undefined}
        value={title}
        onChange={({ target }) => onTitle(target.value)}
      />
    </Row>
  )
}

interface PathRowProps {
  id: string
  label: string
  path: string
  problem: string | undefined
  onPath: (path: string) => void
  isFirst?: boolean
}

export function PathRow({ id, label, path, problem, onPath, isFirst = false }: PathRowProps) {
  return (
    <Row
      id={`${id}-path`}
      label={label}
      help="The address of the page, without the language."
      problem={problem}
    >
      <input
        id={`${id}-path`}
        // biome-ignore lint/a11y/noAutofocus: a dialog begins at its first field
        autoFocus={isFirst}
        aria-invalid={problem !== undefined}
        value={path}
        onChange={({ target }) => onPath(target.value)}
      />
    </Row>
  )
}

function keyOf({ path, locale }: PageSummary) {
  return { path, locale }
}

/** Whether visitors see the page. */
function isSeen({ status }: PageSummary) {
  return status === 'published' || status === 'changed'
}
