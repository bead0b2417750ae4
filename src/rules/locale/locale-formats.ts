import type { ValidationRule } from '../validation/validation'

/** Formats of a locale for forms and calendars that `Intl` lacks, or lacks in some browsers. */
export interface LocaleFormats {
  /** First day of the week, 1 Monday to 7 Sunday (CLDR, weekData). */
  firstDay: number
  /** Days of the weekend, numbered likewise (CLDR, weekData). */
  weekend: readonly number[]
  /** Whether a form starts with the given name or the family name. */
  nameOrder: 'given' | 'family'
  /** Calling code of the country, digits only (ITU E.164). */
  callingCode: string
  /** Rule for postal codes of the country; null when C.17 has no rule for it. */
  postalRule: Extract<ValidationRule, 'postalUS' | 'postalCA' | 'zip5' | 'zip6'> | null
}
