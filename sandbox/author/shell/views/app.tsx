import { Component, type ReactNode, Suspense, use } from 'react'
import { api, Refused } from '../state/api'
import { loadCatalogue } from '../state/catalogue'
import { EditorScreen } from './editor-screen'
import { usePlace } from './navigate'
import { PageList } from './page-list'

const loaded = Promise.all([loadCatalogue(), api.me()])

/** The list of pages, or the editor of one page. */
export function App() {
  return (
    <Failure>
      <Suspense fallback={<p className="waiting">Opening…</p>}>
        <Screen />
      </Suspense>
    </Failure>
  )
}

function Screen() {
  const { place, visit } = usePlace()
  const [catalogue, me] = use(loaded)
  if (!place) return <PageList me={me} />
  return <EditorScreen key={visit} place={place} catalogue={catalogue} me={me} />
}

/** An error boundary for the whole app. The draft is safe on the server. */
class Failure extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const isSignedOut = error instanceof Refused && error.code === 'signed-out'
    return (
      <main className="failure">
        <h1>{isSignedOut ? 'You are signed out' : 'The editor has stopped'}</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <p>
          {isSignedOut ? (
            <a className="button is-chief" href="/author/sign-in">
              Sign in
            </a>
          ) : (
            <button type="button" className="button is-chief" onClick={() => location.reload()}>
              Open it again
            </button>
          )}
        </p>
      </main>
    )
  }
}
