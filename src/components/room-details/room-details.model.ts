import { useEffect } from 'react'
import {
  type RoomDetailsState,
  roomFeaturesVariables,
  useRoomFeatures,
} from '../../features/rates/room/use-room-features'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { queryName } from '../../rules/site/query'
import { formatSearch } from '../../rules/stay/stay-search'
import type { PageContext } from '../../services/page/page-context'
import type { RoomDetailsProps } from './room-details.schema'

export type RoomDetailsModel =
  /** The page's address names no room. */
  | { state: 'none' }
  /** `allHref`: the page without this room. */
  | { state: 'shown'; details: RoomDetailsState; allHref: string }

/** The question for the room of a page's address; null for a page without one. */
export function pageVariables({ page, mode }: PageContext) {
  return mode === 'edit' ? null : roomFeaturesVariables(page.propertyId, page.room)
}

/** The room type that the page's address names (W21). */
export function useRoomDetails(props: RoomDetailsProps): RoomDetailsModel {
  const { labels, featureGroups } = props
  const { context, site, location } = usePage()
  const { propertyId, room, cart } = context.page
  const search = usePageValue(staySearchAtom)
  const track = useTrack('room-details', props)
  const details = useRoomFeatures(propertyId ?? null, room ?? null, { labels, featureGroups })
  const roomCode = details.state === 'ready' ? details.code : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each room
  useEffect(() => {
    if (roomCode !== null) track('room_details_view', { roomCode })
  }, [roomCode])

  if (!room || !propertyId) return { state: 'none' }
  const query = formatSearch(search, site)
  if (cart) query.set(queryName(site, 'cart'), cart)
  return { state: 'shown', details, allHref: `${location().pathname}?${query}` }
}
