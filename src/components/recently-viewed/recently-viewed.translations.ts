import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './recently-viewed.labels'
import type { RecentlyViewedProps } from './recently-viewed.schema'

export const translations: Translations<RecentlyViewedProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Zuletzt angesehen',
    clearName: 'Zuletzt angesehene Hotels löschen',
    cleared: 'Die Liste ist leer. Dieser Browser merkt sich die Hotels nicht mehr.',
  },
  'ja-JP': {
    title: '最近見たホテル',
    clearName: '最近見たホテルをすべて消す',
    cleared: 'リストは空になりました。このブラウザーにはもう残っていません。',
  },
  'zh-CN': {
    title: '最近浏览',
    clearName: '清除最近浏览的酒店',
    cleared: '列表已清空，此浏览器不再保留这些酒店。',
  },
  'ar-SA': {
    title: 'شوهدت مؤخرًا',
    clearName: 'مسح الفنادق التي شوهدت مؤخرًا',
    cleared: 'القائمة فارغة الآن، ولم يعد هذا المتصفح يتذكر هذه الفنادق.',
  },
  'es-ES': {
    title: 'Vistos recientemente',
    clearName: 'Borrar los hoteles vistos recientemente',
    cleared: 'La lista está vacía. Este navegador ya no recuerda estos hoteles.',
  },
})
