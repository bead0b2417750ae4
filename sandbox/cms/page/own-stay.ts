import type { FastifyRequest } from 'fastify'
import { formatDate } from '../../../src/rules/formats/dates'
import {
  type PageResult,
  type Redirect,
  resolveRedirect,
} from '../../../src/rules/pages/page-redirects'
import { escapeHtml } from '../../../src/server/print/json-script'
import { foundStay, STAY_PAGES, stayStatus } from '../../api/lookup/found-stay'
import { timeOf } from '../../api/request/clock'
import { readSession } from '../../api/session/visitor-session'
import type { Database } from '../../database/database'
import { findHotel } from '../../database/site/hotels'
import type { Reservation } from '../../database/site/reservation-schema'
import { stayTexts as text } from '../../seed/reservation-texts'
import type { Locale, SeedHotel } from '../../seed/seed-types'
import { urlOf } from '../../site-address'
import { siteLocale } from '../locales'
import { siteOf } from '../redirects/redirects'
import type { PageModel, PageNode } from './page-model'

/** The stay that a page shows to its visitor. */
export interface OwnStay {
  stay: Reservation
  hotel: SeedHotel | null
  /** The guest's name: the full name on a member's own stay, else the family name only. */
  guest: string
}

/** Whether pages of this path show the stay that the visitor has found. */
export function isAboutStay(path: string): boolean {
  return Object.values(STAY_PAGES).includes(path)
}

/**
 * The stay that the visitor has found. Without one, redirects to the lookup (R4); a stay that belongs
 * to another page, because it is over or cancelled, redirects there.
 */
export async function ownStay(
  database: Database,
  request: FastifyRequest,
): Promise<OwnStay | Redirect> {
  const url = urlOf(request)
  const session = await readSession(database, request)
  const stay = session && (await foundStay(database, session.values))
  const asked: PageResult = { message: 'lookup.reservation.authentication' }
  const lookup = resolveRedirect(asked, siteOf(url))
  const isOpen = stay && (stay.memberId === null || stay.memberId === session.customer?.id)
  if (!isOpen) return lookup as Redirect
  const hotel = await findHotel(database, stay.hotelId)
  const target = STAY_PAGES[stayStatus(stay, hotel, timeOf(request))]
  if (target !== url.pathname) return { status: 302, target }
  const guest = stay.memberId ? nameOf(stay, siteLocale(request)) : stay.lastName
  return { stay, hotel, guest }
}

/** Adds the facts of the stay above the authored content. */
export function withStay(
  model: PageModel,
  { stay, hotel, guest }: OwnStay,
  locale: Locale,
): PageModel {
  const rows = [
    [text.number, stay.confirmationNumber],
    [text.hotel, hotel?.name[locale] ?? stay.hotelId],
    [text.checkIn, formatDate(stay.checkIn, locale)],
    [text.checkOut, formatDate(stay.checkOut, locale)],
    [text.guest, guest],
  ] as const
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name[locale])}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const facts: PageNode = {
    type: 'cms/text',
    id: 'reservation',
    props: { html: `<table><tbody>${cells.join('')}</tbody></table>` },
  }
  const isText = ({ type }: PageNode) => type === 'cms/text'
  const at = model.main.findIndex(isText)
  const main = model.main.toSpliced(at < 0 ? model.main.length : at, 0, facts)
  return { ...model, propertyId: stay.hotelId, main }
}

function nameOf({ firstName, lastName }: Reservation, locale: Locale): string {
  return locale === 'ja-JP' || locale === 'zh-CN'
    ? `${lastName} ${firstName}`
    : `${firstName} ${lastName}`
}
