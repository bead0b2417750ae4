import { formatClockTime } from '../../rules/formats/clock-time'
import { formatDate } from '../../rules/formats/dates'
import type { Operations } from '../../services/graphql/operations'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import type { RoomUpgradeProps } from './room-upgrade.schema'

export type UpgradeData = NonNullable<Operations['RoomUpgradeData']['result']['roomUpgradeData']>

type Labels = RoomUpgradeProps['labels']

/** The awards of a member, as the widget says them. */
export interface Balance {
  left: number
  text: string
}

export function balanceOf({ awards }: UpgradeData, labels: Labels, locale: string): Balance {
  const left = awards.reduce((sum, { remaining }) => sum + remaining, 0)
  const [first] = awards
  const until = first && fillText(labels.until, { date: formatDate(first.expires, locale) })
  return { left, text: [countText(labels.left, left, locale), until].filter(Boolean).join(' ') }
}

/** The cut-off as the clock of the hotel shows it, which the text of the API has. */
export function deadlineText(deadline: string, labels: Labels, locale: string): string {
  return fillText(labels.hotelTime, {
    date: formatDate(deadline, locale),
    time: formatClockTime(deadline.slice(11, 16), locale),
  })
}

/** Why a suite cannot be asked for now; '' where it can. */
export function reasonAgainst(
  { isOpen, nights, deadline }: UpgradeData,
  left: number,
  labels: Labels,
  locale: string,
): string {
  if (!isOpen) return fillText(labels.closed, { deadline: deadlineText(deadline, labels, locale) })
  return left < nights ? fillText(labels.tooFew, { needed: nights, left }) : ''
}
