import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { PageModel } from '../../../cms/page/page-model'
import { type Box, boxAt, boxesOf, textsOf } from '../model/boxes'
import { editableId, findNode, nodesOf, sharedIn } from '../model/nodes'
import type { Spot } from '../model/rows'
import { useDeferredModel, useEditorState, useSession, useTitle } from '../state/use-editor'
import { ComponentActions } from './component-actions'
import { AddDialog } from './dialogs/add-dialog'
import { Icon, IconButton } from './icon'
import { TypeHere } from './type-here'

/** Overlays on the page: the hovered element, the selection, and the actions on it. */
export function Overlays({ scale }: { scale: number }) {
  const { editor } = useSession()
  const editables = useEditorState((state) => state.editables)
  const selection = useEditorState((state) => state.selection)
  const boxes = useMemo(() => (editables ? boxesOf(editables) : []), [editables])
  const [hovered, setHovered] = useState('')
  const layer = useRef<HTMLDivElement>(null)
  const titleOf = useTitle()

  const under = (event: MouseEvent) => {
    const { left = 0, top = 0 } = layer.current?.getBoundingClientRect() ?? {}
    return boxAt(boxes, (event.clientX - left) / scale, (event.clientY - top) / scale)
  }
  const field = boxes.find(({ key }) => key === hovered)
  const over = boxes.find(({ id, prop }) => id === field?.id && prop === '')
  const chosen = boxes.find(({ id, prop }) => id === selection?.id && prop === '')
  const chosenField =
    selection?.prop && boxes.find(({ id, prop }) => id === selection.id && prop === selection.prop)

  const model = useDeferredModel()
  const path = useEditorState(({ page }) => page.path)
  const [adding, setAdding] = useState<{ spot: Spot; place: string } | null>(null)
  // Shared content has no place beside it.
  const gap = sharedIn(path) === null
  const hasText = chosen && isFreeText(model, chosen) && textsOf(boxes, chosen.id).length > 0

  const chosenBox = useRef<HTMLDivElement>(null)
  const chosenKey = chosen?.key
  useEffect(() => {
    // The page has scrolled to the selection; its action bar has to be visible as well.
    if (chosenKey) chosenBox.current?.scrollIntoView({ block: 'nearest' })
  }, [chosenKey])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline does the same by keyboard
    <div
      className="overlays"
      ref={layer}
      onMouseMove={(event) => setHovered(under(event)?.key ?? '')}
      onMouseLeave={() => setHovered('')}
      onDoubleClick={(event) => {
        const box = under(event)
        if (box?.isText && isFreeText(model, box)) editor.type({ id: box.id, prop: box.prop })
      }}
      onClick={(event) => {
        const box = under(event)
        editor.type(null)
        editor.select(box ? { id: box.id, ...(box.prop ? { prop: box.prop } : {}) } : null)
      }}
    >
      {gap && over && over.id !== selection?.id && (
        <AddBetween box={over} scale={scale} onAdd={setAdding} />
      )}
      {over && over.id !== selection?.id && (
        <div className="box is-hovered" style={placeOf(over)}>
          <span className="box-label" style={{ zoom: 1 / scale }}>
            {titleOf(over)}
          </span>
        </div>
      )}
      {field?.prop && <div className="box is-field" style={placeOf(field)} />}
      {chosenField && <div className="box is-chosen-field" style={placeOf(chosenField)} />}
      {chosen && (
        <div className="box is-chosen" ref={chosenBox} style={placeOf(chosen)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps clicks from the page below */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keeps clicks from the page below */}
          <div
            className="box-bar"
            style={{ zoom: 1 / scale }}
            data-place={chosen.y * scale < 40 ? 'inside' : 'above'}
            onClick={(event) => event.stopPropagation()}
          >
            <span className="box-label">{titleOf(chosen)}</span>
            {hasText && (
              <IconButton
                icon="text"
                label="Type on the page"
                keys="F2"
                onClick={() => editor.type({ id: chosen.id })}
              />
            )}
            <ComponentActions id={chosen.id} />
          </div>
        </div>
      )}
      {chosen && gap && <AddBetween box={chosen} scale={scale} onAdd={setAdding} />}
      <TypeHere boxes={boxes} scale={scale} />
      {adding && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps clicks from the page below
        // biome-ignore lint/a11y/useKeyWithClickEvents: keeps clicks from the page below
        <div onClick={(event) => event.stopPropagation()}>
          <AddDialog spot={adding.spot} place={adding.place} onClose={() => setAdding(null)} />
        </div>
      )}
    </div>
  )
}

interface AddBetweenProps {
  box: Box
  scale: number
  onAdd: (adding: { spot: Spot; place: string }) => void
}

/** The “+” on the upper and the lower edge of a component. */
function AddBetween({ box, scale, onAdd }: AddBetweenProps) {
  const model = useDeferredModel()
  const titleOf = useTitle()
  const placed = findNode(model, editableId(model, box.id))
  if (!placed) return null
  const { into, index, node } = placed
  const title = titleOf(node)
  const next = nodesOf(model, into)[index + 1]?.id ?? null
  const ways = [
    { edge: 'start', spot: { into, before: node.id }, place: `Before ${title}` },
    { edge: 'end', spot: { into, before: next }, place: `After ${title}` },
  ] as const
  return (
    <div className="box" style={placeOf(box)}>
      {ways.map(({ edge, spot, place }) => (
        <button
          key={edge}
          type="button"
          className="box-add"
          data-edge={edge}
          style={{ zoom: 1 / scale }}
          aria-label={`Add a component: ${place}`}
          title={place}
          onClick={(event) => {
            event.stopPropagation()
            onAdd({ spot, place })
          }}
        >
          <Icon name="add" />
        </button>
      ))}
    </div>
  )
}

/** Shared content is typed where it is edited. */
function isFreeText(model: PageModel, { id }: Box): boolean {
  const own = editableId(model, id)
  return own === id && findNode(model, id)?.node.shared === undefined
}

function placeOf({ x, y, width, height }: Box) {
  return { left: x, top: y, width, height }
}
