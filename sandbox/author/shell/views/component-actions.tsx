import { useMemo, useState } from 'react'
import { findNode, isArea, nodesOf, sharedIn } from '../model/nodes'
import { useDeferredModel, useEditorState, useSession, useTitle } from '../state/use-editor'
import { AddDialog } from './dialogs/add-dialog'
import { IconButton } from './icon'

/** The actions on a selected component in the canvas. */
export function ComponentActions({ id }: { id: string }) {
  const { editor } = useSession()
  const model = useDeferredModel()
  const isBusy = useEditorState((state) => state.isBusy)
  const path = useEditorState(({ page }) => page.path)
  const [isAdding, setAdding] = useState(false)
  const titleOf = useTitle()
  const placed = useMemo(() => findNode(model, id), [model, id])
  if (!placed) return null
  const { into, index, node, parent } = placed
  const siblings = nodesOf(model, into)
  const isSharedRoot = isArea(into) && sharedIn(path) !== null
  return (
    <div className="actions" role="toolbar" aria-label={`${titleOf(node)}: what to do with it`}>
      {parent && (
        <IconButton
          icon="parent"
          label="Choose what it stands in"
          onClick={() => editor.select({ id: parent })}
        />
      )}
      <IconButton
        icon="up"
        label="Move up"
        isDisabled={index === 0}
        onClick={() => editor.shift(id, -1)}
      />
      <IconButton
        icon="down"
        label="Move down"
        isDisabled={index === siblings.length - 1}
        onClick={() => editor.shift(id, 1)}
      />
      {!isSharedRoot && (
        <>
          <IconButton
            icon="add"
            label="Add after it"
            isDisabled={isBusy}
            onClick={() => setAdding(true)}
          />
          {isAdding && (
            <AddDialog
              spot={{ into, before: siblings[index + 1]?.id ?? null }}
              place={`After ${titleOf(node)}`}
              onClose={() => setAdding(false)}
            />
          )}
        </>
      )}
      <IconButton
        icon="copy"
        label="Copy"
        isDisabled={isBusy}
        onClick={() => void editor.copy(id, titleOf(node))}
      />
      <IconButton icon="remove" label="Delete" onClick={() => editor.remove(id, titleOf(node))} />
    </div>
  )
}
