import { withShared } from '../../ui/labels/label-set'
import { shared } from './join-offer.labels'
import type { JoinOfferLabels } from './join-offer.model'

/** Texts of the join offer by locale. */
export const joinOfferTexts: Record<string, JoinOfferLabels> = withShared(shared, {
  'de-DE': {
    joined: 'Sie sind Mitglied',
    offer: 'Die Mitgliedschaft ist kostenlos. Mehr als das hier brauchen wir nicht.',
    memberRate: 'Die Mitgliedschaft ist kostenlos, und für Mitglieder gelten eigene Preise.',
    benefits: 'Was Mitglieder haben',
    yourDetails: 'Ihre Angaben',
    terms: 'Ich akzeptiere die {conditions}.',
    conditions: 'Bedingungen von {program}',
    nextStep:
      'Wir haben einen Link an {email} gesendet. Wählen Sie damit Ihr Passwort und melden Sie sich an.',
  },
  'ja-JP': {
    joined: '入会が完了しました',
    offer: '入会は無料です。必要な情報はこれだけです。',
    memberRate: '入会は無料です。会員の方には会員料金があります。',
    benefits: '会員特典',
    yourDetails: 'お客様の情報',
    terms: '{conditions}に同意します。',
    conditions: '{program}の規約',
    nextStep:
      '{email} にリンクをお送りしました。リンクからパスワードを設定し、サインインしてください。',
  },
  'zh-CN': {
    joined: '您已成为会员',
    offer: '入会免费，只需以下信息。',
    memberRate: '入会免费，会员享有会员价。',
    benefits: '会员权益',
    yourDetails: '您的信息',
    terms: '我接受{conditions}。',
    conditions: '{program}的条款',
    nextStep: '我们已向 {email} 发送链接。请通过链接设置密码，然后登录。',
  },
  'ar-SA': {
    joined: 'أصبحت عضوًا',
    offer: 'العضوية مجانية ولا تحتاج إلى أكثر من هذا.',
    memberRate: 'العضوية مجانية، وللأعضاء أسعار خاصة بهم.',
    benefits: 'ما يحصل عليه الأعضاء',
    yourDetails: 'بياناتك',
    terms: 'أوافق على {conditions}.',
    conditions: 'شروط {program}',
    nextStep: 'أرسلنا رابطًا إلى {email}. اختر كلمة المرور من خلاله ثم سجّل الدخول.',
  },
})
