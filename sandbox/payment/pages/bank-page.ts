import { formatMoney, minorDigits } from '../../../src/rules/money/money'
import { fillText } from '../../../src/ui/text/fill-text'
import { readLocale } from '../../api/request/locale'
import { html } from '../../control/html'
import type { Challenge } from '../ledger'
import { CHALLENGE_CODE } from '../test-cards'
import { mandateText } from './frame-page'
import { pageShell } from './page-shell'
import { paymentPageTexts as text } from './payment-texts'

/** The bank's question, in a frame of the provider or as a page. It names what is agreed to. */
export function bankPage({ challenge, isWrong }: { challenge: Challenge; isWrong: boolean }) {
  const { id, intent, card } = challenge
  const locale = readLocale(challenge.locale)
  const { kind, amount, currency, isHidden } = intent
  const money = formatMoney({ amount, decimalPoint: minorDigits(currency), currency }, locale)
  return pageShell({
    locale,
    title: text.bank[locale],
    kind: 'bank',
    body: html`<main>
<p class="brand">First Alder Bank</p>
<h1>${text.bank[locale]}</h1>
${
  kind === 'charge'
    ? !isHidden &&
      html`<p class="due"><span>${text.charge[locale]}</span> <b><bdi>${money}</bdi></b></p>`
    : html`<p class="due">${text.guarantee[locale]} ${mandateText(intent, locale)}</p>`
}
<p>${fillText(text.bankText[locale], { last4: card.last4 })}</p>
<form method="post" action="/challenge/${id}" novalidate>
<div class="field">
<label for="code">${text.code[locale]}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" dir="ltr" aria-describedby="code-hint code-error"${isWrong && html` aria-invalid="true"`}>
<p class="hint" id="code-hint">${fillText(text.codeHint[locale], { code: CHALLENGE_CODE })}</p>
<p class="error" id="code-error" role="alert">${isWrong && text.codeWrong[locale]}</p>
</div>
<p class="actions"><button type="submit" name="answer" value="code">${text.bankSubmit[locale]}</button>
<button class="plain" type="submit" name="answer" value="cancel">${text.bankCancel[locale]}</button></p>
</form>
</main>`,
  })
}
