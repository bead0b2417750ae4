import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-header.fixtures'
import widget from './hotel-header.widget'

export default {
  title: 'Hotel/Hotel header',
  ...about(widget, {
    use: 'At the top of every page of a booking, a reservation or an account that belongs to one hotel. The compact form is for dialogs.',
    events: {
      hotel_header_click:
        'When a visitor follows a part of it: `target` says which, such as name, map, phone, reviews, details or signIn.',
      hotel_save: 'When the hotel was saved with the heart: `surface` header, `propertyId`.',
      hotel_unsave: 'When it was removed again: `surface` header, `propertyId`.',
      hotel_save_blocked: 'When the list of 20 is full: `reason` limit, `surface`, `propertyId`.',
      'hotel-title-loaded': 'Raised when the hotel is loaded: `id`; the quick view waits for it.',
      'overlay-open':
        'Raised by the details link on reservation pages with `id` hotel-details-overlay, and by “sign in” where the page has that dialog.',
      'saved-properties-changed': 'Raised when the saved hotels have changed: `ids`.',
    },
    accessibility: [
      'A header landmark named after the hotel; the name is the page’s h1 unless the page has another.',
      'The rating is a text for screen readers: “Rated 4.3 out of 5 from 1,204 reviews”.',
      'Changes are announced politely until the pointer or the focus enters it.',
      'Links that open a new tab say so.',
      'Skeletons of the same height are shown while it loads, so that nothing moves.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Compact = show(widget, fixtures.compact)
export const Loading = show(widget, fixtures.loading)
export const LoadingCompact = show(widget, fixtures.loadingCompact)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const Editing = show(widget, fixtures.editing)
export const Booked = show(widget, fixtures.booked)
export const OwnSite = show(widget, fixtures.ownSite)
export const FewReviews = show(widget, fixtures.fewReviews)
export const Anonymous = show(widget, fixtures.anonymous)
export const MemberRate = show(widget, fixtures.memberRate)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const MemberFull = show(widget, fixtures.memberFull)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
