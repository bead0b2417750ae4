import { Heart } from '../../features/save-hotel/heart.view'
import type { Part } from '../../mapping/late-part'
import { hotelHeartLabels } from './hotel-heart.labels'
import { type HotelHeartModel, useHotelHeart } from './hotel-heart.model'
import type { SearchResultsProps } from './search-results.schema'

interface HeartPartProps {
  props: SearchResultsProps
  hotel: { id: string; name: string }
}

/** The heart of a card; only members' browsers load it. */
export const hotelHeartPart: Part<HeartPartProps, HotelHeartModel> = {
  labels: hotelHeartLabels,
  useModel: ({ props, hotel }) => useHotelHeart(props.labels, hotel),
  View: ({ props: { labels }, model: { control, saveName, savedName } }) => (
    <Heart
      control={control}
      labels={{ save: labels.save, saved: labels.saved, saveName, savedName }}
      showLabel={false}
    />
  ),
}
