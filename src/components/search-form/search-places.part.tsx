import type { PlaceListLink } from '../../features/stay/places/place-input.model'
import { PlaceList } from '../../features/stay/places/place-list.view'
import { type PlaceListModel, usePlaceList } from '../../features/stay/places/use-place-list'
import { usePage } from '../../hooks/page-store'
import type { Part } from '../../mapping/late-part'
import type { SearchFormProps } from './search-form.schema'
import { searchPlacesLabels } from './search-places.labels'

interface PlacesPartProps {
  props: SearchFormProps
  list: PlaceListLink
  listId: string
}

type PlacesModel = PlaceListModel & { locale: string }

export const searchPlacesPart: Part<PlacesPartProps, PlacesModel> = {
  labels: searchPlacesLabels,
  useModel: ({ list, listId }) => {
    const { locale } = usePage().context
    return { ...usePlaceList(list, listId), locale }
  },
  View: ({ props, model }) => (
    <PlaceList labels={props.labels} model={model} locale={model.locale} />
  ),
}
