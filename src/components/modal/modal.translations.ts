import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './modal.labels'
import type { ModalProps } from './modal.schema'

export const translations: Translations<ModalProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
  'es-ES': {},
})
