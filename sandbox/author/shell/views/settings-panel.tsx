import { useMemo, useState } from 'react'
import { upgradeContent } from '../../../../src/mapping/upgrade-content'
import { WidgetForm } from '../form/widget-form'
import { findNode, isArea, type ShellNode, sharedIn } from '../model/nodes'
import type { CatalogueEntry } from '../state/catalogue'
import { useEditorState, useSession, useTitle } from '../state/use-editor'
import { ComponentActions } from './component-actions'
import { ShareDialog } from './dialogs/share-dialog'
import { LookMenu } from './look-menu'
import { PageSettings } from './page-settings'
import { SharedDocumentNote, SharedPanel } from './shared-panel'
import { UpgradeNote } from './upgrade-note'

/** The settings of the selected component, or of the page without a selection. */
export function SettingsPanel() {
  const { catalogue } = useSession()
  const model = useEditorState((state) => state.model)
  const selection = useEditorState((state) => state.selection)
  const path = useEditorState(({ page }) => page.path)
  const [isSharing, setSharing] = useState(false)
  const titleOf = useTitle()
  const placed = useMemo(
    () => (selection ? findNode(model, selection.id) : undefined),
    [model, selection],
  )
  if (!placed) return <PageSettings />
  const { node, into } = placed
  const isSharable = node.shared === undefined && isArea(into) && sharedIn(path) === null
  const entry = catalogue.get(node.type)
  return (
    <div className="settings" key={node.id}>
      <header className="settings-head">
        <h2>{titleOf(node)}</h2>
        <ComponentActions id={node.id} />
        {entry && <p className="settings-words">{entry.description}</p>}
        {isSharable && (
          <button type="button" className="link-button" onClick={() => setSharing(true)}>
            Share with other pages…
          </button>
        )}
        {isSharing && (
          <ShareDialog id={node.id} title={titleOf(node)} onClose={() => setSharing(false)} />
        )}
        {entry && <LookMenu type={node.type} id={node.id} />}
      </header>
      <SharedDocumentNote />
      <div className="settings-scroll">
        {node.shared !== undefined ? (
          <SharedPanel id={node.id} of={node.shared} />
        ) : entry ? (
          <Settings entry={entry} node={node} />
        ) : (
          <p className="empty-note">
            {node.type.startsWith('cms/')
              ? 'The CMS draws this block itself: it can be moved, copied and deleted here.'
              : `This site has no component called “${node.type}”; visitors see nothing here.`}
          </p>
        )}
      </div>
    </div>
  )
}

function Settings({ entry, node }: { entry: CatalogueEntry; node: ShellNode }) {
  const upgrade = useMemo(() => upgradeContent(entry.upgrades, node.props), [entry, node.props])
  return upgrade ? (
    <UpgradeNote entry={entry} node={node} upgrade={upgrade} />
  ) : (
    <WidgetForm entry={entry} node={node} />
  )
}
