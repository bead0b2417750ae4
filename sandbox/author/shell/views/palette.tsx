import { memo, useRef, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { Selection } from '../state/editor'
import { useEditorState } from '../state/use-editor'
import { type Target, useAdd, useTargets, WIDGET_DRAG } from './add'
import { Icon } from './icon'
import { Picture, type Tile, useTiles } from './tiles'

/** All components of the site, with search. A click, Enter or a drag to the outline adds one. */
export function Palette() {
  const isBusy = useEditorState((state) => state.isBusy)
  const [sought, setSought] = useState('')
  const [isClosed, setClosed] = useState(false)
  const selection = useEditorState((state) => state.selection)
  const [chosen, setChosen] = useState<{ key: string; with: Selection | null }>()
  const targets = useTargets()
  // The chosen place applies only while the selection of the page stays the same.
  const wanted = chosen?.with === selection ? chosen.key : undefined
  const target = targets.find((known) => keyOf(known) === wanted) ?? targets[0]
  const add = useAdd()
  const latest = useRef({ add, target })
  latest.current = { add, target }
  const [addHere] = useState(() => (type: string) => {
    const { add: addNow, target: place } = latest.current
    if (place) void addNow(type, place)
  })
  const { groups, shared } = useTiles(sought)
  if (targets.length === 0)
    return (
      <section className="palette" aria-labelledby="palette-title">
        <h2 id="palette-title">Add a component</h2>
        <p className="empty-note">
          Shared content is one component: nothing can stand beside it. Share another one from a
          page.
        </p>
      </section>
    )
  return (
    <section
      className="palette"
      aria-labelledby="palette-title"
      aria-busy={isBusy}
      data-closed={isClosed || undefined}
    >
      <h2 id="palette-title">
        <button
          type="button"
          className="palette-toggle"
          aria-expanded={!isClosed}
          onClick={() => setClosed(!isClosed)}
        >
          Add a component <Icon name="chevron" />
        </button>
      </h2>
      <div className="palette-find">
        <label>
          <span className="hidden">Search components</span>
          <input
            type="search"
            placeholder="Search components"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </label>
        <label className="palette-target">
          <span>Where</span>
          <select
            value={target && keyOf(target)}
            onChange={(event) => setChosen({ key: event.target.value, with: selection })}
          >
            {targets.map((known) => (
              <option key={keyOf(known)} value={keyOf(known)}>
                {known.title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="palette-scroll">
        {shared.length > 0 && <PaletteGroup title="Shared" entries={shared} onAdd={addHere} />}
        {groups.length === 0 && shared.length === 0 && (
          <p className="empty-note">No component matches.</p>
        )}
        {groups.map(({ group, entries }) => (
          <PaletteGroup key={group} title={group} entries={entries} onAdd={addHere} />
        ))}
      </div>
    </section>
  )
}

interface PaletteGroupProps {
  title: string
  entries: Tile[]
  onAdd: (type: string) => void
}

/** Memoized, because input in the form does not affect the palette. */
const PaletteGroup = memo(function PaletteGroup({ title, entries, onAdd }: PaletteGroupProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ [WIDGET_DRAG]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['copy'],
  })
  return (
    <>
      <h3>{title}</h3>
      <GridList
        className="palette-list"
        aria-label={`${title} components`}
        items={entries.map((entry) => ({ id: entry.key, entry }))}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onAdd(String(key))}
      >
        {({ entry }) => (
          <GridListItem id={entry.key} textValue={entry.title} className="palette-item">
            <Picture type={entry.pictureOf} />
            <span className="palette-text" title={entry.description}>
              <span className="palette-title">{entry.title}</span>
              <span className="hidden">{entry.description}</span>
            </span>
            <Button slot="drag" className="row-drag" aria-label={`Drag ${entry.title}`}>
              <Icon name="drag" />
            </Button>
          </GridListItem>
        )}
      </GridList>
    </>
  )
})

function keyOf({ into, before }: Target): string {
  return `${into} ${before ?? ''}`
}
