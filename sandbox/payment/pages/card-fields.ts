import { type Html, html } from '../../control/html'
import type { Locale } from '../../seed/seed-types'
import { paymentPageTexts as text } from './payment-texts'

const FIELDS = [
  { name: 'name', autocomplete: 'cc-name', mode: 'text', length: 80 },
  { name: 'number', autocomplete: 'cc-number', mode: 'numeric', length: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', mode: 'numeric', length: 9 },
  { name: 'cvv', autocomplete: 'cc-csc', mode: 'numeric', length: 4 },
] as const

type FieldName = (typeof FIELDS)[number]['name']

interface CardFields {
  locale: Locale
  /** Errors by field. */
  wrong?: Partial<Record<FieldName, string>>
  /** The name on the card is the only one that a page shows again. */
  name?: string
}

/** The fields of a card; scripts find their texts by `data-text`. */
export function cardFields({ locale, wrong = {}, name = '' }: CardFields): Html[] {
  return FIELDS.map((field) => {
    const error = wrong[field.name] ?? ''
    const hint = field.name === 'cvv' ? 'cvv-hint ' : ''
    return html`<div class="field ${field.name}">
<label for="${field.name}" data-text="${field.name}">${text[field.name][locale]}</label>
<input id="${field.name}" name="${field.name}" autocomplete="${field.autocomplete}" inputmode="${field.mode}" maxlength="${field.length}" required aria-describedby="${hint}${field.name}-error"${error !== '' && html` aria-invalid="true"`}${field.name === 'name' && html` value="${name}"`}${field.name !== 'name' && html` dir="ltr"`}>
${field.name === 'cvv' && html`<p class="hint" id="cvv-hint" data-text="cvvHint">${text.cvvHint[locale]}</p>`}
<p class="error" id="${field.name}-error">${error}</p>
</div>`
  })
}
