import type { PlaceListLink } from '../../features/stay/places/place-input.model'
import { type PlaceListModel, usePlaceList } from '../../features/stay/places/use-place-list'
import { usePage } from '../../hooks/page-store'

export type SearchPlacesModel = PlaceListModel & { locale: string }

/** The places that match what is typed, in the visitor's locale. */
export function useSearchPlaces(list: PlaceListLink, listId: string): SearchPlacesModel {
  const { locale } = usePage().context
  return { ...usePlaceList(list, listId), locale }
}
