import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './acknowledgements.labels'
import type { AcknowledgementsProps } from './acknowledgements.schema'

export const translations: Translations<AcknowledgementsProps['labels']> = withShared(shared, {
  'de-DE': { group: 'Bitte bestätigen' },
  'ja-JP': { group: 'ご確認ください' },
  'zh-CN': { group: '请确认' },
  'ar-SA': { group: 'يُرجى التأكيد' },
  'es-ES': { group: 'Le rogamos que confirme' },
})
