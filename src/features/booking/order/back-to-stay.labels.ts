import { labelSet } from '../../../ui/labels/label-set'

/** Leads from a page about a booked stay to the page of that stay. */
export const backToStayLabels = labelSet(
  { backToStay: 'Back to your stay' },
  {
    'de-DE': { backToStay: 'Zurück zum Aufenthalt' },
    'ja-JP': { backToStay: 'ご予約に戻る' },
    'zh-CN': { backToStay: '返回住宿详情' },
    'ar-SA': { backToStay: 'العودة إلى إقامتك' },
    'es-ES': { backToStay: 'Volver a la estancia' },
  },
)
