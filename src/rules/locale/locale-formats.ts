import type { ValidationRule } from '../validation/validation'

/** What the forms and calendars of a locale need and `Intl` does not tell, or not in every browser. */
export interface LocaleFormats {
  /** First day of the week, 1 Monday to 7 Sunday (CLDR, weekData). */
  firstDay: number
  /** Days of the weekend, numbered likewise (CLDR, weekData). */
  weekend: readonly number[]
  /** Which of a guest's names is asked for first. */
  nameOrder: 'given' | 'family'
  /** Calling code of the country, digits only (ITU E.164). */
  callingCode: string
  /** Rule that postal codes of the country keep; null where C.17 has none for them. */
  postalRule: Extract<ValidationRule, 'postalUS' | 'postalCA' | 'zip5' | 'zip6'> | null
}
