/** Digits that may stand apart by spaces, dots or hyphens. */
const CANDIDATE = /\d(?:[ .-]?\d){14,18}/g
/** 16 to 19 digits of a card scheme, or 15 of American Express: no telephone number has them. */
const SCHEME = /^(?:(?:4|5[1-5]|2[2-7]|35|62|6011|65)\d{12,17}|3[47]\d{13})$/

/** Whether a text has the number of a payment card in it, which belongs into the provider's fields only. */
export function hasCardNumber(text: string): boolean {
  return (text.match(CANDIDATE) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '')
    return (digits.length > 15 || /^3[47]/.test(digits)) && SCHEME.test(digits) && addsUp(digits)
  })
}

/** Luhn's check digit. */
function addsUp(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
