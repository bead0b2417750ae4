import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './housekeeping-preferences.labels'
import type { HousekeepingPreferencesProps } from './housekeeping-preferences.schema'

export const translations: Translations<HousekeepingPreferencesProps['labels']> = withShared(
  shared,
  {
    'de-DE': {
      title: 'Zimmerreinigung',
      daily: 'Jeden Tag',
      dailyText: 'Wir machen Ihr Zimmer täglich und bringen frische Handtücher.',
      reduced: 'Nur auf Wunsch',
      reducedText:
        'Sie bleiben ungestört. Rufen Sie uns an, wann immer wir Ihr Zimmer machen sollen.',
      loading: 'Die Auswahl zur Zimmerreinigung wird geladen',
      failedTitle: 'Wir konnten die Auswahl zur Zimmerreinigung nicht laden.',
    },
    'ja-JP': {
      title: '客室清掃',
      daily: '毎日',
      dailyText: '毎日お部屋を整え、タオルをお取り替えします。',
      reduced: 'ご希望のときのみ',
      reducedText: '静かにお過ごしいただけます。清掃をご希望の際は、いつでもお電話ください。',
      loading: '客室清掃の選択肢を読み込んでいます',
      failedTitle: '客室清掃の選択肢を読み込めませんでした。',
    },
    'zh-CN': {
      title: '客房清洁',
      daily: '每日清洁',
      dailyText: '我们每天为您整理客房，并更换毛巾。',
      reduced: '仅在我要求时',
      reducedText: '不打扰您休息。需要整理客房时，请随时致电。',
      loading: '正在加载客房清洁选项',
      failedTitle: '未能加载客房清洁选项。',
    },
    'ar-SA': {
      title: 'تنظيف الغرفة',
      daily: 'كل يوم',
      dailyText: 'نرتّب غرفتك ونبدّل مناشفك يوميًا.',
      reduced: 'عند الطلب فقط',
      reducedText: 'لن يزعجك أحد. اتصل بنا متى أردت ترتيب غرفتك.',
      loading: 'جارٍ تحميل خيارات التنظيف',
      failedTitle: 'تعذّر تحميل خيارات التنظيف.',
    },
    'es-ES': {
      title: 'Limpieza de la habitación',
      daily: 'Todos los días',
      dailyText: 'Arreglamos su habitación y cambiamos las toallas cada día.',
      reduced: 'Solo cuando la pida',
      reducedText: 'Nadie le molestará. Llámenos siempre que desee que arreglemos su habitación.',
      loading: 'Cargando las opciones de limpieza',
      failedTitle: 'No hemos podido cargar las opciones de limpieza.',
    },
  },
)
