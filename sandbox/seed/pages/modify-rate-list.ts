import type { PageModel } from '../../cms/page/page-model'
import { modifyRateListTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import { currencyModal, description, footer, formStart, stayModal } from './page-parts'

/** Another room, rate, date or guest for a booked stay (A.6). */
export function modifyRateListPage(locale: Locale): PageModel {
  return {
    pageId: 'modify-rate-list',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      ...formStart(text.title[locale], locale),
      {
        type: 'stay-details',
        id: 'booked',
        props: { labels: { title: text.booked[locale] }, editable: false },
      },
      { type: 'stay-dates', id: 'stay', props: {} },
      { type: 'currency-selector', id: 'currency', props: {} },
      { type: 'room-details', id: 'room-details', props: {} },
      { type: 'rate-details', id: 'rate-details', props: {} },
      { type: 'rate-list', id: 'rates', props: { labels: { title: text.rates[locale] } } },
      { type: 'sticky-bar', id: 'booking-bar', props: { cta: text.review[locale] } },
    ],
    footer: [
      footer('minimized', locale),
      currencyModal,
      stayModal,
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
      { type: 'customize-stay-flyout', id: 'filters', props: {} },
      { type: 'room-details-modal', id: 'room-details-modal', props: {} },
      { type: 'rate-details-modal', id: 'rate-details-modal', props: { showCompare: true } },
    ],
  }
}
