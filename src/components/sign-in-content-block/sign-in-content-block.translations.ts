import type { Translations } from '../../mapping/define-widget'
import type { SignInContentBlockProps } from './sign-in-content-block.schema'

export const translations: Translations<SignInContentBlockProps['labels']> = {
  'de-DE': {
    join: 'Kostenlos beitreten',
    joinSweepstakes: 'Beitreten und teilnehmen',
    continueAs: 'Weiter als {name}',
    continueUnnamed: 'Weiter mit Ihrem Konto',
  },
  'ja-JP': {
    join: '無料で入会',
    joinSweepstakes: '入会して応募する',
    continueAs: '{name}様として続ける',
    continueUnnamed: 'アカウントで続ける',
  },
  'zh-CN': {
    join: '免费加入',
    joinSweepstakes: '加入并参加抽奖',
    continueAs: '以 {name} 的身份继续',
    continueUnnamed: '使用您的账户继续',
  },
  'ar-SA': {
    join: 'انضم مجانًا',
    joinSweepstakes: 'انضم وشارك في السحب',
    continueAs: 'المتابعة باسم {name}',
    continueUnnamed: 'المتابعة بحسابك',
  },
}
