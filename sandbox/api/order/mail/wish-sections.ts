import { fieldName, valuesOf } from '../../../../src/features/checkout/details.rules'
import {
  housekeepingCodes,
  housekeepingPart,
} from '../../../../src/features/checkout/housekeeping/housekeeping.rules'
import {
  ALL_ROOMS,
  requestsPart,
  TICKED,
} from '../../../../src/features/checkout/requests/requests.rules'
import { formatClockTime } from '../../../../src/rules/formats/clock-time'
import { fillText } from '../../../../src/ui/text/fill-text'
import type { StoredOrder } from '../../../database/booking/orders'
import { systemsOf } from '../../../seed/rates/cases'
import { requestsOf } from '../../../seed/room-requests'
import type { Locale, SeedHotel } from '../../../seed/seed-types'
import { roomsWithWishes } from '../stay-details'
import type { MailSection } from './mail-sections'
import { mailTexts as text } from './mail-texts'

/** What guests have asked for in the rooms that are to come (W35, W83). */
export function wishSections(
  order: StoredOrder,
  hotel: SeedHotel,
  { locale, now = order.bookedAt.getTime() }: { locale: Locale; now?: number | undefined },
): MailSection[] {
  const { details } = order
  const values = valuesOf(requestsPart, details)
  const cleaning = cleaningLine(details[fieldName(housekeepingPart, 'choice')], hotel, locale)
  const forAll = [...wishesOf(values, ALL_ROOMS, hotel, locale), ...cleaning]
  const rooms = roomsWithWishes({ order, rank: 'proven' }, hotel, now)
  return rooms.map(({ itemId, roomIndex }) => {
    const lines = [...wishesOf(values, itemId, hotel, locale), ...forAll]
    const room = fillText(text.room[locale], { index: roomIndex + 1 })
    return {
      title: rooms.length > 1 ? `${text.wishes[locale]}: ${room}` : text.wishes[locale],
      lines: lines.length > 0 ? lines : [text.noRequests[locale]],
    }
  })
}

function wishesOf(
  values: Readonly<Record<string, string>>,
  id: string,
  hotel: SeedHotel,
  locale: Locale,
): string[] {
  const value = (field: string) => values[`${id}.${field}`] ?? ''
  const chosen = requestsOf(hotel.id).filter(({ code, group }) =>
    group === 'accessibility' ? value(`${group}.${code}`) === TICKED : value(group) === code,
  )
  const arrival = formatClockTime(value('arrival'), locale)
  return [
    ...chosen.map(({ label }) => label[locale]),
    ...(arrival ? [`${text.arrival[locale]}: ${arrival}`] : []),
    ...(value('comment') ? [value('comment')] : []),
  ]
}

function cleaningLine(code: string | undefined, hotel: SeedHotel, locale: Locale): string[] {
  const codes = housekeepingCodes({ brand: hotel.brand.id, isAcrs: systemsOf(hotel.id).isAcrs })
  if (!codes || !code) return []
  const choice = (['daily', 'reduced'] as const).find((one) => codes[one] === code)
  return choice ? [`${text.housekeeping[locale]}: ${text[choice][locale]}`] : []
}
