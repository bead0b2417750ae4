import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './inline-message.labels'
import type { InlineMessageProps } from './inline-message.schema'

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
  'es-ES': {
    close: 'Cerrar este mensaje',
  },
})
