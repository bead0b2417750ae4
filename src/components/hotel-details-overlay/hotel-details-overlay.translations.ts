import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-details-overlay.labels'
import type { HotelDetailsOverlayProps } from './hotel-details-overlay.schema'

export const translations: Translations<HotelDetailsOverlayProps['labels']> = withShared(shared, {
  'de-DE': {
    failed: 'Wir konnten die Hoteldetails nicht laden.',
    policies: 'Hausregeln',
    checkIn: 'Check-in ab',
    checkOut: 'Check-out bis',
    minAge: 'Mindestalter beim Check-in',
    paid: '{amenity} (gegen Aufpreis)',
  },
  'ja-JP': {
    failed: 'ホテルの詳細を読み込めませんでした。',
    policies: 'ホテルのご利用規定',
    checkIn: 'チェックイン開始',
    checkOut: 'チェックアウト期限',
    minAge: 'チェックイン可能な年齢',
    paid: '{amenity}（有料）',
  },
  'zh-CN': {
    failed: '无法加载酒店详情。',
    policies: '酒店政策',
    checkIn: '最早入住时间',
    checkOut: '最晚退房时间',
    minAge: '办理入住的最低年龄',
    paid: '{amenity}（另收费）',
  },
  'ar-SA': {
    failed: 'تعذّر تحميل تفاصيل الفندق.',
    policies: 'سياسات الفندق',
    checkIn: 'تسجيل الوصول من الساعة',
    checkOut: 'المغادرة حتى الساعة',
    minAge: 'الحد الأدنى للسن عند تسجيل الوصول',
    paid: '{amenity} (مقابل رسم إضافي)',
  },
  'es-ES': {
    failed: 'No hemos podido cargar los detalles del hotel.',
    policies: 'Normas del hotel',
    checkIn: 'Check-in desde',
    checkOut: 'Check-out hasta',
    minAge: 'Edad mínima para el check-in',
    paid: '{amenity} (de pago)',
  },
})
