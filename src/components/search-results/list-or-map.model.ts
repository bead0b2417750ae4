import { type RefCallback, useCallback, useState } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { useTrack } from '../../hooks/use-track'
import { asked, queryName } from '../../rules/site/query'
import type { LinkChoice } from '../../ui/disclosure/link-choices.view'
import { resultsParts } from './search-results.parts'
import type { SearchResultsProps } from './search-results.schema'

type ResultsView = 'list' | 'map'

/** How a window that is too narrow for both shows the hotels; wider ones show list and map. */
export interface ListOrMap {
  view: ResultsView
  /** The view that an address does not name. */
  usual: ResultsView
  choices: LinkChoice<ResultsView>[]
  /** Of the map's place, which says when it is seen. */
  placeRef: RefCallback<HTMLElement>
  /** Whether the map's script is there. */
  hasMap: boolean
}

/**
 * The choice between list and map (W88), in the address. The map's script loads once its place is
 * seen. Null: the chain has no map, or its script cannot be had; the list is its equal.
 */
export function useListOrMap(props: SearchResultsProps): ListOrMap | null {
  const page = usePage()
  const track = useTrack('search-results', props)
  const [view, setView] = useState<ResultsView>(() =>
    (asked(page, 'view') ?? (props.mapDefault && 'map')) === 'map' ? 'map' : 'list',
  )
  const [isSeen, setSeen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const hasMap = useLatePart(resultsParts.map, {
    isWanted: isSeen,
    onFailure: () => setFailed(true),
  })
  const placeRef = useCallback((place: HTMLElement | null) => {
    if (!place) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  if (!props.mapTiles || hasFailed) return null
  const usual = props.mapDefault ? 'map' : 'list'
  const choices = (['list', 'map'] as const).map((name): LinkChoice<ResultsView> => {
    const { pathname, searchParams } = page.location()
    const query = new URLSearchParams(searchParams)
    query.delete(queryName(page.site, 'view'))
    if (name !== usual) query.set(queryName(page.site, 'view'), name)
    const href = query.size > 0 ? `${pathname}?${query}` : pathname
    return {
      name,
      href,
      isChosen: name === view,
      choose: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        setView(name)
        history.replaceState(history.state, '', href)
        track('view_change', { view: name })
      },
    }
  })
  return { view, usual, choices, placeRef, hasMap }
}
