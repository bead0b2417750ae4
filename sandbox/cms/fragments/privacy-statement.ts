import { escapeHtml } from '../../../src/server/print/json-script'
import { localized } from '../../seed/hotels/localized'
import type { Locale } from '../../seed/seed-types'
import { each, element } from '../blocks/html'

const VERSION = '2026-09-01'

const version = localized(
  'Version of {date}',
  'Stand: {date}',
  '{date} 改定',
  '{date} 版',
  'نسخة {date}',
  'Versión del {date}',
)

const sections = [
  {
    title: localized(
      'What we keep',
      'Was wir aufbewahren',
      '保存する情報',
      '我们保存什么',
      'ما نحتفظ به',
      'Qué guardamos',
    ),
    text: localized(
      'Your name, how to reach you, your stays and the hotels you have saved. Nothing else, and nothing that you have not told us.',
      'Ihren Namen, wie wir Sie erreichen, Ihre Aufenthalte und die Hotels, die Sie gemerkt haben. Sonst nichts, und nichts, was Sie uns nicht gesagt haben.',
      'お名前、ご連絡先、ご宿泊の記録、保存されたホテル。お知らせいただいた情報以外は保存しません。',
      '您的姓名、联系方式、住宿记录以及您收藏的酒店。除此之外，别无其他，也绝无您未告知我们的内容。',
      'اسمك ووسيلة الاتصال بك وإقاماتك والفنادق التي حفظتها. لا شيء غير ذلك، ولا شيء لم تخبرنا به.',
      'Su nombre, cómo contactar con usted, sus estancias y los hoteles que ha guardado. Nada más, y nada que usted no nos haya dicho.',
    ),
  },
  {
    title: localized(
      'How long',
      'Wie lange',
      '保存期間',
      '保存多久',
      'مدة الاحتفاظ',
      'Durante cuánto tiempo',
    ),
    text: localized(
      'For as long as you are a member, and stays for as long as the law of the hotel’s country asks.',
      'Solange Sie Mitglied sind, und Aufenthalte so lange, wie es das Recht im Land des Hotels verlangt.',
      '会員でいらっしゃる間。ご宿泊の記録は、ホテル所在国の法律が定める期間保存します。',
      '在您作为会员期间；住宿记录则依酒店所在国法律规定的期限保存。',
      'ما دمت عضوًا، أما الإقامات فللمدة التي يفرضها قانون بلد الفندق.',
      'Mientras sea socio; las estancias, durante el tiempo que exija la ley del país del hotel.',
    ),
  },
  {
    title: localized(
      'What you can do',
      'Was Sie tun können',
      'お客様にできること',
      '您可以做什么',
      'ما يمكنك فعله',
      'Qué puede hacer usted',
    ),
    text: localized(
      'Ask us what we know of you, correct it, take it with you, or have it removed.',
      'Fragen Sie uns, was wir von Ihnen wissen, berichtigen Sie es, nehmen Sie es mit oder lassen Sie es löschen.',
      '保存されている情報の開示、訂正、持ち出し、削除をいつでもご請求いただけます。',
      '您可以询问我们掌握的信息，加以更正、带走或要求删除。',
      'اسألنا عما نعرفه عنك، أو صحّحه، أو خذه معك، أو اطلب حذفه.',
      'Preguntarnos qué sabemos de usted, corregirlo, llevárselo o pedir que lo eliminemos.',
    ),
  },
]

/** The chain's privacy statement as a fragment (W59), with the day of its version. */
export function privacyStatement(locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const day = version[locale].replace('{date}', date.format(new Date(VERSION)))
  const parts = each(
    sections,
    ({ title, text }) => element('h3', title[locale]) + element('p', text[locale]),
  )
  return `<article><p><time datetime="${VERSION}">${escapeHtml(day)}</time></p>${parts}</article>\n`
}
