import { html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'
import { pageShell } from './page-shell'
import { paymentPageTexts as text } from './payment-texts'

/** Stands in the frame after the bank's question, and tells the provider's frame that it is over. */
export function donePage(locale: Locale): string {
  const body = html`<main><p role="status">${text.done[locale]}</p></main>`
  return pageShell({ locale, title: text.bank[locale], kind: 'bank', script: '/done.js', body })
}

/** In place of a page that was used or never was. */
export function gonePage(locale: Locale): string {
  const body = html`<main><h1>${text.title[locale]}</h1><p>${text.gone[locale]}</p></main>`
  return pageShell({ locale, title: text.title[locale], kind: 'page', body })
}
