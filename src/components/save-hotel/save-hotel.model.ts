import { type SaveControl, useSaveControl } from '../../features/save-hotel/use-save-control'
import { usePageValue } from '../../hooks/use-page-value'
import { answersAtom, readAnswer } from '../../services/graphql/answers'
import { fillText } from '../../ui/text/fill-text'
import type { SaveHotelProps } from './save-hotel.schema'

export interface SaveHotelModel {
  /** The hotel's name, or words that stand for it. */
  hotel: string
  control: SaveControl
}

export function useSaveHotel({ propertyId, surface, labels }: SaveHotelProps): SaveHotelModel {
  const id = propertyId.trim().toUpperCase()
  const hotel = useHotelName(id) ?? labels.thisHotel
  const texts = {
    limit: labels.limit,
    saveFailed: labels.saveFailed,
    savedNow: fillText(labels.savedNow, { hotel }),
    removedNow: fillText(labels.removedNow, { hotel }),
  }
  const control = useSaveControl(id, surface, texts, { readsList: true })
  return { hotel, control }
}

/** What another widget of the page has learnt of the hotel; a name is not worth a call of its own. */
function useHotelName(propertyId: string): string | null {
  const answers = usePageValue(answersAtom)
  for (const name of ['HotelHeader', 'PropertyBar'] as const) {
    const answer = readAnswer(answers, name, { propertyId })
    if (answer.state === 'ready') return answer.data.property?.basicInformation?.name ?? null
  }
  return null
}
