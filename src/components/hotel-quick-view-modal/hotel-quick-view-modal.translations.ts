import type { Translations } from '../../mapping/define-widget'
import type { HotelQuickViewModalProps } from './hotel-quick-view-modal.schema'

export const translations: Translations<HotelQuickViewModalProps['labels']> = {
  'de-DE': {
    title: 'Hoteldetails',
    close: 'Schließen',
    loading: 'Hoteldetails werden geladen',
    failed: 'Etwas ist schiefgelaufen',
    viewRates: 'Preise ansehen',
    newTab: 'öffnet einen neuen Tab',
  },
  'ja-JP': {
    title: 'ホテルの詳細',
    close: '閉じる',
    loading: 'ホテルの詳細を読み込んでいます',
    failed: '問題が発生しました',
    viewRates: '料金を見る',
    newTab: '新しいタブで開きます',
  },
  'zh-CN': {
    title: '酒店详情',
    close: '关闭',
    loading: '正在加载酒店详情',
    failed: '出错了',
    viewRates: '查看房价',
    newTab: '在新标签页中打开',
  },
  'ar-SA': {
    title: 'تفاصيل الفندق',
    close: 'إغلاق',
    loading: 'جارٍ تحميل تفاصيل الفندق',
    failed: 'حدث خطأ ما',
    viewRates: 'عرض الأسعار',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
}
