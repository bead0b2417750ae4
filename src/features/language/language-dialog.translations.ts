import { withShared } from '../../ui/labels/label-set'
import { shared } from './language-dialog.labels'

/** The texts of the language button and its dialog, by locale. */
export const languageTexts = withShared(shared, {
  'de-DE': {
    title: 'Sprache wählen',
    button: 'Sprache',
    kept: 'Ihre Auswahl bleibt erhalten.',
    cartTitle: 'Auswahl zurücklassen?',
    cartText:
      'Für diese Sprache gibt es eine eigene Website. Ihre Auswahl wird dorthin nicht übernommen.',
    cartStay: 'Hier bleiben',
    cartGo: 'Sprache wechseln',
  },
  'ja-JP': {
    title: '言語を選択',
    button: '言語',
    kept: '選択内容はそのまま引き継がれます。',
    cartTitle: '言語を切り替えますか？',
    cartText: 'この言語は別のサイトでのご案内となり、現在の選択内容は引き継がれません。',
    cartStay: 'このサイトにとどまる',
    cartGo: '言語を切り替える',
  },
  'zh-CN': {
    title: '选择语言',
    button: '语言',
    kept: '您的选择将予以保留。',
    cartTitle: '要放弃当前选择吗？',
    cartText: '该语言使用独立的网站，您在此处的选择不会保留。',
    cartStay: '留在此处',
    cartGo: '切换语言',
  },
  'ar-SA': {
    title: 'اختر لغتك',
    button: 'اللغة',
    kept: 'سيتم الاحتفاظ باختياراتك.',
    cartTitle: 'هل تريد ترك اختياراتك؟',
    cartText: 'لهذه اللغة موقع مستقل، ولن تنتقل اختياراتك الحالية إليه.',
    cartStay: 'البقاء هنا',
    cartGo: 'تغيير اللغة',
  },
  'es-ES': {
    title: 'Elegir el idioma',
    button: 'Idioma',
    kept: 'Su selección se conserva.',
    cartTitle: '¿Abandonar su selección?',
    cartText: 'Este idioma tiene su propio sitio web. Su selección no se conservará allí.',
    cartStay: 'Quedarse aquí',
    cartGo: 'Cambiar de idioma',
  },
})
