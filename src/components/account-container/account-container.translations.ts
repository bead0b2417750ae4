import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './account-container.labels'
import type { AccountContainerProps } from './account-container.schema'
import { arabic } from './texts/texts-ar'
import { german } from './texts/texts-de'
import { spanish } from './texts/texts-es'
import { japanese } from './texts/texts-ja'
import { chinese } from './texts/texts-zh'

export const translations: Translations<AccountContainerProps['labels']> = withShared(shared, {
  'de-DE': german,
  'ja-JP': japanese,
  'zh-CN': chinese,
  'ar-SA': arabic,
  'es-ES': spanish,
})
