import { plainCode } from './plain-text'

/** How a country writes its postal codes: `9` a digit, `A` a letter, `*` either; the rest stands between them. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  BR: ['99999-999'],
  CA: ['A9A 9A9'],
  CZ: ['999 99'],
  GB: ['A9 9AA', 'A99 9AA', 'AA9 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA'],
  GR: ['999 99'],
  IE: ['A** ****'],
  JP: ['999-9999'],
  MT: ['AAA 9999'],
  NL: ['9999 AA'],
  PL: ['99-999'],
  PT: ['9999-999'],
  SK: ['999 99'],
  US: ['99999', '99999-9999'],
}

/** Signs of a country before its code, as mail of the continent has them: `D-80331`, `FI-00100`. */
const SIGN = /^([A-Z]{1,3})[- ]?(?=\d)/
const SIGNS: Readonly<Record<string, string>> = {
  ...{ AT: 'A', BE: 'B', DE: 'D', ES: 'E', FR: 'F', HU: 'H', IT: 'I', LU: 'L', NO: 'N', PT: 'P' },
  ...{ FI: 'FIN', SE: 'S', SI: 'SLO' },
}

/** Countries that write letters before the digits of a code of their own. */
const OWN_LETTERS = /^(?:AD|BB|BM|GB|IE|KY|MT|VG)$/

/**
 * The one form of a postal code: in capitals, with western digits, and parted as its country parts it.
 * Elsewhere, and in countries whose codes are digits only, it has no spaces between digits. `country`:
 * ISO 3166 alpha-2, or ''. A code that does not fit its country stays as it is, for the rules to refuse.
 */
export function plainPostalCode(text: string, country: string): string {
  const code = plainCode(text)
    .replace(/^(?:〒 ?)+/, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
  const bare = OWN_LETTERS.test(country) ? code : withoutSign(code, country)
  const signs = bare.replace(/[ -]/g, '')
  for (const form of FORMS[country] ?? []) {
    const written = fitted(signs, form)
    if (written) return written
  }
  return /^[\d ]+$/.test(bare) ? signs : bare
}

function withoutSign(code: string, country: string): string {
  const [sign = '', letters = ''] = SIGN.exec(code) ?? []
  return letters && (letters === country || letters === SIGNS[country])
    ? code.slice(sign.length)
    : code
}

/** The signs in a form; null where they do not fit it. */
function fitted(signs: string, form: string): string | null {
  let at = 0
  let written = ''
  for (const place of form) {
    if (!KINDS[place]) written += place
    else if (KINDS[place].test(signs.charAt(at))) written += signs.charAt(at++)
    else return null
  }
  return at === signs.length ? written : null
}

const KINDS: Readonly<Record<string, RegExp>> = { '9': /\d/, A: /[A-Z]/, '*': /[A-Z\d]/ }
