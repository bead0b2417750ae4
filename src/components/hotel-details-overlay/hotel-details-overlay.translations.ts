import { propertyLabels } from '../../features/property/property.labels'
import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed, withShared } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import type { HotelDetailsOverlayProps } from './hotel-details-overlay.schema'

/** The labels that it has in common with others. */
export const shared = merged(
  pick(propertyLabels, 'copyFailed', 'smoking', 'pets', 'amenities'),
  renamed(propertyLabels, {
    title: 'details',
    loading: 'loadingDetails',
    map: 'showOnMap',
    copy: 'copyAddress',
    copied: 'addressCopied',
    call: 'callHotel',
  }),
  pick(actionLabels, 'close', 'retry'),
  pick(formLabels, 'address', 'phone'),
  linkLabels,
)

export const translations: Translations<HotelDetailsOverlayProps['labels']> = withShared(shared, {
  'de-DE': {
    failed: 'Die Hoteldetails konnten nicht geladen werden.',
    policies: 'Hausregeln',
    checkIn: 'Check-in ab',
    checkOut: 'Check-out bis',
    minAge: 'Mindestalter beim Check-in',
    directions: 'Anfahrt',
    paid: '{amenity} (gegen Aufpreis)',
  },
  'ja-JP': {
    failed: 'ホテルの詳細を読み込めませんでした。',
    policies: 'ホテルのご利用規定',
    checkIn: 'チェックイン開始',
    checkOut: 'チェックアウト期限',
    minAge: 'チェックイン可能な年齢',
    directions: 'アクセス',
    paid: '{amenity}（有料）',
  },
  'zh-CN': {
    failed: '无法加载酒店详情。',
    policies: '酒店政策',
    checkIn: '最早入住时间',
    checkOut: '最晚退房时间',
    minAge: '办理入住的最低年龄',
    directions: '交通指引',
    paid: '{amenity}（另收费）',
  },
  'ar-SA': {
    failed: 'تعذّر تحميل تفاصيل الفندق.',
    policies: 'سياسات الفندق',
    checkIn: 'تسجيل الوصول من الساعة',
    checkOut: 'المغادرة حتى الساعة',
    minAge: 'الحد الأدنى للسن عند تسجيل الوصول',
    directions: 'الوصول إلى الفندق',
    paid: '{amenity} (مقابل رسم إضافي)',
  },
})
