import { labelSet } from '../../../ui/labels/label-set'

/** A number of points, wherever a night, a stay or a rate is said in them. */
export const pointsLabels = labelSet(
  { points: '{count} points|one:{count} point' },
  {
    'de-DE': { points: '{count} Punkte|one:{count} Punkt' },
    'ja-JP': { points: '{count}ポイント' },
    'zh-CN': { points: '{count}积分' },
    'ar-SA': { points: '{count} نقطة|one:نقطة واحدة|two:نقطتان|few:{count} نقاط' },
  },
)
