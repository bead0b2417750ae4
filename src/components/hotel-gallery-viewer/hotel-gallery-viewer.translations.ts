import { photoCategoryTexts } from '../../features/property/photos/photo-categories.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-gallery-viewer.labels'
import type { HotelGalleryViewerProps } from './hotel-gallery-viewer.schema'

export const translations: Translations<HotelGalleryViewerProps['labels']> = withShared(shared, {
  'de-DE': {
    ...photoCategoryTexts['de-DE'],
    viewer: 'Fotobetrachter',
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    position: 'Foto {n} von {total}: {photo}',
    thumbs: 'Alle Fotos',
    failed: 'Die Fotos konnten nicht geladen werden.',
  },
  'ja-JP': {
    ...photoCategoryTexts['ja-JP'],
    viewer: '写真ビューアー',
    previous: '前の写真',
    next: '次の写真',
    position: '{total}枚中{n}枚目：{photo}',
    thumbs: 'すべての写真',
    failed: '写真を読み込めませんでした。',
  },
  'zh-CN': {
    ...photoCategoryTexts['zh-CN'],
    viewer: '图片浏览器',
    previous: '上一张图片',
    next: '下一张图片',
    position: '第{n}张，共{total}张：{photo}',
    thumbs: '全部图片',
    failed: '图片无法加载。',
  },
  'ar-SA': {
    ...photoCategoryTexts['ar-SA'],
    viewer: 'عارض الصور',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    position: 'الصورة {n} من {total}: {photo}',
    thumbs: 'كل الصور',
    failed: 'تعذّر تحميل الصور.',
  },
})
