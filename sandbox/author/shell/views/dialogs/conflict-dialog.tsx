import { useState } from 'react'
import type { Conflict, ConflictField } from '../../../api-types'
import { labelOf } from '../../model/fields'
import { findNode } from '../../model/nodes'
import { shownValue } from '../../model/review'
import { useEditorState, useSession, useTitle } from '../../state/use-editor'
import { ShellDialog } from './dialog'

/** Shows both values of a conflict, from which the author chooses. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { editor } = useSession()
  const { page, fields, message } = conflict
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const other = page.editedBy ?? 'Another author'
  const choose = (keys: string[]) => setTheirs(new Set(keys))
  return (
    <ShellDialog
      title={`${other} changed the same`}
      onClose={() => {}}
      isWide
      actions={
        <>
          <button type="button" className="button" onClick={() => choose(fields.map(keyOf))}>
            All theirs
          </button>
          <button type="button" className="button" onClick={() => choose([])}>
            All mine
          </button>
          <span className="grow" />
          <button
            type="button"
            className="button is-chief"
            onClick={() => void editor.resolve((field) => !theirs.has(keyOf(field)))}
          >
            Save like this
          </button>
        </>
      }
    >
      <p>{message} Nothing is lost: choose what stays.</p>
      <div className="conflicts">
        {fields.map((field) => (
          <ConflictRow
            key={keyOf(field)}
            field={field}
            other={other}
            isGone={field.id !== '' && !findNode(page.model, field.id)}
            isTheirs={theirs.has(keyOf(field))}
            onChoose={(isTheirs) => {
              const key = keyOf(field)
              choose(isTheirs ? [...theirs, key] : [...theirs].filter((known) => known !== key))
            }}
          />
        ))}
      </div>
    </ShellDialog>
  )
}

interface ConflictRowProps {
  field: ConflictField
  other: string
  /** Whether the other author has deleted the component. */
  isGone: boolean
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function ConflictRow({ field, other, isGone, isTheirs, onChoose }: ConflictRowProps) {
  const { catalogue } = useSession()
  const model = useEditorState((state) => state.model)
  const titleOf = useTitle()
  const node = findNode(model, field.id)?.node
  const tree = node && catalogue.get(node.type)?.tree
  const names = field.name.split('/').filter(Boolean)
  const label = tree ? labelOf(tree, names, node?.props) : names.join(' › ')
  const where = field.id === '' ? 'Page' : node ? titleOf(node) : 'A component that is gone'
  const sides = [
    { isTheir: false, who: 'Mine', value: field.mine },
    { isTheir: true, who: other, value: field.theirs },
  ]
  return (
    <fieldset className="conflict">
      <legend>{[where, label].filter(Boolean).join(' › ')}</legend>
      {sides.map(({ isTheir, who, value }) => (
        <label key={who} className="conflict-side">
          <input
            type="radio"
            name={keyOf(field)}
            checked={isTheirs === isTheir}
            onChange={() => onChoose(isTheir)}
          />
          <span className="conflict-who">{who}</span>
          <span className="conflict-value">
            {isGone && isTheir ? (
              <em>Deleted</em>
            ) : (
              shownValue(value) || <em>{field.name ? 'Empty' : 'As it is there'}</em>
            )}
            {isGone && !isTheir && <em> It comes back.</em>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function keyOf({ id, name }: ConflictField): string {
  return `${id} ${name}`
}
