import { usePropertyFacts } from '../../features/property/use-property-facts'
import { type SaveControl, useSaveControl } from '../../features/save-hotel/use-save-control'
import { fillText } from '../../ui/text/fill-text'
import type { SaveHotelProps } from './save-hotel.schema'

export interface SaveHotelModel {
  state: 'ready'
  /** The hotel's name, or a generic text. */
  hotel: string
  control: SaveControl
}

export function useSaveHotel({ propertyId, surface, labels }: SaveHotelProps): SaveHotelModel {
  const id = propertyId.trim().toUpperCase()
  // Sends no request for the name only.
  const hotel = usePropertyFacts(id)?.basicInformation?.name ?? labels.thisHotel
  const texts = {
    limit: labels.limit,
    saveFailed: labels.saveFailed,
    savedNow: fillText(labels.savedNow, { hotel }),
    removedNow: fillText(labels.removedNow, { hotel }),
  }
  const control = useSaveControl(id, surface, texts, { readsList: true })
  return { state: 'ready', hotel, control }
}
