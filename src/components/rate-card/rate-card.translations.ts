import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './rate-card.labels'
import type { RateCardProps } from './rate-card.schema'

export const translations: Translations<RateCardProps['labels']> = withShared(shared, {
  'de-DE': {
    chooseDatesText: 'Wählen Sie Ihre Reisedaten, um den Preis zu sehen.',
    chooseDates: 'Reisedaten wählen',
    allRates: 'Alle Raten ansehen',
    firstOf: 'Preis für das erste von {count} Zimmern',
    otherRooms: 'Andere Zimmer ansehen',
    loading: 'Das Zimmer wird geladen',
    failedTitle: 'Wir konnten das Zimmer nicht laden.',
    priceLoading: 'Der Preis wird geladen',
    priceFailed: 'Wir konnten den Preis nicht laden.',
  },
  'ja-JP': {
    chooseDatesText: '日程を選ぶと料金が表示されます。',
    chooseDates: '日程を選ぶ',
    allRates: 'すべての料金を見る',
    firstOf: '{count}室のうち1室目の料金',
    otherRooms: 'ほかの客室を見る',
    loading: '客室を読み込んでいます',
    failedTitle: '客室を読み込めませんでした。',
    priceLoading: '料金を読み込んでいます',
    priceFailed: '料金を読み込めませんでした。',
  },
  'zh-CN': {
    chooseDatesText: '选择日期即可查看价格。',
    chooseDates: '选择日期',
    allRates: '查看全部房价',
    firstOf: '{count}间客房中第1间的价格',
    otherRooms: '查看其他客房',
    loading: '正在加载客房',
    failedTitle: '未能加载客房。',
    priceLoading: '正在加载价格',
    priceFailed: '未能加载价格。',
  },
  'ar-SA': {
    chooseDatesText: 'اختر التواريخ لعرض السعر.',
    chooseDates: 'اختيار التواريخ',
    allRates: 'عرض كل الأسعار',
    firstOf:
      'سعر الغرفة الأولى من {count} غرفة|two:سعر الغرفة الأولى من غرفتين|few:سعر الغرفة الأولى من {count} غرف',
    otherRooms: 'عرض غرف أخرى',
    loading: 'جارٍ تحميل الغرفة',
    failedTitle: 'تعذّر تحميل الغرفة.',
    priceLoading: 'جارٍ تحميل السعر',
    priceFailed: 'تعذّر تحميل السعر.',
  },
  'es-ES': {
    chooseDatesText: 'Elija las fechas para ver el precio.',
    chooseDates: 'Elegir fechas',
    allRates: 'Ver todas las tarifas',
    firstOf: 'Precio de la primera de {count} habitaciones',
    otherRooms: 'Ver otras habitaciones',
    loading: 'Cargando la habitación',
    failedTitle: 'No hemos podido cargar la habitación.',
    priceLoading: 'Cargando el precio',
    priceFailed: 'No hemos podido cargar el precio.',
  },
})
