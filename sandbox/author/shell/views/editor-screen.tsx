import { useEffect, useState } from 'react'
import { upgradeContent } from '../../../../src/mapping/upgrade-content'
import type { Me } from '../../api-types'
import type { ShellNode } from '../model/nodes'
import { api, type Refused } from '../state/api'
import type { Catalogue } from '../state/catalogue'
import { Editor } from '../state/editor'
import { unsavedIn } from '../state/unsaved'
import { SessionContext, useEditorState, useSession } from '../state/use-editor'
import { Canvas } from './canvas'
import { DeletedNote, RestoreButton } from './deleted-note'
import { ConflictDialog } from './dialogs/conflict-dialog'
import { ReviewDialog } from './dialogs/review-dialog'
import { VersionsDialog } from './dialogs/versions-dialog'
import { LeftNote } from './left-note'
import { MovedNote } from './moved-note'
import { followPage, navigate, type Place } from './navigate'
import { Note } from './note'
import { Outline } from './outline'
import { Palette } from './palette'
import { Preview } from './preview'
import { SettingsPanel } from './settings-panel'
import { type Panel, TopBar, type View, type Width } from './top-bar'
import { UnsavedBar } from './unsaved-bar'

/** In a narrower window, the panels would leave half the size for a desktop page. */
const NARROW = 1600

interface EditorScreenProps {
  place: Place
  catalogue: Catalogue
  me: Me
}

/** One page, opened for editing. */
export function EditorScreen({ place, catalogue, me }: EditorScreenProps) {
  const [editor, setEditor] = useState<Editor | null>(null)
  const [problem, setProblem] = useState<Refused | null>(null)
  // The address at which the page was opened; the editor follows the page to another one.
  const [{ path, locale }, setPlace] = useState(place)
  const { author } = me
  useEffect(() => {
    let isCurrent = true
    const unsaved = unsavedIn(() => window.localStorage, author)
    const upgrade = ({ type, props }: ShellNode) =>
      upgradeContent(catalogue.get(type)?.upgrades ?? [], props)?.raw ?? props
    const options = { unsaved, upgrade, onMoved: followPage }
    const fail = (error: Refused) => {
      const { movedTo, deleted } = error.more
      if (movedTo) {
        followPage({ path: movedTo, locale })
        return setPlace({ path: movedTo, locale })
      }
      const withChanges = deleted && Editor.ofDeleted(deleted, api, options)
      return withChanges ? setEditor(withChanges) : setProblem(error)
    }
    api.page({ path, locale }).then(
      (page) => isCurrent && setEditor(new Editor(page, api, options)),
      (error) => isCurrent && fail(error),
    )
    return () => {
      isCurrent = false
    }
  }, [path, locale, author, catalogue])
  if (problem)
    return (
      <main className="failure">
        <h1>The page cannot be opened</h1>
        <p>{problem.message}</p>
        {problem.more.deleted && <RestoreButton page={problem.more.deleted} />}
        <button type="button" className="button" onClick={() => navigate(null)}>
          Back to all pages
        </button>
      </main>
    )
  if (!editor) return <p className="waiting">Opening {path}…</p>
  return (
    <SessionContext value={{ editor, catalogue, me }}>
      <Opened />
    </SessionContext>
  )
}

/** The editor of the page; until a page is there again, what its author can do with unsaved changes. */
function Opened() {
  const deleted = useEditorState((state) => state.deleted)
  const [isOpen, setOpen] = useState(deleted === null)
  if (!isOpen && deleted === null) setOpen(true)
  if (isOpen) return <Workbench />
  return (
    <main className="failure">
      <h1>The page cannot be opened</h1>
      <DeletedNote />
      <Note />
    </main>
  )
}

function Workbench() {
  const { editor } = useSession()
  const title = useEditorState(({ model }) => model.title)
  const saving = useEditorState((state) => state.saving)
  const [view, setView] = useState<View>('edit')
  const [width, setWidth] = useState<Width>(() => (innerWidth < NARROW ? 768 : 1280))
  const [isReviewing, setReviewing] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [closed, setClosed] = useState<readonly Panel[]>([])
  const toggle = (panel: Panel) =>
    setClosed(
      closed.includes(panel) ? closed.filter((other) => other !== panel) : [...closed, panel],
    )
  useGuard(editor)
  useUndoKeys(editor)
  useEffect(() => {
    document.title = `${title} – Foyer author`
  }, [title])

  async function show(next: View) {
    await editor.flush()
    editor.setMode(next)
    setView(next)
    if (next === 'preview') void editor.locate()
  }

  return (
    <div className="workbench" data-view={view} data-closed={closed.join(' ')}>
      <TopBar
        view={view}
        onView={(next) => void show(next)}
        width={width}
        onWidth={setWidth}
        closed={closed}
        onPanel={toggle}
        onVersions={() => setLooking(true)}
        onReview={() => void editor.flush().then(() => setReviewing(true))}
      />
      <div className="left-panel" id="left-panel">
        <Outline />
        <Palette />
      </div>
      <main className="middle">
        <Canvas width={width} isHidden={view !== 'edit'} />
        {view === 'preview' && <Preview width={width} />}
      </main>
      <aside className="right-panel" id="right-panel" aria-label="Settings">
        <SettingsPanel />
      </aside>
      <UnsavedBar />
      {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
      {isLooking && <VersionsDialog onClose={() => setLooking(false)} />}
      {saving.state === 'conflict' && <ConflictDialog conflict={saving.conflict} />}
      <LeftNote />
      <MovedNote />
      <DeletedNote />
      <Note />
    </div>
  )
}

/** Stores unsaved changes when the author leaves; the browser asks for confirmation until then. */
function useGuard(editor: Editor) {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (!editor.hasUnsaved) return
      void editor.flush()
      event.preventDefault()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') return void editor.flush()
      // A returning author may have signed in again in another tab.
      editor.wake()
      void editor.locate()
    }
    addEventListener('beforeunload', leave)
    addEventListener('online', editor.wake)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('online', editor.wake)
      document.removeEventListener('visibilitychange', hide)
      void editor.flush()
    }
  }, [editor])
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

/** Keyboard shortcuts for undo and redo; in a form field, the field handles these keys. */
function useUndoKeys(editor: Editor) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest(FIELDS)
      if (!(event.ctrlKey || event.metaKey) || isField) return
      const key = event.key.toLowerCase()
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? editor.redo : editor.undo
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      void step()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [editor])
}
