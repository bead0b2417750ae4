/**
 * Converts Arabic-Indic (٣) and Persian (۳) digits to western ones (3); other characters stay
 * (C.16).
 */
export function toWestern(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
}
