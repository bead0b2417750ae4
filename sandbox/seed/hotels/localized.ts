import type { Localized } from '../seed-types'

/** A text in the six locales of the sandbox, always in this order. */
export const localized = (
  english: string,
  german: string,
  japanese: string,
  chinese: string,
  arabic: string,
  spanish: string,
): Localized => ({
  'en-US': english,
  'de-DE': german,
  'ja-JP': japanese,
  'zh-CN': chinese,
  'ar-SA': arabic,
  'es-ES': spanish,
})

/** A text that no locale translates: a street as its sign shows it, a trade name. */
export const untranslated = (text: string): Localized =>
  localized(text, text, text, text, text, text)
