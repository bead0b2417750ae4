import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { SharedSummary } from '../../api-types'
import { sharedIn } from '../model/nodes'
import { api } from '../state/api'
import type { CatalogueEntry } from '../state/catalogue'
import type { Selection } from '../state/editor'
import { useEditorState, useSession } from '../state/use-editor'
import { SHARED, type Target, useAdd, useTargets, WIDGET_DRAG } from './add'
import { Icon } from './icon'

const GROUPS = ['Page', 'Hotel', 'Block', 'Overlay'] as const

/** All components of the site, with search. A click, Enter or a drag to the outline adds one. */
export function Palette() {
  const { catalogue } = useSession()
  const isBusy = useEditorState((state) => state.isBusy)
  const [sought, setSought] = useState('')
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
  const words = useMemo(() => sought.toLowerCase().split(/\s+/).filter(Boolean), [sought])
  const shared = useShared(words)
  const groups = useMemo(() => {
    const found = [...catalogue.values()].filter(({ title, description, type }) =>
      words.every((word) => `${title} ${description} ${type}`.toLowerCase().includes(word)),
    )
    return GROUPS.map((group) => ({
      group,
      entries: found
        .filter((entry) => entry.group === group)
        .sort((one, other) => one.title.localeCompare(other.title))
        .map(tileOf),
    })).filter(({ entries }) => entries.length > 0)
  }, [catalogue, words])
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
    <section className="palette" aria-labelledby="palette-title" aria-busy={isBusy}>
      <h2 id="palette-title">Add a component</h2>
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

/** What a tile of the palette shows. */
interface Tile {
  /** The type, or `SHARED` and the name of shared content. */
  key: string
  title: string
  description: string
  /** The type whose picture is shown. */
  pictureOf: string
}

/** The shared content of the page's language. */
function useShared(words: readonly string[]): Tile[] {
  const { path, locale } = useEditorState(({ page }) => page)
  const revision = useEditorState(({ page }) => page.revision)
  const [known, setKnown] = useState<SharedSummary[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may share a component
  useEffect(() => {
    let isCurrent = true
    if (sharedIn(path) === null)
      api.shared(locale).then(
        ({ shared }) => isCurrent && setKnown(shared),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [path, locale, revision])
  return useMemo(
    () =>
      known
        .filter(({ title, type }) =>
          words.every((word) => `${title} ${type}`.toLowerCase().includes(word)),
        )
        .map(({ of, title, type, count }) => ({
          key: SHARED + of,
          title,
          description: count === 1 ? 'Appears on 1 page' : `Appears on ${count} pages`,
          pictureOf: type,
        })),
    [known, words],
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

/** A picture of the component; a plain tile when there is no picture. */
function Picture({ type }: { type: string }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <span className="palette-picture">
      {isMissing ? (
        <Icon name="page" />
      ) : (
        <img
          src={`/author/pictures/${type}.webp`}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}

function tileOf({ type, title, description }: CatalogueEntry): Tile {
  return { key: type, title, description, pictureOf: type }
}

function keyOf({ into, before }: Target): string {
  return `${into} ${before ?? ''}`
}
