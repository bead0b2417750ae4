import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './stay-guests.labels'
import type { StayGuestsLabels } from './stay-guests.schema'

export const translations: Translations<StayGuestsLabels> = withShared(shared, {
  'de-DE': {
    title: 'Kontakt und Gäste',
    intro:
      'Das Hotel richtet sich nach Ihren Angaben hier. Wir bestätigen sie per E-Mail; eine neue Adresse teilen wir auch der bisherigen mit.',
    whoBooked: 'Wer gebucht hat',
    agency: 'Reisebüro der Buchung',
    agencyNote:
      'Nur für einen Aufenthalt, den ein Reisebüro gebucht hat. Leeren Sie beide Felder, um es zu entfernen.',
    prove:
      'Melden Sie sich an, wenn Sie als Mitglied gebucht haben. Sonst rufen Sie bitte das Hotel an.',
    proveByCode:
      'Wir können einen Code an {address} senden. Wer ihn hier eingibt, kann den Aufenthalt ändern.',
    sendCode: 'Code zusenden',
    codeSent: 'Wir haben einen Code an {address} gesendet. Er gilt zehn Minuten.',
    code: 'Code aus der E-Mail',
    enterCode: 'Code bestätigen',
    codeWrong: 'Dieser Code stimmt nicht. Bitte prüfen Sie ihn.',
    codeLocked: 'Zu viele falsche Codes. Bitte versuchen Sie es in 15 Minuten noch einmal.',
    codeExpired: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen anderen an.',
    codeTooSoon:
      'Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.',
    loading: 'Ihre Kontaktdaten und Gäste werden geladen',
    failedTitle: 'Wir konnten Ihre Kontaktdaten und Gäste nicht laden.',
    failedText: 'Es hat sich nichts geändert. Bitte versuchen Sie es noch einmal.',
  },
  'ja-JP': {
    title: 'ご連絡先と宿泊者',
    intro:
      'ご入力の内容をホテルが使用します。変更はメールでお知らせし、アドレスの変更は以前のアドレスにもお知らせします。',
    whoBooked: '予約された方',
    agency: 'ご予約の旅行会社',
    agencyNote: '旅行会社を通したご予約の場合のみ。削除するには両方の欄を空にしてください。',
    prove:
      '会員としてご予約の場合は、サインインしてください。それ以外の場合は、ホテルまでお電話ください。',
    proveByCode: '{address} に確認コードをお送りできます。ここに入力すると、変更いただけます。',
    sendCode: 'コードを受け取る',
    codeSent: '{address} にコードをお送りしました。有効期間は10分です。',
    code: 'メールに記載のコード',
    enterCode: 'コードを確認する',
    codeWrong: 'コードが正しくありません。ご確認ください。',
    codeLocked: 'コードの入力に何度も失敗しました。15分後にもう一度お試しください。',
    codeExpired: 'このコードは無効になりました。もう一度コードをお求めください。',
    codeTooSoon: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    loading: 'ご連絡先と宿泊者を読み込んでいます',
    failedTitle: 'ご連絡先と宿泊者を読み込めませんでした。',
    failedText: '内容は変わっていません。もう一度お試しください。',
  },
  'zh-CN': {
    title: '联系方式和住客',
    intro: '酒店将使用您在此填写的信息。我们会通过邮件确认；如更换邮箱，也会通知原来的邮箱。',
    whoBooked: '预订人',
    agency: '预订旅行社',
    agencyNote: '仅适用于通过旅行社预订的住宿。如需移除，请清空这两栏。',
    prove: '如果您以会员身份预订，请登录。否则请致电酒店。',
    proveByCode: '我们可以向 {address} 发送验证码。在此输入后即可更改。',
    sendCode: '获取验证码',
    codeSent: '验证码已发送至 {address}，十分钟内有效。',
    code: '邮件中的验证码',
    enterCode: '确认验证码',
    codeWrong: '验证码不正确，请核对。',
    codeLocked: '验证码错误次数过多，请 15 分钟后重试。',
    codeExpired: '此验证码已失效，请重新获取。',
    codeTooSoon: '尝试次数过多，请稍后再试。',
    loading: '正在加载您的联系方式和住客',
    failedTitle: '未能加载您的联系方式和住客。',
    failedText: '内容未有变动，请重试。',
  },
  'ar-SA': {
    title: 'بيانات التواصل والضيوف',
    intro:
      'يعتمد الفندق على ما تكتبه هنا. نؤكده بالبريد الإلكتروني، ونخبر العنوان السابق أيضًا إن غيّرته.',
    whoBooked: 'صاحب الحجز',
    agency: 'وكالة السفر',
    agencyNote: 'للإقامات المحجوزة عن طريق وكالة فقط. أفرغ الحقلين لإزالتها.',
    prove: 'سجّل الدخول إن كنت قد حجزت بصفتك عضوًا. وإلا فاتصل بالفندق من فضلك.',
    proveByCode: 'يمكننا إرسال رمز إلى {address}. من يدخله هنا يمكنه تغيير الإقامة.',
    sendCode: 'أرسلوا إليّ رمزًا',
    codeSent: 'أرسلنا رمزًا إلى {address}. وهو صالح لعشر دقائق.',
    code: 'الرمز من البريد الإلكتروني',
    enterCode: 'تأكيد الرمز',
    codeWrong: 'هذا الرمز غير صحيح. تحقق منه من فضلك.',
    codeLocked: 'رموز خاطئة كثيرة. حاول مرة أخرى بعد 15 دقيقة من فضلك.',
    codeExpired: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا آخر من فضلك.',
    codeTooSoon: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى من فضلك.',
    loading: 'جارٍ تحميل بيانات التواصل والضيوف',
    failedTitle: 'تعذّر تحميل بيانات التواصل والضيوف.',
    failedText: 'لم يتغير شيء. حاول مرة أخرى من فضلك.',
  },
})
