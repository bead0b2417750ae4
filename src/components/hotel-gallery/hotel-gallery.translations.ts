import { photoCategoryTexts } from '../../features/property/photos/photo-categories.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-gallery.labels'
import type { HotelGalleryProps } from './hotel-gallery.schema'

export const translations: Translations<HotelGalleryProps['labels']> = withShared(shared, {
  'de-DE': {
    ...photoCategoryTexts['de-DE'],
    viewAll: 'Alle {n} Fotos ansehen',
    carousel: 'Karussell',
    position: 'Foto {n} von {total}',
    chosen: '{category}, Fotos: {n}',
    sample: 'Beispielfoto {n}',
  },
  'ja-JP': {
    ...photoCategoryTexts['ja-JP'],
    viewAll: '写真{n}枚をすべて見る',
    carousel: 'カルーセル',
    position: '{total}枚中{n}枚目の写真',
    chosen: '{category}、写真{n}枚',
    sample: 'サンプル写真{n}',
  },
  'zh-CN': {
    ...photoCategoryTexts['zh-CN'],
    viewAll: '查看全部{n}张图片',
    carousel: '轮播图',
    position: '第{n}张图片，共{total}张',
    chosen: '{category}，{n}张图片',
    sample: '示例图片{n}',
  },
  'ar-SA': {
    ...photoCategoryTexts['ar-SA'],
    viewAll: 'عرض كل الصور ({n})',
    carousel: 'عرض دوّار',
    position: 'الصورة {n} من {total}',
    chosen: '{category}، عدد الصور: {n}',
    sample: 'صورة نموذجية {n}',
  },
  'es-ES': {
    ...photoCategoryTexts['es-ES'],
    viewAll: 'Ver las {n} fotos',
    carousel: 'carrusel',
    position: 'Foto {n} de {total}',
    chosen: '{category}, fotos: {n}',
    sample: 'Foto de muestra {n}',
  },
})
