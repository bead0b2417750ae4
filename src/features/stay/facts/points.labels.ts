import { labelSet } from '../../../ui/labels/label-set'

/** What is paid without money, wherever a night, a stay or a rate is said in it: points, and awards for nights. */
export const pointsLabels = labelSet(
  {
    points: '{count} points|one:{count} point',
    freeNights: '{count} free nights|one:{count} free night',
  },
  {
    'de-DE': {
      points: '{count} Punkte|one:{count} Punkt',
      freeNights: '{count} Freinächte|one:{count} Freinacht',
    },
    'ja-JP': { points: '{count}ポイント', freeNights: '無料宿泊特典{count}泊' },
    'zh-CN': { points: '{count}积分', freeNights: '{count}晚免费住宿' },
    'ar-SA': {
      points: '{count} نقطة|one:نقطة واحدة|two:نقطتان|few:{count} نقاط',
      freeNights:
        '{count} ليلة مجانية|one:ليلة مجانية واحدة|two:ليلتان مجانيتان|few:{count} ليالٍ مجانية',
    },
    'es-ES': {
      points: '{count} puntos|one:{count} punto|many:{count} de puntos',
      freeNights: '{count} noches gratis|one:{count} noche gratis',
    },
  },
)
