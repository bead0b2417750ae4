import { labelSet, merged, pick } from '../../../ui/labels/label-set'
import { priceLabels } from '../../rates/price.labels'

/** What becomes of the points and awards of a room that is cancelled or missed. */
export const endedPointsLabels = merged(
  pick(priceLabels, 'points', 'freeNights'),
  labelSet(
    {
      pointsKept: 'Points that are kept',
      pointsReturned: 'Points that come back',
      awardsKept: 'Awards that are kept',
      awardsReturned: 'Awards that come back',
      awardsPast: '{count} of them have expired|one:{count} of them has expired',
    },
    {
      'de-DE': {
        pointsKept: 'Einbehaltene Punkte',
        pointsReturned: 'Zurückgegebene Punkte',
        awardsKept: 'Einbehaltene Prämien',
        awardsReturned: 'Zurückgegebene Prämien',
        awardsPast: '{count} davon sind abgelaufen|one:{count} davon ist abgelaufen',
      },
      'ja-JP': {
        pointsKept: '返還されないポイント',
        pointsReturned: '返還されるポイント',
        awardsKept: '返還されない特典',
        awardsReturned: '返還される特典',
        awardsPast: 'うち{count}泊分は有効期限切れです',
      },
      'zh-CN': {
        pointsKept: '不予退还的积分',
        pointsReturned: '退还的积分',
        awardsKept: '不予退还的奖励',
        awardsReturned: '退还的奖励',
        awardsPast: '其中{count}晚已过期',
      },
      'ar-SA': {
        pointsKept: 'النقاط غير المستردة',
        pointsReturned: 'النقاط المستردة',
        awardsKept: 'المكافآت غير المستردة',
        awardsReturned: 'المكافآت المستردة',
        awardsPast:
          'انتهت صلاحية {count} منها|one:انتهت صلاحية واحدة منها|two:انتهت صلاحية اثنتين منها',
      },
      'es-ES': {
        pointsKept: 'Puntos que pierde',
        pointsReturned: 'Puntos que recupera',
        awardsKept: 'Noches gratis que pierde',
        awardsReturned: 'Noches gratis que recupera',
        awardsPast: '{count} de ellas han caducado|one:{count} de ellas ha caducado',
      },
    },
  ),
)

export type EndedPointsLabels = (typeof endedPointsLabels)['english']
