import type { CardField, CardQuestions } from '../../../src/features/payment/payment-messages.rules'
import { formatMoney, minorDigits } from '../../../src/rules/money/money'
import type { Intent } from '../../api/order/payment-provider'
import { html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'
import type { Tokenised, TypedCard } from '../ledger'
import { cardFields } from './card-fields'
import { mandateText } from './frame-page'
import { pageShell } from './page-shell'
import { paymentPageTexts as text } from './payment-texts'

interface Hosted {
  id: string
  intent: Intent
  locale: Locale
  wrong: Tokenised | null
  /** What is shown again after an error. */
  typed: Pick<TypedCard, 'name' | 'zip' | 'isKept'>
  asks: CardQuestions
}

/** The provider's own page, for a visitor without a script or with a blocked frame. */
export function hostedPage({ id, intent, locale, wrong, typed, asks }: Hosted): string {
  const { kind, amount, currency, isHidden } = intent
  const isCharge = kind === 'charge'
  const money = formatMoney({ amount, decimalPoint: minorDigits(currency), currency }, locale)
  const errors = errorsOf(wrong, locale)
  const action = isCharge && !isHidden ? `${text.pay[locale]} ${money}` : text.confirm[locale]
  return pageShell({
    locale,
    title: text.title[locale],
    kind: 'page',
    body: html`<main>
<p class="brand">Alder Pay</p>
<h1>${text.title[locale]}</h1>
${
  isCharge && !isHidden
    ? html`<p class="due"><span>${text.charge[locale]}</span> <b><bdi>${money}</bdi></b></p>`
    : !isCharge && html`<p class="due">${text.guarantee[locale]}</p>`
}
<p class="hint">${mandateText(intent, locale)}</p>
${summaryOf(errors, locale)}
<form method="post" action="/pay/${id}" novalidate>
${cardFields({ locale, typed, asks, wrong: errors })}
<button type="submit">${action}</button>
</form>
<form method="post" action="/pay/${id}/cancel"><button class="plain" type="submit">${text.cancel[locale]}</button></form>
<p class="secure">${text.secure[locale]}</p>
</main>`,
  })
}

type Errors = Partial<Record<CardField, string>>

function errorsOf(wrong: Tokenised | null, locale: Locale): Errors {
  if (wrong?.kind === 'invalid') {
    return Object.fromEntries(wrong.fields.map((field) => [field, text[`${field}Invalid`][locale]]))
  }
  if (wrong?.kind === 'expired') return { expiry: text.expired[locale] }
  return wrong?.kind === 'notAccepted' ? { number: text.notAccepted[locale] } : {}
}

/** Everything that is wrong, as links to the fields; it has the focus, without a script too. */
function summaryOf(errors: Errors, locale: Locale) {
  const found = Object.entries(errors)
  return (
    found.length > 0 &&
    html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${text.summary[locale]}</h2>
<ul>${found.map(([field, error]) => html`<li><a href="#${field}">${error}</a></li>`)}</ul>
</div>`
  )
}
