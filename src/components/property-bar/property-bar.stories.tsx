import { about, show } from '../../../stories/show'
import * as fixtures from './property-bar.fixtures'
import widget from './property-bar.widget'

export default {
  title: 'Hotel/Property bar',
  ...about(widget, {
    use: 'At the top of every page that belongs to a hotel, above the page’s main part. On booking pages use the hotel header.',
    events: {
      property_bar_click:
        'When a visitor follows a part of it: `target` is details, map, phone or reviews.',
      hotel_save: 'When the hotel was saved with the heart: `surface` bar, `propertyId`.',
      hotel_unsave: 'When it was removed again: `surface` bar, `propertyId`.',
      hotel_save_blocked: 'When the list of 20 is full: `reason` limit, `surface`, `propertyId`.',
      'show-hotel-detail':
        'Raised when “Hotel details” is pressed: `id` hotel-details; the quick view opens.',
      'saved-properties-changed':
        'Raised when the saved hotels have changed: `ids`; every heart of the page follows.',
    },
    accessibility: [
      'A navigation landmark with a name; each link has a text for its icon and number.',
      'It hides on scrolling down and returns on scrolling up, or when it gets the focus; with reduced motion without animation.',
      'The page scrolls so that it never covers a focused element.',
      'The heart is a toggle button; the result of pressing it is announced.',
      'Below 768 px icons with names replace the texts; every target is at least 44 px high.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const Slow = show(widget, fixtures.slow)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const FewReviews = show(widget, fixtures.fewReviews)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const MemberSaved = show(widget, fixtures.memberSaved)
export const MemberFull = show(widget, fixtures.memberFull)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
