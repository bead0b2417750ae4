import { photoCategoryTexts } from '../../features/property/photos/photo-categories.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-gallery-viewer.labels'
import type { HotelGalleryViewerProps } from './hotel-gallery-viewer.schema'

export const translations: Translations<HotelGalleryViewerProps['labels']> = withShared(shared, {
  'de-DE': {
    ...photoCategoryTexts['de-DE'],
    viewer: 'Fotobetrachter',
    position: 'Foto {n} von {total}: {photo}',
    thumbs: 'Alle Fotos',
    failed: 'Wir konnten die Fotos nicht laden.',
  },
  'ja-JP': {
    ...photoCategoryTexts['ja-JP'],
    viewer: '写真ビューアー',
    position: '{total}枚中{n}枚目：{photo}',
    thumbs: 'すべての写真',
    failed: '写真を読み込めませんでした。',
  },
  'zh-CN': {
    ...photoCategoryTexts['zh-CN'],
    viewer: '图片浏览器',
    position: '第{n}张，共{total}张：{photo}',
    thumbs: '全部图片',
    failed: '无法加载图片。',
  },
  'ar-SA': {
    ...photoCategoryTexts['ar-SA'],
    viewer: 'عارض الصور',
    position: 'الصورة {n} من {total}: {photo}',
    thumbs: 'كل الصور',
    failed: 'تعذّر تحميل الصور.',
  },
  'es-ES': {
    ...photoCategoryTexts['es-ES'],
    viewer: 'visor de fotos',
    position: 'Foto {n} de {total}: {photo}',
    thumbs: 'Todas las fotos',
    failed: 'No hemos podido cargar las fotos.',
  },
})
