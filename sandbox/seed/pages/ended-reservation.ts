import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel, PageNode } from '../../cms/page/page-model'
import { endedReservationTexts, nextStayTitle } from '../reservation-texts'
import type { Locale } from '../seed-types'
import { description, footer, stayOffers } from './page-parts'

/** The page for a past or cancelled stay that a lookup has found (A.5). */
export function endedReservationPage(
  pageId: 'expired-reservation' | 'cancel-confirmation',
  locale: Locale,
): PageModel {
  const text = endedReservationTexts[pageId]
  const isCancelled = pageId === 'cancel-confirmation'
  return {
    pageId,
    title: text.title[locale],
    description: description(text.text[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'success-message', id: 'success-message', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      ...(isCancelled ? [said(locale)] : []),
      {
        type: 'cancelled-reservation-details',
        id: 'details',
        props: { variant: isCancelled ? 'cancelled' : 'past' },
      },
      ...(isCancelled
        ? [{ type: 'redemption-alert', id: 'points-notice', props: {} }, laterOffers(locale)]
        : []),
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
    ],
  }
}

/** What holds whichever rooms were cancelled; of a stay that is over its details say all. */
function said(locale: Locale): PageNode {
  const { title, text } = endedReservationTexts['cancel-confirmation']
  const html = `<h2>${escapeHtml(title[locale])}</h2><p>${escapeHtml(text[locale])}</p>`
  return { type: 'cms/text', id: 'ended', props: { html } }
}

/** The offers for another stay: of this one nothing may be left. */
function laterOffers(locale: Locale): PageNode {
  const { props, ...offers } = stayOffers(locale)
  return { ...offers, props: { ...props, labels: { title: nextStayTitle[locale] } } }
}
