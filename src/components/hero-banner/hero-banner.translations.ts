import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hero-banner.labels'
import type { HeroBannerProps } from './hero-banner.schema'

export const translations: Translations<HeroBannerProps['labels']> = withShared(shared, {
  'de-DE': {
    pause: 'Video anhalten',
    play: 'Video abspielen',
    captions: 'Untertitel',
    loading: 'Aufmacher wird geladen',
  },
  'ja-JP': {
    pause: '動画を一時停止する',
    play: '動画を再生する',
    captions: '字幕',
    loading: 'バナーを読み込んでいます',
  },
  'zh-CN': {
    pause: '暂停视频',
    play: '播放视频',
    captions: '字幕',
    loading: '正在加载横幅',
  },
  'ar-SA': {
    pause: 'إيقاف الفيديو مؤقتًا',
    play: 'تشغيل الفيديو',
    captions: 'الترجمة النصية',
    loading: 'جارٍ تحميل اللافتة',
  },
  'es-ES': {
    pause: 'Pausar el vídeo',
    play: 'Reproducir el vídeo',
    captions: 'Subtítulos',
    loading: 'Cargando el banner',
  },
})
