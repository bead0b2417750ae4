import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-alerts.labels'
import type { HotelAlertsProps } from './hotel-alerts.schema'

export const translations: Translations<HotelAlertsProps['labels']> = withShared(shared, {
  'de-DE': {
    region: 'Hinweise des Hotels',
    critical: 'Wichtig',
    link: 'Mehr dazu',
    linkName: 'Mehr dazu: {title}',
    closeUntitled: 'Diesen Hinweis schließen',
    more: '{n} weitere anzeigen',
  },
  'ja-JP': {
    region: 'ホテルからのお知らせ',
    critical: '重要',
    link: '詳しく見る',
    linkName: '詳しく見る：{title}',
    closeUntitled: 'このお知らせを閉じる',
    more: 'ほか{n}件を表示',
  },
  'zh-CN': {
    region: '酒店通知',
    critical: '重要',
    link: '了解详情',
    linkName: '了解详情：{title}',
    closeUntitled: '关闭此通知',
    more: '再显示{n}条',
  },
  'ar-SA': {
    region: 'تنبيهات الفندق',
    critical: 'مهم',
    link: 'معرفة المزيد',
    linkName: 'معرفة المزيد: {title}',
    closeUntitled: 'إغلاق هذا التنبيه',
    more: 'عرض المزيد ({n})',
  },
  'es-ES': {
    region: 'Avisos del hotel',
    critical: 'Importante',
    link: 'Más información',
    linkName: 'Más información: {title}',
    closeUntitled: 'Cerrar este aviso',
    more: 'Mostrar {n} más',
  },
})
