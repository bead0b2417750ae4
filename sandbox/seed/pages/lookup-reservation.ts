import type { PageModel } from '../../cms/page/page-model'
import { lookupTexts as text } from '../reservation-texts'
import type { Locale } from '../seed-types'
import { description, footer, signInModals } from './page-parts'

/** The page on which guests find their reservation (A.6); members sign in by its dialog and continue. */
export function lookupReservationPage(locale: Locale): PageModel {
  return {
    pageId: 'lookup-reservation',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'error-message', id: 'error-message', props: {} },
      { type: 'reservation-lookup', id: 'reservation-lookup', props: { isMainHeading: true } },
    ],
    footer: [footer('minimized', locale), ...signInModals('lookup')],
  }
}
