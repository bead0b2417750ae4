import type { Translations } from '../../mapping/define-widget'
import type { HeroBannerProps } from './hero-banner.schema'

export const translations: Translations<HeroBannerProps['labels']> = {
  'de-DE': {
    pause: 'Video anhalten',
    play: 'Video abspielen',
    captions: 'Untertitel',
    newTab: 'öffnet einen neuen Tab',
    loading: 'Aufmacher wird geladen',
  },
  'ja-JP': {
    pause: '動画を一時停止する',
    play: '動画を再生する',
    captions: '字幕',
    newTab: '新しいタブで開きます',
    loading: 'バナーを読み込んでいます',
  },
  'zh-CN': {
    pause: '暂停视频',
    play: '播放视频',
    captions: '字幕',
    newTab: '在新标签页中打开',
    loading: '正在加载横幅',
  },
  'ar-SA': {
    pause: 'إيقاف الفيديو مؤقتًا',
    play: 'تشغيل الفيديو',
    captions: 'الترجمة النصية',
    newTab: 'يُفتح في علامة تبويب جديدة',
    loading: 'جارٍ تحميل اللافتة',
  },
}
