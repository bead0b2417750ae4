import { likelyRegion } from '../formats/formatters'
import { normaliseLocale } from './locale'

/**
 * Regions whose week begins on Sunday, and on Saturday (CLDR, weekData); all others begin on Monday.
 * Firefox has no `getWeekInfo`, and the modules of `locales/` arrive too late for a first render.
 */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** The day on which a week begins in the locale's region: 0 = Sunday … 6 = Saturday. */
export function firstWeekday(locale: string): number {
  const region = likelyRegion(normaliseLocale(locale))
  return SUNDAY.includes(region) ? 0 : SATURDAY.includes(region) ? 6 : 1
}
