/** Letters of another width or shape for the same letter: `Ａ`, `ﾀﾞ`, the ligature `ﬁ`, Arabic letters of a PDF. */
const SHAPED = /[\uFB00-\uFB06\uFE70-\uFEFC\uFF01-\uFFEE]+/g
/** Format characters and others that show nothing, but for the two joiners. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
const JOINER = /[\u200C\u200D]+/g
/** The signs after which an Indian script joins letters or keeps them apart. */
const VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]/
const ARABIC = /\p{Script_Extensions=Arabic}/u

const APOSTROPHES =
  /[\u2018\u2019\u201B\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u00B4`\u2032\u05F3\u055A\uA78C]/g
const HYPHENS = /[\u2010-\u2015\u2212\u2043\u058A\u05BE\uFE58\uFE63]/g

/** A text, composed (NFC), without characters that show nothing: spaces of no width, marks of direction, BOM, soft hyphens. */
export function visibleText(text: string): string {
  const joined = text.replace(INVISIBLE, '').normalize('NFC')
  // A joiner is part of the spelling between letters of Persian, and beside a virama.
  return joined.replace(JOINER, (run, at: number) => {
    const [before = '', after = ''] = [joined[at - 1], joined[at + run.length]]
    const isSpelt =
      VIRAMA.test(before) || VIRAMA.test(after) || (ARABIC.test(before) && ARABIC.test(after))
    return isSpelt ? run.charAt(0) : ''
  })
}

/**
 * The one form of a text of people, for names and addresses: NFC, without invisible characters, with the
 * apostrophe and the hyphen of a keyboard, and one space between words.
 */
export function plainText(text: string): string {
  const shaped = text.replace(SHAPED, (run) => run.normalize('NFKC'))
  return folded(visibleText(shaped).normalize('NFC'))
}

/**
 * The one form of a number, a code or an address of the Internet: NFKC, without invisible characters and
 * joiners, with the digits of Western keyboards.
 */
export function plainCode(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '').replace(JOINER, '')
  return folded(westernDigits(visible.normalize('NFKC')))
}

function folded(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(HYPHENS, '-').replace(/\s+/g, ' ').trim()
}

/** The decimal digits of scripts from Arabic to Khmer as 0 to 9; those of India begin at 6 of a row of 16. */
function westernDigits(text: string): string {
  return text.replace(/(?=[\u0660-\u17E9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    return `${(code & 15) - (code > 0x965 && code < 0xdf0 ? 6 : 0)}`
  })
}
