import { formatMoney, minorDigits } from '../../../src/rules/money/money'
import { fillText } from '../../../src/ui/text/fill-text'
import type { Intent } from '../../api/order/payment-provider'
import { html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'
import { cardFields } from './card-fields'
import { pageShell } from './page-shell'
import { paymentPageTexts as text } from './payment-texts'

/** The document of the frame; its script asks for the texts once the page has said its language. */
export function framePage(page: string): string {
  return pageShell({
    locale: 'en-US',
    title: text.title['en-US'],
    kind: 'frame',
    script: '/frame.js',
    attributes: html` data-page="${page}"`,
    body: html`<form id="card" novalidate hidden>
<p id="saved" data-text="saved" hidden>${text.saved['en-US']}</p>
<div id="fields">${cardFields({ locale: 'en-US' })}</div>
<p class="error" id="form-error" role="alert"></p>
<p class="secure" data-text="secure">${text.secure['en-US']}</p>
</form>
<div id="challenge" hidden></div>`,
  })
}

/** What the frame says in a language, by the names of `data-text` and of its errors. */
export function frameTexts(intent: Intent, locale: Locale): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(text).map(([name, byLocale]) => [name, byLocale[locale]])),
    mandate: mandateText(intent, locale),
  }
}

/** What may be charged later; empty where nothing may, or the guest may not see it. */
export function mandateText({ guaranteed, currency, isHidden }: Intent, locale: Locale): string {
  if (guaranteed === 0 || isHidden) return ''
  const money = { amount: guaranteed, decimalPoint: minorDigits(currency), currency }
  return fillText(text.mandate[locale], { amount: formatMoney(money, locale) })
}
