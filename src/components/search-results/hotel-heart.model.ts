import { type SaveControl, useSaveControl } from '../../features/save-hotel/use-save-control'
import { fillText } from '../../ui/text/fill-text'
import type { SearchResultsLabels } from './search-results.schema'

export interface HotelHeartModel {
  state: 'ready'
  control: SaveControl
  saveName: string
  savedName: string
}

/** The heart of one hotel in the list (W04). */
export function useHotelHeart(
  labels: SearchResultsLabels,
  { id, name: hotel }: { id: string; name: string },
): HotelHeartModel {
  const control = useSaveControl(
    id,
    'card',
    {
      limit: labels.limit,
      saveFailed: labels.saveFailed,
      savedNow: fillText(labels.savedNow, { hotel }),
      removedNow: fillText(labels.removedNow, { hotel }),
    },
    { readsList: true },
  )
  return {
    state: 'ready',
    control,
    saveName: fillText(labels.saveName, { hotel }),
    savedName: fillText(labels.savedName, { hotel }),
  }
}
