import type { PageModel } from '../../cms/page/page-model'
import { localized } from '../hotels/localized'
import type { Locale } from '../seed-types'
import { description, footer } from './page-parts'

const title = localized(
  'Your trips',
  'Ihre Reisen',
  'ご予約一覧',
  '您的行程',
  'رحلاتك',
  'Sus viajes',
)

const text = localized(
  'Your upcoming, past and cancelled stays at Alderway, or one stay by its number and your name.',
  'Ihre bevorstehenden, vergangenen und stornierten Aufenthalte bei Alderway, oder ein Aufenthalt mit Nummer und Name.',
  'アルダーウェイの今後のご予約、過去のご宿泊、キャンセルをまとめてご覧いただけます。',
  '您在 Alderway 的即将入住、过往和已取消的住宿，也可凭确认号和姓名查找。',
  'إقاماتك القادمة والسابقة والملغاة في ألدرواي، أو إقامة واحدة برقمها واسمك.',
  'Sus estancias próximas, pasadas y canceladas en Alderway, o una estancia por su número y sus apellidos.',
)

/** Where “Trips” leads: a member’s stays, and for all other visitors the ways to one (A.6). */
export function reservationListPage(locale: Locale): PageModel {
  return {
    pageId: 'reservation-list',
    title: title[locale],
    description: description(text[locale], locale),
    header: [],
    main: [
      { type: 'upcoming-reservation-banner', id: 'next-stay', props: {} },
      { type: 'reservation-list', id: 'stays', props: { isMainHeading: true } },
    ],
    footer: [footer('expanded', locale)],
  }
}
