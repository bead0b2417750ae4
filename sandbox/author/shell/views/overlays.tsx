import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Box, boxAt, boxesOf } from '../model/boxes'
import { useEditorState, useSession, useTitle } from '../state/use-editor'
import { ComponentActions } from './component-actions'

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
      onClick={(event) => {
        const box = under(event)
        editor.select(box ? { id: box.id, ...(box.prop ? { prop: box.prop } : {}) } : null)
      }}
    >
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
            <ComponentActions id={chosen.id} />
          </div>
        </div>
      )}
    </div>
  )
}

function placeOf({ x, y, width, height }: Box) {
  return { left: x, top: y, width, height }
}
