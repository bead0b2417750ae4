import type { Translations } from '../../mapping/define-widget'
import type { HotelAlertsProps } from './hotel-alerts.schema'

export const translations: Translations<HotelAlertsProps['labels']> = {
  'de-DE': {
    region: 'Hinweise des Hotels',
    info: 'Hinweis',
    warning: 'Achtung',
    critical: 'Wichtig',
    link: 'Mehr dazu',
    linkName: 'Mehr dazu: {title}',
    close: 'Schließen: {title}',
    closeUntitled: 'Diesen Hinweis schließen',
    more: '{n} weitere anzeigen',
  },
  'ja-JP': {
    region: 'ホテルからのお知らせ',
    info: 'お知らせ',
    warning: 'ご注意',
    critical: '重要',
    link: '詳しく見る',
    linkName: '詳しく見る：{title}',
    close: '閉じる：{title}',
    closeUntitled: 'このお知らせを閉じる',
    more: 'ほか{n}件を表示',
  },
  'zh-CN': {
    region: '酒店通知',
    info: '提示',
    warning: '注意',
    critical: '重要',
    link: '了解详情',
    linkName: '了解详情：{title}',
    close: '关闭：{title}',
    closeUntitled: '关闭此通知',
    more: '再显示{n}条',
  },
  'ar-SA': {
    region: 'تنبيهات الفندق',
    info: 'معلومة',
    warning: 'تنبيه',
    critical: 'مهم',
    link: 'قراءة المزيد',
    linkName: 'قراءة المزيد: {title}',
    close: 'إغلاق: {title}',
    closeUntitled: 'إغلاق هذا التنبيه',
    more: 'عرض المزيد ({n})',
  },
}
