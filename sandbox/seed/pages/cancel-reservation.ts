import type { PageModel } from '../../cms/page/page-model'
import { cancelReservationTexts as text } from '../reservation-texts'
import type { Locale } from '../seed-types'
import { description, footer } from './page-parts'

/** Cancels rooms of a booked stay, in two steps (A.6, W48). */
export function cancelReservationPage(locale: Locale): PageModel {
  return {
    pageId: 'cancel-reservation',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      { type: 'cancel-all-rooms', id: 'cancel', props: { variant: 'confirm' } },
      { type: 'cancellation-policy', id: 'policy', props: { source: 'order' } },
    ],
    footer: [
      footer('minimized', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
    ],
  }
}
