import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import {
  Button,
  Collection,
  isTextDropItem,
  type Key,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components'
import type { PageModel } from '../../../cms/page/page-model'
import { findNode, isArea } from '../model/nodes'
import {
  hintOf,
  keyOfList,
  keyOfNode,
  type Row,
  readKey,
  rowsOf,
  type Spot,
  spotAt,
} from '../model/rows'
import { useDeferredModel, useEditorState, useSession, useTitle } from '../state/use-editor'
import { useAdd, WIDGET_DRAG } from './add'
import { problemsIn } from './dialogs/problems-in'
import { Icon } from './icon'

/** Maximum number of frames to wait for the row of the selection. */
const MOST_FRAMES = 60

const NODE_DRAG = 'foyer-component'

/** The page as a tree, whose components can be selected, moved, copied and deleted by mouse and keyboard. */
export function Outline() {
  const { editor, catalogue } = useSession()
  const model = useDeferredModel()
  const selection = useEditorState((state) => state.selection)
  const titleOf = useTitle()
  const add = useAdd()
  const rows = useMemo(() => rowsOf(model, catalogue), [model, catalogue])
  const scroller = useRef<HTMLDivElement>(null)
  const chosenKey = selection && keyOf(selection)
  useEffect(() => {
    let frame = 0
    let attempts = 0
    // The row of an added component appears a moment after its selection.
    const follow = () => {
      const line = `[role=row][data-key="${CSS.escape(String(chosenKey))}"]`
      const row = scroller.current?.querySelector<HTMLElement>(line)
      attempts += 1
      if (row) show(row)
      else if (attempts < MOST_FRAMES) frame = requestAnimationFrame(follow)
    }
    // Keys in the outline apply to the focused row, so the focus follows the selection.
    const show = (row: HTMLElement) => {
      row.scrollIntoView({ block: 'nearest' })
      const { activeElement } = document
      if (scroller.current?.contains(activeElement) && !row.contains(activeElement)) row.focus()
    }
    if (chosenKey) follow()
    return () => cancelAnimationFrame(frame)
  }, [chosenKey])
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const expanded = useMemo(() => keysOf(rows).filter((key) => !closed.has(key)), [rows, closed])

  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: (keys) =>
      [...keys].map((key) => ({ [NODE_DRAG]: String(key), 'text/plain': String(key).slice(5) })),
    acceptedDragTypes: [NODE_DRAG, WIDGET_DRAG],
    getDropOperation: (target, types) => {
      if (target.type !== 'item' || !spotAt(model, String(target.key), target.dropPosition))
        return 'cancel'
      return types.has(WIDGET_DRAG) ? 'copy' : 'move'
    },
    getAllowedDropOperations: () => ['move'],
    onMove: ({ keys, target }) => {
      const [key] = keys
      const dragged = readKey(String(key))
      const spot = spotAt(model, String(target.key), target.dropPosition)
      if ('id' in dragged && spot && mayStand(model, dragged.id, spot))
        editor.move(dragged.id, spot.into, spot.before)
    },
    onInsert: ({ items, target }) => void drop(items, String(target.key), target.dropPosition),
    onItemDrop: ({ items, target }) => void drop(items, String(target.key), 'on'),
  })

  async function drop(
    items: Parameters<typeof isTextDropItem>[0][],
    key: string,
    position: 'before' | 'after' | 'on',
  ) {
    const spot = spotAt(model, key, position)
    const item = items.find((dropped) => dropped.kind === 'text' && dropped.types.has(WIDGET_DRAG))
    if (spot && item && isTextDropItem(item)) await add(await item.getText(WIDGET_DRAG), spot)
  }

  function press(event: KeyboardEvent) {
    // Keys apply to the focused row, and only if that row is selected.
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null
    const isChosen = selection && row?.getAttribute('data-key') === keyOf(selection)
    const placed = isChosen && !selection.list && findNode(model, selection.id)
    if (!placed || event.defaultPrevented) return
    const { node } = placed
    if (event.key === 'Delete' || event.key === 'Backspace') editor.remove(node.id, titleOf(node))
    else if (event.altKey && event.key === 'ArrowUp') editor.shift(node.id, -1)
    else if (event.altKey && event.key === 'ArrowDown') editor.shift(node.id, 1)
    else if (event.key === 'F2') editor.type({ id: node.id })
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd')
      void editor.copy(node.id, titleOf(node))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section className="outline" aria-labelledby="outline-title">
      <h2 id="outline-title">Outline</h2>
      <div className="outline-scroll" ref={scroller} onKeyDownCapture={press}>
        <Tree
          aria-label="Outline of the page: Alt and arrows move, Delete deletes, Ctrl+D copies, F2 types on the page"
          items={rows}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selection ? [keyOf(selection)] : []}
          onSelectionChange={(keys) => {
            const [key] = keys
            if (key === undefined) return
            const chosen = readKey(String(key))
            if ('id' in chosen) editor.select({ id: chosen.id })
            else editor.select(isArea(chosen.into) ? null : listSelection(chosen.into))
          }}
          expandedKeys={expanded}
          onExpandedChange={(keys) =>
            setClosed(new Set(keysOf(rows).filter((key) => !keys.has(key))))
          }
          dragAndDropHooks={dragAndDropHooks}
        >
          {(row) => <OutlineRow row={row} />}
        </Tree>
      </div>
    </section>
  )
}

function OutlineRow({ row }: { row: Row }) {
  const { catalogue } = useSession()
  const { node, title, children } = row
  const hint = node ? hintOf(node) : ''
  const count = node && node.shared === undefined ? problemsIn(catalogue, node).length : 0
  return (
    <TreeItem
      id={row.key}
      textValue={hint ? `${title}: ${hint}` : title}
      className={node ? 'row-item' : 'row-item is-list'}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className="row-line">
            {hasChildItems ? (
              <Button slot="chevron" className="row-chevron" data-open={isExpanded}>
                <Icon name="chevron" />
              </Button>
            ) : (
              <span className="row-chevron" />
            )}
            <span className="row-text">
              <span className="row-title">{title}</span>
              {node?.shared !== undefined && <span className="chip is-shared">Shared</span>}
              {hint && <span className="row-hint">{hint}</span>}
              {!node && children.length === 0 && <span className="row-hint">Empty</span>}
            </span>
            {count > 0 && (
              <span className="row-problems" title={`${count} to put right`}>
                {count}
                <span className="hidden"> to put right</span>
              </span>
            )}
            {node && (
              <Button slot="drag" className="row-drag" aria-label={`Move ${title}`}>
                <Icon name="drag" />
              </Button>
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <OutlineRow row={child} />}</Collection>
    </TreeItem>
  )
}

function keysOf(rows: Row[]): Key[] {
  return rows.flatMap(({ key, children }) => [key, ...keysOf(children)])
}

function keyOf({ id, list }: { id: string; list?: string }): Key {
  return list ? keyOfList(`${id}/${list}`) : keyOfNode(id)
}

function listSelection(into: string) {
  const [id = '', ...path] = into.split('/')
  return { id, list: path.join('/') }
}

/** Whether a component can move to a place; it cannot move into itself. */
function mayStand(model: PageModel, id: string, { into, before }: Spot): boolean {
  if (before === id) return false
  for (let above = into.split('/')[0]; above && !isArea(above); ) {
    if (above === id) return false
    above = findNode(model, above)?.parent ?? ''
  }
  return true
}
