import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { priceLabels } from '../../rates/price.labels'

/** What becomes of the points of a room that is cancelled or missed. */
export const endedPointsLabels = merged(
  pick(priceLabels, 'points'),
  labelSet(
    {
      pointsKept: 'Points that are kept',
      pointsReturned: 'Points that come back',
    },
    {
      'de-DE': {
        pointsKept: 'Einbehaltene Punkte',
        pointsReturned: 'Zurückgegebene Punkte',
      },
      'ja-JP': {
        pointsKept: '返還されないポイント',
        pointsReturned: '返還されるポイント',
      },
      'zh-CN': {
        pointsKept: '不予退还的积分',
        pointsReturned: '退还的积分',
      },
      'ar-SA': {
        pointsKept: 'النقاط غير المستردة',
        pointsReturned: 'النقاط المستردة',
      },
    },
  ),
)

export type EndedPointsLabels = (typeof endedPointsLabels)['english']
