import { fillText } from '../../ui/fill-text'
import { Heart } from '../../ui/heart.view'
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
