import { joinOfferTexts } from '../../features/join/join-offer.translations'
import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { pick, withShared } from '../../ui/labels/label-set'
import type { OneClickJoinModalProps } from './one-click-join-modal.schema'

const CLOSE = { 'de-DE': 'Schließen', 'ja-JP': '閉じる', 'zh-CN': '关闭', 'ar-SA': 'إغلاق' }

/** The labels that it has in common with others. */
export const shared = pick(actionLabels, 'close')

export const translations: Translations<OneClickJoinModalProps['labels']> = withShared(
  shared,
  Object.fromEntries(
    Object.entries(CLOSE).map(([locale, close]) => [locale, { ...joinOfferTexts[locale], close }]),
  ),
)
