import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './cancellation-policy.labels'
import type { CancellationPolicyLabels } from './cancellation-policy.schema'

export const translations: Translations<CancellationPolicyLabels> = withShared(shared, {
  'de-DE': {
    loading: 'Die Stornobedingungen werden geladen',
    failedTitle: 'Wir konnten die Stornobedingungen nicht laden.',
  },
  'ja-JP': {
    loading: 'キャンセル規定を読み込んでいます',
    failedTitle: 'キャンセル規定を読み込めませんでした。',
  },
  'zh-CN': {
    loading: '正在加载取消政策',
    failedTitle: '未能加载取消政策。',
  },
  'ar-SA': {
    loading: 'جارٍ تحميل سياسة الإلغاء',
    failedTitle: 'تعذّر تحميل سياسة الإلغاء.',
  },
  'es-ES': {
    loading: 'Cargando las condiciones de cancelación',
    failedTitle: 'No hemos podido cargar las condiciones de cancelación.',
  },
})
