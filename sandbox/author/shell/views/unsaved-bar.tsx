import { useEditorState, useSession } from '../state/use-editor'

/**
 * Says why the last changes are not saved, and what to do about it. It stands below the panels: the answer
 * comes while the author goes on, and nothing may move from under a pressed pointer.
 */
export function UnsavedBar() {
  const { editor } = useSession()
  const saving = useEditorState((state) => state.saving)
  if (saving.state !== 'failed') return null
  const isSignedOut = saving.code === 'signed-out'
  return (
    <section className="unsaved-bar" role="alert" aria-label="Not saved">
      <p>Not saved: {saving.message}</p>
      {isSignedOut && (
        <a href="/author/sign-in" target="_blank" rel="noreferrer">
          Sign in
        </a>
      )}
      <button type="button" className="link-button" onClick={() => void editor.retry()}>
        Try again
      </button>
      {!saving.isRetried && !isSignedOut && (
        <button type="button" className="link-button" onClick={() => void editor.forget()}>
          Take it back
        </button>
      )}
    </section>
  )
}
