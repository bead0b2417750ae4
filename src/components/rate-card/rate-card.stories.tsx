import { about, show } from '../../../stories/show'
import * as fixtures from './rate-card.fixtures'
import widget from './rate-card.widget'

export default {
  title: 'Hotel/One room',
  ...about(widget, {
    use: 'On a page of a hotel, for a room that is worth a place of its own; all rooms are on the rate list.',
    events: {
      rate_view: 'Analytics: `roomCode`, when the room is shown with a price.',
      room_details_open: 'Analytics: `roomCode`, when the room is asked for.',
    },
    accessibility: [
      'The room is an article that its name names; links say which room they lead to.',
      'A price that is struck through says what it is.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Priced = show(widget, fixtures.priced)
export const Full = show(widget, fixtures.full)
export const TwoRooms = show(widget, fixtures.twoRooms)
export const SoldOut = show(widget, fixtures.soldOut)
export const None = show(widget, fixtures.none)
export const Unknown = show(widget, fixtures.unknown)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Author = show(widget, fixtures.author)
export const PriceLoading = show(widget, fixtures.priceLoading)
export const PriceFailed = show(widget, fixtures.priceFailed)
export const Munich = show(widget, fixtures.munich)
export const Tokyo = show(widget, fixtures.tokyo)
export const RightToLeft = show(widget, fixtures.rightToLeft)
