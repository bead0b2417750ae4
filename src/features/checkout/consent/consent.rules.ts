import { agreementPart } from '../agreement/agreement.rules'

/** What guests agree to about their data (W40). */
export const consentPart = agreementPart('consent')

/** The types of consent to marketing, each for one channel. */
const MARKETING = ['marketing-email', 'marketing-sms', 'marketing-post'] as const

/** Marketing that some countries allow until the guest says no; a text message is asked for everywhere. */
export type NoticedMarketing = 'marketing-email' | 'marketing-post'

/** The field with the types that guests were told about in place of a box, separated by spaces. */
export const NOTICE_FIELD = 'notice'

interface Consent {
  type: string
  /** Of the guest; all of them when empty. */
  countries: readonly string[]
}

interface Places {
  /** Where the guest lives. */
  country: string
  /** Where marketing begins with a notice in place of a box. */
  optOutCountries: readonly string[]
  /** Where the phone number is not asked for. */
  phoneHiddenCountries: readonly string[]
}

/** What is asked of a guest, and which marketing the guest is told about only. */
export function consentsFor<Of extends Consent>(
  all: readonly Of[],
  { country, optOutCountries, phoneHiddenCountries }: Places,
): { asked: Of[]; noticed: NoticedMarketing[] } {
  const here = all.filter(
    ({ type, countries }) =>
      (countries.length === 0 || countries.includes(country)) &&
      !(type === 'marketing-sms' && phoneHiddenCountries.includes(country)),
  )
  const isNoticed = ({ type }: Of) =>
    isMarketing(type) && type !== 'marketing-sms' && optOutCountries.includes(country)
  return {
    asked: here.filter((one) => !isNoticed(one)),
    noticed: here.filter(isNoticed).map(({ type }) => type as NoticedMarketing),
  }
}

/** A booking never depends on it. */
export function isMarketing(type: string): boolean {
  return MARKETING.some((known) => known === type)
}
