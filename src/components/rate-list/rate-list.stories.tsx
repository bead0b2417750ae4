import { about, show } from '../../../stories/show'
import * as fixtures from './rate-list.fixtures'
import widget from './rate-list.widget'

export default {
  title: 'Hotel/Rooms and rates',
  ...about(widget, {
    use: 'On the rate list, below the dates of the stay.',
    events: {
      room_details_open: 'Analytics: `roomCode`, when a room is asked for.',
      rate_details_open: 'Analytics: `productId`, when the terms of a rate are asked for.',
      select_item: 'Analytics: `productId`, when a rate is chosen.',
      filter_apply:
        'Analytics: `tab`, `sort` or the filters of each group, when the list shows other rates.',
      filter_clear: 'Analytics: when the last filter is taken away.',
    },
    accessibility: [
      'Rooms are a list of articles, each named by its room; rates are a list in it.',
      'The button of a rate names room, rate and total; a price that is struck through says what it is.',
      'Kinds and orders are links with `aria-current`; the number of rooms is announced when it changes.',
      'Each rate is a form that works without a script.',
      'Without dates each night is a link with its price and points; the sentence above opens the calendar of the page, or leads to its date fields.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const NoDates = show(widget, fixtures.noDates)
export const InPoints = show(widget, fixtures.inPoints)
export const NoDatesInPoints = show(widget, fixtures.noDatesInPoints)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const SoldOut = show(widget, fixtures.soldOut)
export const KnownCode = show(widget, fixtures.knownCode)
export const UnknownCode = show(widget, fixtures.unknownCode)
export const SecondRoom = show(widget, fixtures.secondRoom)
export const PriceChanged = show(widget, fixtures.priceChanged)
export const Filtered = show(widget, fixtures.filtered)
export const NothingLeft = show(widget, fixtures.nothingLeft)
export const Munich = show(widget, fixtures.munich)
export const Tokyo = show(widget, fixtures.tokyo)
export const Changing = show(widget, fixtures.changing)
export const RightToLeft = show(widget, fixtures.rightToLeft)
