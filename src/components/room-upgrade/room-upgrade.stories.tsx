import { about, show } from '../../../stories/show'
import * as fixtures from './room-upgrade.fixtures'
import widget from './room-upgrade.widget'

export default {
  title: 'Hotel/Suites and better rooms',
  ...about(widget, {
    use: 'On the review of a booking, below better rooms and rates, and on its confirmation.',
    events: {
      upgrade_request:
        'Analytics: `kind` is `award` when a suite is asked for, `withdraw` when not.',
      upgrade_accept:
        'Analytics: `difference` of the whole stay, in minor units of the hotel’s currency.',
    },
    accessibility: [
      'A box that cannot be ticked says why, as its description.',
      'The status of each night is text; its colour and icon only repeat it.',
      'After a change the heading takes the focus, and the message of the page says what was done.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const TooFew = show(widget, fixtures.tooFew)
export const Closed = show(widget, fixtures.closed)
export const Anonymous = show(widget, fixtures.anonymous)
export const Empty = show(widget, fixtures.empty)
export const Requested = show(widget, fixtures.requested)
export const Denied = show(widget, fixtures.denied)
export const Removed = show(widget, fixtures.removed)
export const BetterRooms = show(widget, fixtures.betterRooms)
export const NoBetterRoom = show(widget, fixtures.noBetterRoom)
export const Failed = show(widget, fixtures.failed)
export const NotLoaded = show(widget, fixtures.notLoaded)
export const RightToLeft = show(widget, fixtures.rightToLeft)
