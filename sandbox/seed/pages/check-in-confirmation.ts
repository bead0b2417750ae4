import type { PageModel } from '../../cms/page/page-model'
import { checkInTexts as text } from '../reservation-texts'
import type { Locale } from '../seed-types'
import { description, footer, joinOfBooked, signInModals } from './page-parts'

/** The page after checking in online (A.6). */
export function checkInConfirmationPage(locale: Locale): PageModel {
  return {
    pageId: 'check-in-confirmation',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'success-message', id: 'success-message', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      { type: 'check-in-banner', id: 'check-in', props: {} },
      joinOfBooked,
      { type: 'hotel-information', id: 'information', props: {} },
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
      ...signInModals(),
    ],
  }
}
