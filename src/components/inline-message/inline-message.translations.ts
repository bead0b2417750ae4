import type { Translations } from '../../mapping/define-widget'
import { merged, pick, withShared } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'
import type { InlineMessageProps } from './inline-message.schema'

/** The labels that it has in common with others. */
export const shared = merged(pick(messageLabels, 'info', 'success', 'warning', 'error'), linkLabels)

export const translations: Translations<InlineMessageProps['labels']> = withShared(shared, {
  'de-DE': {
    close: 'Diese Meldung schließen',
  },
  'ja-JP': {
    close: 'このメッセージを閉じる',
  },
  'zh-CN': {
    close: '关闭此消息',
  },
  'ar-SA': {
    close: 'إغلاق هذه الرسالة',
  },
})
