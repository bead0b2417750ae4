import { PROHIBITED_COUNTRIES } from '../../../src/rules/codes/codes'
import { memoize } from '../../../src/rules/formats/memoize'
import { callingCodes } from '../../seed/calling-codes'

/** ISO 3166 alpha-2, in the order of the code. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

interface CountryView {
  code: string
  name: string
}

/** The caller names the locale. */
const MOST_LOCALES = 20

/**
 * The countries for addresses and for joining (E3-11), named and sorted by the locale.
 */
export const countryViews = memoize((locale: string): CountryView[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return CODES.split(' ')
    .filter((code) => !PROHIBITED_COUNTRIES.includes(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}, MOST_LOCALES)

/** Where text messages can be sent to, in the order of the countries' names. */
export function smsCountryCodeViews(locale: string): { country: string; code: string }[] {
  return countryViews(locale).flatMap(({ code: country }) => {
    const code = callingCodes.get(country)
    return code ? [{ country, code }] : []
  })
}
