/** Arabic-Indic (٣) and Persian (۳) digits as western ones (3); everything else stays (C.16). */
export function toWestern(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
}
