import { joinOfferTexts } from '../../features/join/join-offer.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './inline-enrollment.labels'
import type { InlineEnrollmentProps } from './inline-enrollment.schema'

const own = {
  'de-DE': {
    title: 'Bei der Buchung {program} beitreten',
    open: 'Jetzt {program} beitreten',
    lead: 'Die Mitgliedschaft ist kostenlos. Name, E-Mail und Land übernehmen wir von oben.',
    guestIncomplete: 'Bitte geben Sie oben zuerst Name, E-Mail und Land an.',
    stayCounts: 'Dieser Aufenthalt zählt bereits für Sie.',
    goOn: 'Sie können auch ohne Mitgliedschaft buchen.',
  },
  'ja-JP': {
    title: 'ご予約と同時に{program}に入会',
    open: '{program}に今すぐ入会する',
    lead: 'ご入会は無料です。お名前、メールアドレス、国は上の入力内容を使用します。',
    guestIncomplete: '先に上のお名前、メールアドレス、国をご入力ください。',
    stayCounts: 'このご滞在からポイントの対象となります。',
    goOn: 'ご入会されなくてもご予約いただけます。',
  },
  'zh-CN': {
    title: '预订时加入{program}',
    open: '立即加入{program}',
    lead: '入会免费。姓名、邮箱和国家/地区将沿用上方所填内容。',
    guestIncomplete: '请先在上方填写姓名、邮箱和国家/地区。',
    stayCounts: '本次住宿已开始为您累积。',
    goOn: '不入会也可以预订。',
  },
  'ar-SA': {
    title: 'انضم إلى {program} أثناء الحجز',
    open: 'انضم إلى {program} الآن',
    lead: 'العضوية مجانية. نأخذ الاسم والبريد الإلكتروني والدولة مما أدخلته أعلاه.',
    guestIncomplete: 'يُرجى أولًا إدخال الاسم والبريد الإلكتروني والدولة أعلاه.',
    stayCounts: 'هذه الإقامة تُحتسب لك منذ الآن.',
    goOn: 'يمكنك الحجز من دون الانضمام.',
  },
  'es-ES': {
    title: 'Hágase socio de {program} al reservar',
    open: 'Hacerse socio de {program}',
    lead: 'Hacerse socio es gratis. Tomamos de arriba su nombre, su correo electrónico y su país.',
    guestIncomplete: 'Rellene antes, más arriba, su nombre, su correo electrónico y su país.',
    stayCounts: 'Esta estancia ya cuenta para usted.',
    goOn: 'Puede reservar sin hacerse socio.',
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
  'es-ES': withOffer('es-ES'),
})
