import { Heart } from '../../features/save-hotel/heart.view'
import { fillText } from '../../ui/text/fill-text'
import type { SaveHotelModel } from './save-hotel.model'
import type { SaveHotelProps } from './save-hotel.schema'

export function SaveHotel({ props, model }: { props: SaveHotelProps; model: SaveHotelModel }) {
  const { labels, showLabel } = props
  const { hotel, control } = model
  return (
    <Heart
      control={control}
      labels={{
        ...labels,
        saveName: fillText(labels.saveName, { hotel }),
        savedName: fillText(labels.savedName, { hotel }),
      }}
      showLabel={showLabel}
    />
  )
}
