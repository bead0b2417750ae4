import { localized } from './hotels/localized'
import type { Localized } from './seed-types'

/** What guests read or confirm before they book (W39). */
export interface SeedStatement {
  id: string
  /** Changes with the text. */
  version: string
  /** Has a box to tick; else it is to be read only. */
  required: boolean
  /** HTML. */
  text: Localized
  /** Codes of hotels; all of them without. */
  hotels?: readonly string[]
  /** Only for guests who live there, and stay elsewhere: ISO 3166 alpha-2. */
  guestsFrom?: string
}

export const statements: readonly SeedStatement[] = [
  {
    id: 'house-rules',
    version: '2026-09',
    required: true,
    hotels: ['INNMV'],
    text: localized(
      '<p>I am at least 18 years old, and I will keep to the house rules: quiet from 10 pm, and no skis in the rooms.</p>',
      '<p>Ich bin mindestens 18 Jahre alt und halte mich an die Hausordnung: Nachtruhe ab 22 Uhr, keine Skier auf den Zimmern.</p>',
      '<p>18歳以上であり、館内規則（22時以降は静粛に、客室へのスキー用具の持ち込み禁止）を守ります。</p>',
      '<p>本人已年满 18 岁，并将遵守酒店规定：晚上 10 点后保持安静，不将滑雪板带入客房。</p>',
      '<p>عمري 18 عامًا على الأقل، وسألتزم بقواعد الفندق: الهدوء بعد العاشرة مساءً، وعدم إدخال الزلاجات إلى الغرف.</p>',
      '<p>Tengo al menos 18 años y respetaré las normas de la casa: silencio a partir de las 22:00 y nada de esquís en las habitaciones.</p>',
    ),
  },
  {
    id: 'data-abroad',
    version: '2026-01',
    required: true,
    guestsFrom: 'CN',
    text: localized(
      '<p>I agree that my details are sent to the hotel outside mainland China to provide my stay.</p>',
      '<p>Ich bin einverstanden, dass meine Angaben für meinen Aufenthalt an das Hotel außerhalb des chinesischen Festlands übermittelt werden.</p>',
      '<p>ご宿泊の提供のため、個人情報が中国本土外のホテルに送信されることに同意します。</p>',
      '<p>本人同意将个人信息传输至中国大陆境外的酒店，用于为本人提供住宿服务。</p>',
      '<p>أوافق على إرسال بياناتي إلى الفندق خارج البر الصيني من أجل إقامتي.</p>',
      '<p>Acepto que mis datos se envíen al hotel, fuera de China continental, para prestarme la estancia.</p>',
    ),
  },
  {
    id: 'photo-id',
    version: '2026-01',
    required: false,
    text: localized(
      '<p>At check-in, please have a photo ID ready for each guest.</p>',
      '<p>Bitte halten Sie beim Check-in für jeden Gast einen Lichtbildausweis bereit.</p>',
      '<p>チェックインの際は、ご宿泊者全員分の写真付き身分証明書をご用意ください。</p>',
      '<p>办理入住时，请备好每位客人带照片的身份证件。</p>',
      '<p>يُرجى تجهيز هوية تحمل صورة لكل ضيف عند تسجيل الوصول.</p>',
      '<p>En el check-in, por favor, tenga a mano un documento de identidad con foto de cada huésped.</p>',
    ),
  },
]
