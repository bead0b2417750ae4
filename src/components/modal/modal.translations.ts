import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed, withShared } from '../../ui/labels/label-set'
import type { ModalProps } from './modal.schema'

/** The labels that it has in common with others. */
export const shared = merged(
  pick(actionLabels, 'close', 'apply', 'viewRates', 'busy'),
  renamed(actionLabels, { custom: 'proceed' }),
)

export const translations: Translations<ModalProps['labels']> = withShared(shared, {
  'de-DE': {
    clear: 'Zurücksetzen',
  },
  'ja-JP': {
    clear: 'クリア',
  },
  'zh-CN': {
    clear: '清除',
  },
  'ar-SA': {
    clear: 'مسح',
  },
})
