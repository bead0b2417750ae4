import type { PlaceListLink } from '../../features/stay/places/place-input.model'
import { PlaceList } from '../../features/stay/places/place-list.view'
import type { Part } from '../../mapping/late-part'
import type { SearchFormProps } from './search-form.schema'
import { searchPlacesLabels } from './search-places.labels'
import { type SearchPlacesModel, useSearchPlaces } from './search-places.model'

interface PlacesPartProps {
  props: SearchFormProps
  list: PlaceListLink
  listId: string
}

export const searchPlacesPart: Part<PlacesPartProps, SearchPlacesModel> = {
  labels: searchPlacesLabels,
  useModel: ({ list, listId }) => useSearchPlaces(list, listId),
  View: ({ props, model }) => (
    <PlaceList labels={props.labels} model={model} locale={model.locale} />
  ),
}
