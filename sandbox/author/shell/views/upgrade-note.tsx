import type { Upgraded } from '../../../../src/mapping/upgrade-content'
import { labelOf } from '../model/fields'
import type { ShellNode } from '../model/nodes'
import { changesIn, shownValue } from '../model/review'
import type { CatalogueEntry } from '../state/catalogue'
import { useSession } from '../state/use-editor'

interface UpgradeNoteProps {
  entry: CatalogueEntry
  node: ShellNode
  upgrade: Upgraded
}

/** Shows the upgrade of content in an old shape. The upgrade is stored only when the author accepts it. */
export function UpgradeNote({ entry, node, upgrade }: UpgradeNoteProps) {
  const { editor } = useSession()
  const props = upgrade.raw
  return (
    <section className="upgrade" aria-label="Former settings">
      <p>
        <strong>These settings are of a former version.</strong> Visitors see the page as “after”
        says; accept that to edit on.
      </p>
      <ul>
        {upgrade.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <table className="differences">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changesIn(node.props, props).map(({ path, before, after }) => (
            <tr key={path.join('/')}>
              <th scope="row">{labelOf(entry.tree, path, props)}</th>
              <td className="was">{shownValue(before) || <em>Empty</em>}</td>
              <td className="is">{shownValue(after) || <em>Empty</em>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className="button is-chief"
        onClick={() => {
          editor.edit({ kind: 'replace', id: node.id, props })
          void editor.flush()
          editor.say('Accepted: the settings have their present shape.')
        }}
      >
        Accept
      </button>
    </section>
  )
}
