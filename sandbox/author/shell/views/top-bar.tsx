import { inSentence } from '../model/in-sentence'
import type { Saving } from '../state/saver'
import { useEditorState, useSession } from '../state/use-editor'
import { Icon, IconButton } from './icon'
import { clock, languageOf } from './moment'
import { navigate } from './navigate'

export type View = 'edit' | 'preview'
/** A panel beside the page, which leaves the page its width when it is closed. */
export type Panel = 'left' | 'right'
/** Width of the page in pixels; `free` fills the panel. */
export type Width = 375 | 768 | 1280 | 'free'

const WIDTHS: { value: Width; label: string }[] = [
  { value: 375, label: 'Phone, 375 pixels' },
  { value: 768, label: 'Tablet, 768 pixels' },
  { value: 1280, label: 'Desktop, 1280 pixels' },
  { value: 'free', label: 'As wide as there is room' },
]

interface TopBarProps {
  view: View
  onView: (view: View) => void
  width: Width
  onWidth: (width: Width) => void
  /** The panels that are closed. */
  closed: readonly Panel[]
  onPanel: (panel: Panel) => void
  onReview: () => void
  onVersions: () => void
}

export function TopBar({
  view,
  onView,
  width,
  onWidth,
  closed,
  onPanel,
  onReview,
  onVersions,
}: TopBarProps) {
  const { editor } = useSession()
  const page = useEditorState((state) => state.page)
  const title = useEditorState(({ model }) => model.title)
  const isBusy = useEditorState((state) => state.isBusy)
  const hasUnsaved = useEditorState(({ saving }) => saving.state !== 'saved')

  async function leave() {
    if (await editor.flush()) navigate(null)
    else editor.say('You stay here: your last changes are not saved.', true)
  }

  return (
    <header className="top-bar">
      <div className="top-left">
        <IconButton icon="back" label="All pages" onClick={() => void leave()} />
        <div className="top-title">
          <h1>{title}</h1>
          <p>
            {languageOf(page.locale)} · {page.path}
          </p>
        </div>
      </div>
      <div className="top-middle">
        {view === 'edit' && (
          <PanelButton panel="left" title="Outline and components" {...{ closed, onPanel }} />
        )}
        <fieldset className="segments">
          <legend className="hidden">Mode</legend>
          {(['edit', 'preview'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="view"
                checked={view === value}
                onChange={() => onView(value)}
              />
              <span>{value === 'edit' ? 'Edit' : 'Preview'}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="segments">
          <legend className="hidden">Width of the page</legend>
          {WIDTHS.map(({ value, label }) => (
            <label key={value} title={label}>
              <input
                type="radio"
                name="width"
                aria-label={label}
                checked={width === value}
                onChange={() => onWidth(value)}
              />
              <span aria-hidden="true">{value === 'free' ? 'Free' : value}</span>
            </label>
          ))}
        </fieldset>
        {view === 'edit' && <PanelButton panel="right" title="Settings" {...{ closed, onPanel }} />}
      </div>
      <div className="top-right">
        <SavingState />
        <IconButton
          icon="undo"
          label={hasUnsaved ? 'Undo' : labelOf('Undo', page.undoLabel)}
          keys="Ctrl+Z"
          isDisabled={isBusy || !(page.canUndo || hasUnsaved)}
          onClick={() => void editor.undo()}
        />
        <IconButton
          icon="redo"
          label={labelOf('Redo', page.redoLabel)}
          keys="Ctrl+Shift+Z"
          isDisabled={isBusy || !page.canRedo}
          onClick={() => void editor.redo()}
        />
        <IconButton icon="clock" label="Versions" onClick={onVersions} />
        <button type="button" className="button is-chief" onClick={onReview}>
          Review and publish
        </button>
      </div>
    </header>
  )
}

function labelOf(way: 'Undo' | 'Redo', step: string | null): string {
  return step === null ? way : `${way}: ${inSentence(step)}`
}

interface PanelButtonProps {
  panel: Panel
  title: string
  closed: readonly Panel[]
  onPanel: (panel: Panel) => void
}

/** Closes a panel, so that the page has its width. */
function PanelButton({ panel, title, closed, onPanel }: PanelButtonProps) {
  return (
    <button
      type="button"
      className="icon-button panel-button"
      aria-label={title}
      aria-expanded={!closed.includes(panel)}
      aria-controls={`${panel}-panel`}
      title={closed.includes(panel) ? `Show: ${title}` : `Hide: ${title}`}
      onClick={() => onPanel(panel)}
    >
      <Icon name={panel} />
    </button>
  )
}

/** The state of saving, which is always visible. */
function SavingState() {
  const saving = useEditorState((state) => state.saving)
  const editedAt = useEditorState(({ page }) => page.editedAt)
  return (
    <p className="saving">
      <span className="saving-dot" data-state={saving.state} />
      {words(saving, editedAt)}
    </p>
  )
}

function words({ state }: Saving, editedAt: string | null): string {
  if (state === 'saved') return editedAt ? `Saved ${clock(editedAt)}` : 'No changes yet'
  if (state === 'failed') return 'Not saved'
  return state === 'conflict' ? 'Not saved: somebody changed the same' : 'Saving…'
}
