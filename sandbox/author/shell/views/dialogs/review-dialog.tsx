import { useEffect, useMemo, useState } from 'react'
import type { PageModel } from '../../../../cms/page/page-model'
import { addressesIn, type NamedAddress } from '../../model/addresses'
import { findNode, placedIn, sharedIn } from '../../model/nodes'
import { reviewOf } from '../../model/review'
import { hintOf } from '../../model/rows'
import { missingOf } from '../../state/reachable'
import { useEditorState, useSession, useTitle } from '../../state/use-editor'
import { useUnseen } from '../../state/use-unseen'
import { canvasAddress, publicAddress } from '../navigate'
import { SharedDocumentNote } from '../shared-panel'
import { UnseenSentence } from '../unseen-sentence'
import { ShellDialog } from './dialog'
import { Differences } from './differences'
import { problemsIn } from './problems-in'

/** Shows the changes of a publication side by side before the author publishes. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { editor, catalogue } = useSession()
  const page = useEditorState((state) => state.page)
  const model = useEditorState((state) => state.model)
  const isBusy = useEditorState((state) => state.isBusy)
  const [isDiscarding, setDiscarding] = useState(false)
  const [name, setName] = useState('')
  const reviewed = useMemo(
    () => reviewOf(page.published, model, catalogue),
    [page.published, model, catalogue],
  )
  const problems = useMemo(
    () => placedIn(model).flatMap(({ node }) => problemsIn(catalogue, node)).length,
    [model, catalogue],
  )
  const isSame = page.published !== null && reviewed.length === 0
  const then = (done: Promise<boolean>) => void done.then((isDone) => isDone && onClose())
  return (
    <ShellDialog
      title={page.published ? 'What will change' : 'The first publication of this page'}
      onClose={onClose}
      isWide
      actions={
        isDiscarding ? (
          <>
            <p className="dialog-question">Give up all changes since the last publication?</p>
            <button type="button" className="button" onClick={() => setDiscarding(false)}>
              Keep them
            </button>
            <button
              type="button"
              className="button is-danger"
              disabled={isBusy}
              onClick={() => then(editor.discard())}
            >
              Discard changes
            </button>
          </>
        ) : (
          <>
            {page.published && !isSame && (
              <button type="button" className="button is-quiet" onClick={() => setDiscarding(true)}>
                Discard changes…
              </button>
            )}
            <span className="grow" />
            {!isSame && (
              <input
                className="version-name"
                aria-label="Name of the version, if it needs one"
                placeholder="Name of the version, optional"
                maxLength={80}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
            <button type="button" className="button" onClick={onClose}>
              Edit on
            </button>
            <button
              type="button"
              className="button is-chief"
              disabled={isBusy || isSame}
              onClick={() => then(editor.publish(name))}
            >
              {isBusy ? 'Publishing…' : 'Publish'}
            </button>
          </>
        )
      }
    >
      <SharedDocumentNote />
      {problems > 0 && (
        <p className="warning-note">
          {problems === 1 ? 'One thing is' : `${problems} things are`} still to put right. Visitors
          see nothing of a component that cannot be shown.
        </p>
      )}
      <div role="status">
        <Unseen onClose={onClose} />
        <Missing model={model} />
      </div>
      <Differences
        reviewed={reviewed}
        emptyNote={isSame && <p className="empty-note">The draft is as the published page.</p>}
        before={{
          caption: 'What visitors see',
          src: page.published && sharedIn(page.path) === null ? publicAddress(page) : null,
          note: page.published ? 'Look at one of the pages that show it.' : 'Not published yet.',
        }}
        after={{ caption: 'The draft', src: canvasAddress(page, { mode: 'preview' }) }}
      />
    </ShellDialog>
  )
}

/** The components that visitors will not see, each with a way to the field that it needs. */
function Unseen({ onClose }: { onClose: () => void }) {
  const { editor } = useSession()
  const model = useEditorState((state) => state.model)
  const titleOf = useTitle()
  const unseen = useUnseen()
  if (unseen.length === 0) return null
  return (
    <div className="warning-note">
      <p>
        {unseen.length === 1 ? 'One component' : `${unseen.length} components`} of this page will
        show visitors nothing:
      </p>
      <ul>
        {unseen.map(({ id, type, fields }) => {
          const node = findNode(model, id)?.node
          const hint = node && hintOf(node)
          return (
            <li key={id}>
              <strong>{titleOf({ type })}</strong>
              {hint && <span className="row-hint"> {hint}</span>}:{' '}
              <UnseenSentence
                fields={fields}
                onField={(prop) => {
                  onClose()
                  editor.select({ id, prop })
                }}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What the page leads to or shows, and is not there; asked for while the dialog is open. */
function Missing({ model }: { model: PageModel }) {
  const { catalogue } = useSession()
  const [missing, setMissing] = useState<NamedAddress[]>([])
  useEffect(() => {
    let isCurrent = true
    void missingOf(addressesIn(model, catalogue)).then((found) => isCurrent && setMissing(found))
    return () => {
      isCurrent = false
    }
  }, [model, catalogue])
  if (missing.length === 0) return null
  return (
    <div className="warning-note">
      <p>
        {missing.length === 1 ? 'One address leads' : `${missing.length} addresses lead`} nowhere:
        visitors would come to an error page, or see no picture.
      </p>
      <ul>
        {missing.map(({ id, component, label, path }) => (
          <li key={`${id} ${label} ${path}`}>
            <strong>{component}</strong>, {label}: <code>{path}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
