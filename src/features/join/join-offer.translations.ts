import { withShared } from '../../ui/labels/label-set'
import { shared } from './join-offer.labels'
import type { JoinOfferLabels } from './join-offer.model'

/** Texts of the join offer by locale. */
export const joinOfferTexts: Record<string, JoinOfferLabels> = withShared(shared, {
  'de-DE': {
    joined: 'Sie sind Mitglied',
    offer: 'Die Mitgliedschaft ist kostenlos, und mehr brauchen wir nicht von Ihnen.',
    memberRate: 'Die Mitgliedschaft ist kostenlos, und Mitglieder übernachten günstiger.',
    benefits: 'Ihre Vorteile als Mitglied',
    yourDetails: 'Ihre Angaben',
    terms: 'Ich akzeptiere die {conditions}.',
    nextStepUnnamed: 'In Ihrer Willkommens-E-Mail steht, wie Sie sich anmelden.',
    nextStep:
      'Wir haben einen Link an {email} gesendet. Wählen Sie darüber Ihr Passwort und melden Sie sich dann an.',
  },
  'ja-JP': {
    joined: '入会が完了しました',
    offer: 'ご入会は無料です。ご入力いただくのはこれだけです。',
    memberRate: 'ご入会は無料です。会員の方はお得な会員料金をご利用いただけます。',
    benefits: '会員特典',
    yourDetails: 'お客様の情報',
    terms: '{conditions}に同意します。',
    nextStepUnnamed: 'サインインの方法は、入会時にお送りしたメールをご覧ください。',
    nextStep:
      '{email} にリンクをお送りしました。リンクからパスワードを設定のうえ、サインインしてください。',
  },
  'zh-CN': {
    joined: '您已成为会员',
    offer: '入会免费，只需填写以下信息。',
    memberRate: '入会免费，会员可享更优惠的会员价。',
    benefits: '会员权益',
    yourDetails: '您的信息',
    terms: '我接受{conditions}。',
    nextStepUnnamed: '登录方式请见入会时发送给您的欢迎邮件。',
    nextStep: '我们已向 {email} 发送链接。请通过链接设置密码，然后登录。',
  },
  'ar-SA': {
    joined: 'أصبحت عضوًا',
    offer: 'العضوية مجانية، وهذا كل ما نحتاج إليه.',
    memberRate: 'العضوية مجانية، ويستفيد الأعضاء من أسعار أقل.',
    benefits: 'مزايا الأعضاء',
    yourDetails: 'بياناتك',
    terms: 'أوافق على {conditions}.',
    nextStepUnnamed: 'تجد طريقة تسجيل الدخول في رسالة الترحيب التي أرسلناها إليك.',
    nextStep: 'أرسلنا رابطًا إلى {email}. اختر كلمة المرور من خلاله ثم سجّل الدخول.',
  },
  'es-ES': {
    joined: 'Ya es socio',
    offer: 'Hacerse socio es gratis y no necesitamos nada más.',
    memberRate: 'Hacerse socio es gratis y los socios disfrutan de tarifas más bajas.',
    benefits: 'Sus ventajas como socio',
    yourDetails: 'Sus datos',
    terms: 'Acepto las {conditions}.',
    nextStepUnnamed: 'En su correo de bienvenida le explicamos cómo iniciar sesión.',
    nextStep:
      'Hemos enviado un enlace a {email}. Elija con él su contraseña y, después, inicie sesión.',
  },
})
