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
      'Melden Sie sich an, wenn Sie als Mitglied gebucht haben. Ohne Konto ändern Sie es in dem Browser, mit dem Sie gebucht haben, oder das Hotel ändert es für Sie.',
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
      '会員としてご予約の場合は、サインインしてください。アカウントをお持ちでない場合は、ご予約時のブラウザで変更するか、ホテルにご連絡ください。',
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
    prove:
      '如果您以会员身份预订，请登录。没有账户时，请在预订时使用的浏览器中更改，或联系酒店更改。',
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
    prove:
      'سجّل الدخول إن كنت قد حجزت بصفتك عضوًا. ومن دون حساب يكون التغيير في المتصفح الذي حجزت به، أو عن طريق الفندق.',
    loading: 'جارٍ تحميل بيانات التواصل والضيوف',
    failedTitle: 'تعذّر تحميل بيانات التواصل والضيوف.',
    failedText: 'لم يتغير شيء. حاول مرة أخرى من فضلك.',
  },
})
