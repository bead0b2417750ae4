import { useEffect, useState } from 'react'
import { upgraded } from '../../../../src/author/fields/upgrade'
import type { Upgraded } from '../../../../src/mapping/upgrade-content'
import { labelOf } from '../model/fields'
import type { ShellNode } from '../model/nodes'
import { changesIn, shownValue } from '../model/review'
import type { CatalogueEntry } from '../state/catalogue'
import { useSession } from '../state/use-editor'

/** Content of a former shape: what becomes of it, before and after; stored only when it is accepted. */
export function UpgradeNote({ entry, node }: { entry: CatalogueEntry; node: ShellNode }) {
  const { editor } = useSession()
  const [upgrade, setUpgrade] = useState<Upgraded | null>(null)
  useEffect(() => {
    let isCurrent = true
    void upgraded(entry.widget, node.props).then((found) => isCurrent && setUpgrade(found))
    return () => {
      isCurrent = false
    }
  }, [entry, node.props])
  if (!upgrade) return null
  const props = upgrade.raw as ShellNode['props']
  return (
    <section className="upgrade" aria-label="Former settings">
      <p>
        <strong>These settings are of a former version.</strong> Visitors see them as on the right;
        accept that to edit on.
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
