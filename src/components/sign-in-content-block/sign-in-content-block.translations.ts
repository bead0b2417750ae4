import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './sign-in-content-block.labels'
import type { SignInContentBlockProps } from './sign-in-content-block.schema'

export const translations: Translations<SignInContentBlockProps['labels']> = withShared(shared, {
  'de-DE': {
    joinSweepstakes: 'Beitreten und teilnehmen',
    continueAs: 'Weiter als {name}',
    continueUnnamed: 'Weiter mit Ihrem Konto',
  },
  'ja-JP': {
    joinSweepstakes: '入会して応募する',
    continueAs: '{name}様として続ける',
    continueUnnamed: 'アカウントで続ける',
  },
  'zh-CN': {
    joinSweepstakes: '加入并参加抽奖',
    continueAs: '以 {name} 的身份继续',
    continueUnnamed: '使用您的账户继续',
  },
  'ar-SA': {
    joinSweepstakes: 'انضم وشارك في السحب',
    continueAs: 'المتابعة باسم {name}',
    continueUnnamed: 'المتابعة بحسابك',
  },
  'es-ES': {
    joinSweepstakes: 'Hacerse socio y participar',
    continueAs: 'Continuar como {name}',
    continueUnnamed: 'Continuar con su cuenta',
  },
})
