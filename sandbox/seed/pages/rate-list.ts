import { createAccountPath } from '../../../src/rules/site/paths'
import type { PageModel } from '../../cms/page/page-model'
import { site } from '../../site'
import { rateListTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import {
  currencyModal,
  description,
  footer,
  joinModal,
  lookupOverlay,
  sessionTimeout,
  signInModals,
  stayModal,
} from './page-parts'

/** The h1 is the name of the hotel, which the hotel header renders. */
export function rateListPage(locale: Locale): PageModel {
  return {
    pageId: 'rate-list',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      sessionTimeout,
      { type: 'stay-dates', id: 'stay', props: { showPriceCalendar: true } },
      { type: 'currency-selector', id: 'currency', props: {} },
      { type: 'book-another-room', id: 'steps', props: {} },
      { type: 'redemption-alert', id: 'points-notice', props: {} },
      { type: 'redemption-panel', id: 'points', props: {} },
      { type: 'room-details', id: 'room-details', props: {} },
      { type: 'rate-details', id: 'rate-details', props: {} },
      { type: 'prepay-rates', id: 'prepaid', props: {} },
      { type: 'rate-list', id: 'rates', props: {} },
      {
        type: 'cms/features',
        id: 'promises',
        props: {
          heading: text.promisesHeading[locale],
          items: text.promises.map((promise) => ({
            title: promise.title[locale],
            text: promise.text[locale],
          })),
        },
      },
      {
        type: 'cms/banner',
        id: 'join',
        props: {
          heading: text.joinHeading[locale],
          text: text.joinText[locale],
          links: [
            {
              label: text.joinLink[locale],
              href: createAccountPath(site),
              opens: { id: 'one-click-join', notForMembers: true },
            },
          ],
        },
      },
      { type: 'sticky-bar', id: 'booking-bar', props: {} },
    ],
    footer: [
      footer('minimized', locale),
      lookupOverlay,
      ...signInModals(),
      joinModal,
      currencyModal,
      stayModal,
      { type: 'customize-stay-flyout', id: 'filters', props: {} },
      { type: 'room-details-modal', id: 'room-details-modal', props: {} },
      { type: 'rate-details-modal', id: 'rate-details-modal', props: { showCompare: true } },
    ],
  }
}
