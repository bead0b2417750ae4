import { labelSet, merged, pick } from '../../ui/labels/label-set'
import { rateFilterLabels } from '../rates/rate-filter.labels'

const own = labelSet(
  {
    reach: 'Within {distance}',
    hotelsLeft: '{count} hotels match|one:{count} hotel matches',
  },
  {
    'de-DE': {
      reach: 'Bis {distance} entfernt',
      hotelsLeft: '{count} Hotels passen|one:{count} Hotel passt',
    },
    'ja-JP': { reach: '{distance}圏内', hotelsLeft: '該当するホテル{count}件' },
    'zh-CN': { reach: '{distance}以内', hotelsLeft: '{count}家酒店符合条件' },
    'ar-SA': {
      reach: 'في حدود {distance}',
      hotelsLeft:
        '{count} فندق مطابق|zero:لا فنادق مطابقة|one:فندق واحد مطابق|two:فندقان مطابقان|few:{count} فنادق مطابقة|many:{count} فندقًا مطابقًا',
    },
    'es-ES': {
      reach: 'A menos de {distance}',
      hotelsLeft: 'Coinciden {count} hoteles|one:Coincide {count} hotel',
    },
  },
)

/** The filters of hotels in words (W61). */
export const hotelFilterLabels = merged(
  pick(rateFilterLabels, 'priceUpTo', 'priceBetween', 'priceOver'),
  own,
)

export type HotelFilterLabels = (typeof hotelFilterLabels)['english']
