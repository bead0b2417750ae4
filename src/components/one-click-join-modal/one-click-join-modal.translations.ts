import { joinOfferTexts } from '../../features/join/join-offer.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './one-click-join-modal.labels'
import type { OneClickJoinModalProps } from './one-click-join-modal.schema'

const CLOSE = {
  'de-DE': 'Schließen',
  'ja-JP': '閉じる',
  'zh-CN': '关闭',
  'ar-SA': 'إغلاق',
  'es-ES': 'Cerrar',
}

export const translations: Translations<OneClickJoinModalProps['labels']> = withShared(
  shared,
  Object.fromEntries(
    Object.entries(CLOSE).map(([locale, close]) => [locale, { ...joinOfferTexts[locale], close }]),
  ),
)
