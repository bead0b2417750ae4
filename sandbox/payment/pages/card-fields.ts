import type { CardQuestions } from '../../../src/features/payment/payment-messages.rules'
import { type Html, html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'
import type { TypedCard } from '../ledger'
import { paymentPageTexts as text } from './payment-texts'

const FIELDS = [
  { name: 'name', autocomplete: 'cc-name', mode: 'text', length: 80 },
  { name: 'zip', autocomplete: 'billing postal-code', mode: 'numeric', length: 10 },
  { name: 'number', autocomplete: 'cc-number', mode: 'numeric', length: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', mode: 'numeric', length: 9 },
  { name: 'cvv', autocomplete: 'cc-csc', mode: 'numeric', length: 4 },
] as const

type FieldName = (typeof FIELDS)[number]['name']

interface CardFields {
  locale: Locale
  /** Errors by field. */
  wrong?: Partial<Record<FieldName, string>>
  /** Of the card itself a page shows the name again, and nothing else. */
  typed?: Pick<TypedCard, 'name' | 'zip' | 'isKept'>
  /** Absent: a script shows what is asked for. */
  asks?: CardQuestions
}

/** The fields of a card; scripts find their texts by `data-text`. */
export function cardFields({ locale, wrong = {}, typed = { name: '' }, asks }: CardFields): Html[] {
  const values: Partial<Record<FieldName, string>> = { name: typed.name, zip: typed.zip ?? '' }
  const fields = FIELDS.filter(({ name }) => name !== 'zip' || !asks || asks.zip).map((field) => {
    const { name } = field
    const error = wrong[name] ?? ''
    const hint = name === 'cvv' ? 'cvv-hint ' : ''
    const value = values[name]
    return html`<div class="field ${name}"${name === 'zip' && !asks && html` hidden`}>
<label for="${name}" data-text="${name}">${text[name][locale]}</label>
<input id="${name}" name="${name}" autocomplete="${field.autocomplete}" inputmode="${field.mode}" maxlength="${field.length}" required aria-describedby="${hint}${name}-error"${error !== '' && html` aria-invalid="true"`}${value !== undefined && html` value="${value}"`}${name !== 'name' && html` dir="ltr"`}>
<p class="error" id="${name}-error">${error}</p>
</div>
${name === 'cvv' && html`<p class="hint" id="cvv-hint" data-text="cvvHint">${text.cvvHint[locale]}</p>`}`
  })
  if (asks && !asks.keep) return fields
  return [
    ...fields,
    html`<p class="keep"${!asks && html` hidden`}><label><input type="checkbox" id="keep" name="keep" value="yes"${typed.isKept && html` checked`}> <span data-text="keep">${text.keep[locale]}</span></label></p>`,
  ]
}
