/** `en_US`, `en-us` → `en-US` (BCP 47, canonical); null for an invalid locale. */
export function canonicalLocale(locale: string | null | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(`${locale}`.trim().replaceAll('_', '-'))[0] as string
  } catch {
    return null
  }
}
