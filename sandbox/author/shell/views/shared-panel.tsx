import { useEffect, useState } from 'react'
import type { SharedUse } from '../../api-types'
import { sharedIn, sharedPathOf } from '../model/nodes'
import { api } from '../state/api'
import { useEditorState, useSession } from '../state/use-editor'
import { navigate, type Place } from './navigate'

/** The settings of a component that is shared content: it is edited once, for all pages. */
export function SharedPanel({ id, of }: { id: string; of: string }) {
  const { editor } = useSession()
  const locale = useEditorState(({ page }) => page.locale)
  const place = { path: sharedPathOf(of), locale }
  const uses = useUses(place)
  return (
    <div className="shared">
      <p className="shared-words">
        This is shared content. <Appears uses={uses} />
      </p>
      <div className="shared-ways">
        <button
          type="button"
          className="button is-chief"
          onClick={() => void editor.flush().then((isSaved) => isSaved && navigate(place))}
        >
          Edit for all pages
        </button>
        <button type="button" className="button" onClick={() => editor.unshare(id)}>
          Detach from the others
        </button>
      </div>
      <p className="field-help">
        Detached, this page gets a copy of its own: changes of the shared content no longer reach
        it.
      </p>
      <Uses uses={uses} />
    </div>
  )
}

/** Tells on shared content itself how far a change reaches; nothing on a page. */
export function SharedDocumentNote() {
  const { path, locale } = useEditorState(({ page }) => page)
  return sharedIn(path) === null ? null : <SharedNote place={{ path, locale }} />
}

function SharedNote({ place }: { place: Place }) {
  const uses = useUses(place)
  return (
    <div className="warning-note shared-note">
      <p>
        You edit shared content. <Appears uses={uses} /> Visitors see your changes there once you
        publish.
      </p>
      <Uses uses={uses} />
    </div>
  )
}

function Appears({ uses }: { uses: SharedUse[] | null }) {
  if (!uses) return <span>Counting its pages…</span>
  if (uses.length === 0) return <strong>It appears on no page yet.</strong>
  return (
    <strong>
      It appears on {uses.length} {uses.length === 1 ? 'page' : 'pages'}.
    </strong>
  )
}

/** The pages with the content, each a link to its editor. */
function Uses({ uses }: { uses: SharedUse[] | null }) {
  const { editor } = useSession()
  if (!uses || uses.length === 0) return null
  return (
    <details className="fold shared-uses">
      <summary>Where it is used</summary>
      <ul>
        {uses.map(({ path, locale, title, isPublic }) => (
          <li key={path}>
            <a
              href={`/author?${new URLSearchParams({ path, locale })}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return
                event.preventDefault()
                void editor.flush().then((isSaved) => isSaved && navigate({ path, locale }))
              }}
            >
              {title}
            </a>{' '}
            <span className="row-hint">{isPublic ? path : `${path}, in a draft`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The pages that show shared content; null until they are known. */
function useUses({ path, locale }: Place): SharedUse[] | null {
  const [known, setKnown] = useState<{ path: string; uses: SharedUse[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    api.uses(path, locale).then(
      ({ uses }) => isCurrent && setKnown({ path, uses }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [path, locale])
  return known?.path === path ? known.uses : null
}
