import { joinOfferTexts } from '../../features/join/join-offer.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './inline-enrollment.labels'
import type { InlineEnrollmentProps } from './inline-enrollment.schema'

const own = {
  'de-DE': {
    open: 'Jetzt {program} beitreten',
    lead: 'Die Mitgliedschaft ist kostenlos. Name, E-Mail und Land übernehmen wir von oben.',
    guestIncomplete: 'Bitte geben Sie oben zuerst Name, E-Mail und Land an.',
    passwordRules: 'Ihr Passwort braucht:',
    ruleLength: '8 bis 20 Zeichen',
    ruleLower: 'einen Kleinbuchstaben',
    ruleUpper: 'einen Großbuchstaben',
    ruleSpecial: 'ein Sonderzeichen, etwa ! oder #',
    ruleAllowed: 'nur lateinische Buchstaben, Ziffern und Sonderzeichen, keine Leerzeichen',
    ruleMet: 'erfüllt',
    ruleOpen: 'noch nicht',
    rulesCount: '{met} von {all} Regeln erfüllt',
    passwordInvalid: 'Dieses Passwort erfüllt noch nicht alle Regeln.',
    stayCounts: 'Dieser Aufenthalt zählt bereits für Sie.',
    goOn: 'Sie können auch ohne Mitgliedschaft buchen.',
  },
  'ja-JP': {
    open: '{program}に今すぐ入会する',
    lead: 'ご入会は無料です。お名前、メールアドレス、国は上の入力内容を使用します。',
    guestIncomplete: '先に上のお名前、メールアドレス、国をご入力ください。',
    passwordRules: 'パスワードの条件：',
    ruleLength: '8～20文字',
    ruleLower: '英小文字を含む',
    ruleUpper: '英大文字を含む',
    ruleSpecial: '! や # などの記号を含む',
    ruleAllowed: '英数字と記号のみ、空白なし',
    ruleMet: '満たしています',
    ruleOpen: 'まだです',
    rulesCount: '{all}個の条件のうち{met}個を満たしています',
    passwordInvalid: 'このパスワードは、まだすべての条件を満たしていません。',
    stayCounts: 'このご滞在からポイントの対象となります。',
    goOn: 'ご入会されなくてもご予約いただけます。',
  },
  'zh-CN': {
    open: '立即加入{program}',
    lead: '入会免费。姓名、邮箱和国家/地区将沿用上方所填内容。',
    guestIncomplete: '请先在上方填写姓名、邮箱和国家/地区。',
    passwordRules: '密码要求：',
    ruleLength: '8 到 20 个字符',
    ruleLower: '一个小写字母',
    ruleUpper: '一个大写字母',
    ruleSpecial: '一个特殊字符，例如 ! 或 #',
    ruleAllowed: '仅限英文字母、数字和特殊字符，不含空格',
    ruleMet: '已满足',
    ruleOpen: '尚未满足',
    rulesCount: '已满足 {all} 项要求中的 {met} 项',
    passwordInvalid: '此密码尚未满足所有要求。',
    stayCounts: '本次住宿已开始为您累积。',
    goOn: '不入会也可以预订。',
  },
  'ar-SA': {
    open: 'انضم إلى {program} الآن',
    lead: 'العضوية مجانية. نأخذ الاسم والبريد الإلكتروني والدولة مما أدخلته أعلاه.',
    guestIncomplete: 'يُرجى أولًا إدخال الاسم والبريد الإلكتروني والدولة أعلاه.',
    passwordRules: 'يجب أن تحتوي كلمة المرور على:',
    ruleLength: 'من 8 إلى 20 حرفًا',
    ruleLower: 'حرف لاتيني صغير',
    ruleUpper: 'حرف لاتيني كبير',
    ruleSpecial: 'رمز خاص مثل ! أو #',
    ruleAllowed: 'حروف لاتينية وأرقام ورموز فقط، بلا مسافات',
    ruleMet: 'مستوفى',
    ruleOpen: 'ليس بعد',
    rulesCount: 'استُوفي {met} من {all} شروط',
    passwordInvalid: 'لا تستوفي كلمة المرور هذه جميع الشروط بعد.',
    stayCounts: 'هذه الإقامة تُحتسب لك منذ الآن.',
    goOn: 'يمكنك الحجز من دون الانضمام.',
  },
}

/** Own texts over those of the offer. */
function withOffer<Locale extends keyof typeof own>(locale: Locale) {
  return { ...(joinOfferTexts[locale] as (typeof joinOfferTexts)[string]), ...own[locale] }
}

export const translations: Translations<InlineEnrollmentProps['labels']> = withShared(shared, {
  'de-DE': withOffer('de-DE'),
  'ja-JP': withOffer('ja-JP'),
  'zh-CN': withOffer('zh-CN'),
  'ar-SA': withOffer('ar-SA'),
})
