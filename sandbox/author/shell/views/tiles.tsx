import { useEffect, useMemo, useState } from 'react'
import type { SharedSummary } from '../../api-types'
import { sharedIn } from '../model/nodes'
import { api } from '../state/api'
import type { CatalogueEntry } from '../state/catalogue'
import { useEditorState, useSession } from '../state/use-editor'
import { SHARED } from './add'
import { Icon } from './icon'

const GROUPS = ['Page', 'Hotel', 'Block', 'Overlay'] as const

/** What a tile of the palette shows. */
export interface Tile {
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

/** The components that match a search, in their groups, and the shared content. */
export function useTiles(sought: string) {
  const { catalogue } = useSession()
  const words = useMemo(() => sought.toLowerCase().split(/\s+/).filter(Boolean), [sought])
  const shared = useShared(words)
  const groups = useMemo(() => {
    const found = [...catalogue.values()].filter(
      ({ title, description, type, isPlaced }) =>
        isPlaced &&
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
  return { groups, shared }
}

function tileOf({ type, title, description }: CatalogueEntry): Tile {
  return { key: type, title, description, pictureOf: type }
}

/** A picture of the component; a plain tile when there is no picture. */
export function Picture({ type }: { type: string }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <span className="palette-picture">
      {isMissing ? (
        <Icon name="page" />
      ) : (
        <img
          src={`/author/pictures/${type}`}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
