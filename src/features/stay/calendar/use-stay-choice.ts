import { useCallback, useMemo, useState } from 'react'
import { addDays } from '../../../rules/stay/days'
import {
  arrivalRefusal,
  type NightRules,
  type Refusal,
  type RulesOf,
  type StayBounds,
  stayRefusal,
} from '../../../rules/stay/restrictions'
import {
  type Choice,
  choiceFrom,
  isDeparture,
  later,
  monthOf,
  type StayDates,
  type StayEnd,
} from './calendar.rules'

interface ChoiceOptions {
  dates: StayDates
  first: StayEnd
  bounds: StayBounds
  nightRules?: RulesOf | undefined
}

interface StayChoice {
  /** The choice with which the calendar opens. */
  start: Choice
  choice: Choice
  setChoice: (choice: Choice) => void
  /** Why a day cannot be chosen next; null if it can. */
  refusalOf: (day: string) => Refusal | null
  /** Why the chosen stay cannot be booked. A typed stay has not met the rules before. */
  fault: Refusal | null
  /** The first and the last month that can be booked. */
  reach: { from: string; to: string }
}

/** What is chosen in a calendar, and what the rules of the nights say of it. */
export function useStayChoice(options: ChoiceOptions): StayChoice {
  const { dates, first, bounds, nightRules = anyNight } = options
  const { today, daysAhead, maxNights, rooms } = bounds
  const limits = useMemo(
    () => ({ today, daysAhead, maxNights, rooms }),
    [today, daysAhead, maxNights, rooms],
  )

  // A year that is still being typed is far away.
  const end = addDays(today, daysAhead + maxNights)
  const within = (day: string | null) => (day && day >= today && day <= end ? day : null)
  const { checkIn, checkOut } = dates
  const start = choiceFrom({ checkIn: within(checkIn), checkOut: within(checkOut) }, first)
  const [choice, setChoice] = useState(start)

  const refusalOf = useCallback(
    (day: string) =>
      choice.checkIn && isDeparture(choice, day)
        ? stayRefusal(nightRules, choice.checkIn, day, limits)
        : arrivalRefusal(nightRules, day, limits),
    [choice, nightRules, limits],
  )
  const last = [
    addDays(today, daysAhead),
    choice.checkOut ?? '',
    choice.state === 'checkOut' && choice.checkIn ? addDays(choice.checkIn, maxNights) : '',
  ].reduce(later)
  return {
    start,
    choice,
    setChoice,
    refusalOf,
    fault:
      choice.checkIn && choice.checkOut
        ? stayRefusal(nightRules, choice.checkIn, choice.checkOut, limits)
        : null,
    reach: { from: monthOf(today), to: monthOf(last) },
  }
}

const OPEN_NIGHT: NightRules = {
  isOpen: true,
  left: null,
  minStay: 1,
  maxStay: null,
  minStayThrough: 1,
  isClosedToArrival: false,
  isClosedToDeparture: false,
}

function anyNight(): NightRules {
  return OPEN_NIGHT
}
