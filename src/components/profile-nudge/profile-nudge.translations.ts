import { signInLabels } from '../../features/sign-in/sign-in.labels'
import type { Translations } from '../../mapping/define-widget'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed, withShared } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'
import type { ProfileNudgeProps } from './profile-nudge.schema'

/** The labels that it has in common with others. */
export const shared = merged(
  renamed(signInLabels, { sending: 'sendingCode', over: 'tookTooLong' }),
  pick(formLabels, 'required'),
  pick(messageLabels, 'failed', 'error'),
  renamed(messageLabels, { success: 'done' }),
)

export const translations: Translations<ProfileNudgeProps['labels']> = withShared(shared, {
  'de-DE': {
    question: 'Ist die Nummer mit der Endung {digits} noch Ihre?',
    reason:
      'Wir senden einen Code dorthin, damit wir Sie erreichen und Sie sich damit anmelden können.',
    yes: 'Ja, Code senden',
    change: 'Nummer ändern',
    later: 'Nicht jetzt',
    changeTitle: 'Wie lautet Ihre neue Nummer?',
    changeReason:
      'Ihre Nummer mit der Endung {digits} gilt, bis der Code für die neue bestätigt ist.',
    phone: 'Neue Telefonnummer',
    phoneHint: 'Mit der Vorwahl des Landes, etwa +49',
    send: 'Code senden',
    back: 'Zurück',
    phoneRequired: 'Geben Sie Ihre neue Telefonnummer ein.',
    phoneInvalid: 'Geben Sie eine gültige Telefonnummer mit der Vorwahl des Landes ein.',
    phoneTaken: 'Diese Nummer gehört zu einem anderen Konto. Geben Sie eine andere ein.',
    confirmed: 'Danke. Ihre Nummer mit der Endung {digits} ist bestätigt.',
    changed: 'Danke. Ihre neue Nummer mit der Endung {digits} ist gespeichert.',
    snoozed: 'In Ordnung, wir fragen Sie ein andermal.',
    locked: 'Zu viele Versuche. Bitte versuchen Sie es später.',
  },
  'ja-JP': {
    question: '末尾が{digits}の電話番号は、今もお使いですか？',
    reason: 'ご連絡とサインインに使えるよう、この番号に確認コードをお送りします。',
    yes: 'はい、コードを送る',
    change: '番号を変更する',
    later: '後で',
    changeTitle: '新しい電話番号をお知らせください',
    changeReason: '新しい番号の確認が済むまで、末尾が{digits}の番号がそのまま使われます。',
    phone: '新しい電話番号',
    phoneHint: '国番号を含めて入力してください（例：+81）',
    send: 'コードを送る',
    back: '戻る',
    phoneRequired: '新しい電話番号を入力してください。',
    phoneInvalid: '国番号を含めた正しい電話番号を入力してください。',
    phoneTaken: 'この番号は別のアカウントで使われています。ほかの番号を入力してください。',
    confirmed: 'ありがとうございます。末尾が{digits}の番号を確認しました。',
    changed: 'ありがとうございます。末尾が{digits}の新しい番号を保存しました。',
    snoozed: 'かしこまりました。また改めてお尋ねします。',
    locked: '試行回数が多すぎます。後ほどお試しください。',
  },
  'zh-CN': {
    question: '尾号为{digits}的手机号码仍由您使用吗？',
    reason: '我们会向该号码发送验证码，以便与您联系，您也可以用它登录。',
    yes: '是的，发送验证码',
    change: '更换号码',
    later: '以后再说',
    changeTitle: '您的新号码是什么？',
    changeReason: '在新号码的验证码得到确认之前，尾号为{digits}的号码保持不变。',
    phone: '新手机号码',
    phoneHint: '请包含国家或地区代码，例如 +49',
    send: '发送验证码',
    back: '返回',
    phoneRequired: '请输入您的新手机号码。',
    phoneInvalid: '请输入有效的手机号码。',
    phoneTaken: '该号码已被其他账户使用，请输入其他号码。',
    confirmed: '谢谢。尾号为{digits}的号码已确认。',
    changed: '谢谢。尾号为{digits}的新号码已保存。',
    snoozed: '好的，我们下次再问您。',
    locked: '尝试次数过多，请稍后再试。',
  },
  'ar-SA': {
    question: 'هل ما زال الرقم المنتهي بـ {digits} رقمك؟',
    reason: 'نرسل إليه رمزًا لنتمكن من الوصول إليك ولتتمكن من تسجيل الدخول به.',
    yes: 'نعم، أرسل الرمز',
    change: 'تغيير الرقم',
    later: 'ليس الآن',
    changeTitle: 'ما رقمك الجديد؟',
    changeReason: 'يبقى رقمك المنتهي بـ {digits} إلى أن يُؤكَّد رمز الرقم الجديد.',
    phone: 'رقم الهاتف الجديد',
    phoneHint: 'مع رمز البلد، مثل \u2066+966\u2069',
    send: 'أرسل الرمز',
    back: 'رجوع',
    phoneRequired: 'أدخل رقم هاتفك الجديد.',
    phoneInvalid: 'أدخل رقم هاتف صحيحًا مع رمز البلد.',
    phoneTaken: 'هذا الرقم مسجل في حساب آخر. أدخل رقمًا مختلفًا.',
    confirmed: 'شكرًا لك. تم تأكيد رقمك المنتهي بـ {digits}.',
    changed: 'شكرًا لك. تم حفظ رقمك الجديد المنتهي بـ {digits}.',
    snoozed: 'حسنًا، سنسألك في وقت آخر.',
    locked: 'محاولات كثيرة جدًا. يرجى المحاولة لاحقًا.',
  },
})
