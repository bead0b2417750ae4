import { type FormEvent, useId, useState } from 'react'
import type { NewPage, PageSummary } from '../../../api-types'
import { api, type Refused } from '../../state/api'
import { languageOf } from '../moment'
import { navigate } from '../navigate'
import { kindOf } from '../page-kinds'
import { ShellDialog } from './dialog'
import { pathIssue, Row, TITLE_ISSUE } from './dialog-row'

interface CreatePageProps {
  pages: PageSummary[]
  /** The locale that is selected initially. */
  locale: string
  onClose: () => void
}

type Problems = Partial<Record<'title' | 'path' | 'propertyId' | 'form', string>>

/** The form for a new page; messages about missing values appear beside their fields. */
export function CreatePage({ pages, locale, onClose }: CreatePageProps) {
  const [page, setPage] = useState<NewPage>({
    title: '',
    path: '',
    locale: locale || 'en-US',
    pageId: 'cms',
  })
  const [isPathOwn, setPathOwn] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  const form = useId()
  const kinds = [...new Set(['cms', ...pages.map(({ pageId }) => pageId)])].filter(
    (kind) => kind !== 'shared',
  )
  const locales = [...new Set(['en-US', ...pages.map((known) => known.locale)])]
  const set = (change: Partial<NewPage>) => setPage((before) => ({ ...before, ...change }))

  async function create(event: FormEvent) {
    event.preventDefault()
    const found = problemsOf(page)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      document.getElementById(`${form}-${Object.keys(found)[0]}`)?.focus()
      return
    }
    setSending(true)
    try {
      const { propertyId, ...rest } = page
      const { path, locale: made } = await api.create(propertyId ? { ...rest, propertyId } : rest)
      navigate({ path, locale: made })
    } catch (error) {
      const { code, message } = error as Refused
      setProblems(code === 'exists' ? { path: message } : { form: message })
      setSending(false)
    }
  }

  return (
    <ShellDialog
      title="Create a page"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={form} className="button is-chief" disabled={isSending}>
            {isSending ? 'Creating…' : 'Create and open'}
          </button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={create}>
        {problems.form && <p className="problem-note">{problems.form}</p>}
        <Row id={`${form}-title`} label="Title" problem={problems.title}>
          <input
            id={`${form}-title`}
            // biome-ignore lint/a11y/noAutofocus: a dialog begins at its first field
            autoFocus
            aria-invalid={problems.title !== undefined}
            value={page.title}
            onChange={({ target }) =>
              set({
                title: target.value,
                ...(isPathOwn ? {} : { path: pathOf(target.value) }),
              })
            }
          />
        </Row>
        <Row
          id={`${form}-path`}
          label="Path"
          help="The address of the page, without the language."
          problem={problems.path}
        >
          <input
            id={`${form}-path`}
            placeholder="/hotels/harbour/offers"
            aria-invalid={problems.path !== undefined}
            value={page.path}
            onChange={({ target }) => {
              setPathOwn(target.value !== '')
              set({ path: target.value })
            }}
          />
        </Row>
        <div className="row">
          <Row id={`${form}-locale`} label="Language">
            <select
              id={`${form}-locale`}
              value={page.locale}
              onChange={({ target }) => set({ locale: target.value })}
            >
              {locales.map((known) => (
                <option key={known} value={known}>
                  {languageOf(known)}
                </option>
              ))}
            </select>
          </Row>
          <Row id={`${form}-kind`} label="Kind of page">
            <select
              id={`${form}-kind`}
              value={page.pageId}
              onChange={({ target }) => set({ pageId: target.value })}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindOf(kind)}
                </option>
              ))}
            </select>
          </Row>
        </div>
        <Row
          id={`${form}-propertyId`}
          label="Hotel (its code)"
          help="Only for a page of one hotel."
          problem={problems.propertyId}
        >
          <input
            id={`${form}-propertyId`}
            value={page.propertyId ?? ''}
            onChange={({ target }) => set({ propertyId: target.value.trim().toUpperCase() })}
          />
        </Row>
      </form>
    </ShellDialog>
  )
}

function problemsOf(page: NewPage): Problems {
  const path = pathIssue(page.path)
  return { ...(page.title.trim() ? {} : { title: TITLE_ISSUE }), ...(path && { path }) }
}

function pathOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
  const path = words.replace(/^-|-$/g, '')
  return path ? `/${path}` : ''
}
