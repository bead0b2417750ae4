import { formatClockTime } from '../../../rules/formats/clock-time'
import { formatDate } from '../../../rules/formats/dates'
import { areSameDays } from '../../../rules/stay/stay-hull'
import type { StayBlockFieldsFragment } from '../../../services/graphql/operations'
import { countText } from '../../../ui/text/count-text'
import { fillText } from '../../../ui/text/fill-text'
import { guestsText } from '../../stay/guests/guests-text'
import { roomDaysText } from './room-days-text'
import type { StayBlockLabels } from './stay-block.labels'

/** One fact of a stay, as it is shown. */
export interface StayFact {
  name: string
  text: string
  /** `YYYY-MM-DD` of a day; else ''. */
  day: string
  /** The hotel's hour of a day; else ''. */
  time: string
  /** In place of the text: numbers, which are read digit by digit. */
  numbers?: readonly string[]
}

interface FactOptions {
  labels: StayBlockLabels
  locale: string
  showTimes: boolean
}

/**
 * Hotel, days, length and guests of a cart's stay (W30). Where rooms have days of their own, each is told with
 * its own, and the stay is from the first arrival to the last departure.
 */
export function stayFacts(
  stay: StayBlockFieldsFragment,
  { labels, locale, showTimes }: FactOptions,
): StayFact[] {
  const { propertyName, checkIn, checkOut, checkInTime, checkOutTime, lengthOfStay, roomDays } =
    stay
  const day = (name: string, iso: string, clock: string | null, label: string): StayFact => {
    const time = showTimes ? formatClockTime(clock, locale) : ''
    return {
      name,
      text: formatDate(iso, locale),
      day: iso,
      time: time && fillText(label, { time }),
    }
  }
  return [
    plainFact(labels.hotel, propertyName),
    day(labels.checkIn, checkIn, checkInTime, labels.fromTime),
    day(labels.checkOut, checkOut, checkOutTime, labels.untilTime),
    ...(areSameDays(roomDays)
      ? [
          plainFact(
            labels.length,
            lengthOfStay > 0 ? countText(labels.nights, lengthOfStay, locale) : labels.dayUse,
          ),
        ]
      : roomDays.map(({ roomIndex, ...days }) =>
          plainFact(
            fillText(labels.room, { number: roomIndex + 1 }),
            roomDaysText(days, labels, locale),
          ),
        )),
    plainFact(labels.roomsAndGuests, guestsText(labels, stay.parties, locale)),
  ]
}

/** A fact that is a text. */
export function plainFact(name: string, text: string): StayFact {
  return { name, text, day: '', time: '' }
}
