import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-overview.labels'
import type { HotelOverviewProps } from './hotel-overview.schema'

export const translations: Translations<HotelOverviewProps['labels']> = withShared(shared, {
  'de-DE': {
    readMore: 'Weiterlesen',
    readLess: 'Weniger anzeigen',
    brandTags: 'In diesem Hotel',
    highlights: 'Gute Gründe',
    amenities: 'Ein Teil unserer Ausstattung',
    allAmenities: 'Gesamte Ausstattung ansehen',
    location: 'So finden Sie uns',
    mapImage: 'Karte mit {hotel}',
    loading: 'Hotelübersicht wird geladen',
  },
  'ja-JP': {
    readMore: '続きを読む',
    readLess: '閉じる',
    brandTags: 'このホテルのサービス',
    highlights: '滞在の楽しみ',
    amenities: '主な設備・サービス',
    allAmenities: '設備・サービスをすべて見る',
    location: '所在地',
    mapImage: '{hotel}周辺の地図',
    loading: 'ホテルの概要を読み込んでいます',
  },
  'zh-CN': {
    readMore: '阅读更多',
    readLess: '收起',
    brandTags: '本店特色',
    highlights: '酒店亮点',
    amenities: '部分设施与服务',
    allAmenities: '查看全部设施与服务',
    location: '酒店位置',
    mapImage: '{hotel}周边地图',
    loading: '正在加载酒店概览',
  },
  'ar-SA': {
    readMore: 'قراءة المزيد',
    readLess: 'عرض أقل',
    brandTags: 'في هذا الفندق',
    highlights: 'أجمل ما فيه',
    amenities: 'بعض المرافق والخدمات',
    allAmenities: 'عرض جميع المرافق والخدمات',
    location: 'أين تجدنا',
    mapImage: 'خريطة تُظهر {hotel}',
    loading: 'جارٍ تحميل نبذة عن الفندق',
  },
  'es-ES': {
    readMore: 'Leer más',
    readLess: 'Leer menos',
    brandTags: 'En este hotel',
    highlights: 'Motivos para alojarse',
    amenities: 'Algunos de nuestros servicios',
    allAmenities: 'Ver todos los servicios',
    location: 'Dónde estamos',
    mapImage: 'Mapa con la ubicación de {hotel}',
    loading: 'Cargando la descripción del hotel',
  },
})
