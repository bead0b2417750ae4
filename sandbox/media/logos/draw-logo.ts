import { drawWord } from './letters'
import { type Brandmark, brandMarks, cardMarks, chainMark } from './marks'

const svg = (
  { name, night }: Pick<Brandmark, 'name' | 'night'>,
  width: number,
  height: number,
  body: string,
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${height}" viewBox="0 0 ${Math.ceil(width)} ${height}" role="img" aria-label="${name}"><title>${name}</title>${nightStyles(night)}${body}</svg>`

/** An SVG image inherits the `color-scheme` of its element, so it adapts to a dark background. */
function nightStyles(night: Brandmark['night']): string {
  const rules = Object.entries(night).map(
    ([day, colour]) => `[fill="${day}"]{fill:${colour}}[stroke="${day}"]{stroke:${colour}}`,
  )
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`
}

const signOnly = (mark: Brandmark) => svg(mark, 64, 64, mark.sign)

function signAndWord(mark: Brandmark): string {
  const word = drawWord(mark.word, {
    x: 84,
    y: 20,
    size: 24,
    line: mark.line,
    spacing: mark.spacing,
    colour: mark.colour,
  })
  return svg(mark, 84 + word.width + 6, 64, mark.sign + word.markup)
}

/**
 * `s` is the sign alone, 64 × 64; `l` the sign with its word, 64 high. Null for an unknown brand.
 */
export function drawBrandLogo(brandId: string, size: 's' | 'l'): string | null {
  const mark = Object.hasOwn(brandMarks, brandId) ? brandMarks[brandId] : undefined
  if (!mark) return null
  return size === 's' ? signOnly(mark) : signAndWord(mark)
}

/** The chain's logo: leaf, name, and "Hotels" small beneath it. */
export function drawChainLogo(): string {
  const { colour, sign } = chainMark
  const above = drawWord('ALDERWAY', { x: 84, y: 10, size: 26, line: 2.6, spacing: 0.34, colour })
  const hotels = { y: 47, size: 10, line: 1.2, spacing: 1.1, colour }
  const { width } = drawWord('HOTELS', { x: 0, ...hotels })
  const below = drawWord('HOTELS', { x: 84 + (above.width - width) / 2, ...hotels })
  return svg(chainMark, 84 + above.width + 6, 64, sign + above.markup + below.markup)
}

/** The name of who issues a card beside a drawn card, 64 high; null for an unknown programme. */
export function drawCardLogo(program: string): string | null {
  const mark = Object.hasOwn(cardMarks, program) ? cardMarks[program] : undefined
  if (!mark) return null
  const { lines, colour } = mark
  const card = `<rect x="2" y="13" width="58" height="38" rx="6" fill="none" stroke="${colour}" stroke-width="3"/><path d="M2 26H60M10 41H26" stroke="${colour}" stroke-width="5"/>`
  const words = lines.map((line, index) =>
    drawWord(line, {
      x: 76,
      y: lines.length === 1 ? 22 : 12 + 24 * index,
      size: lines.length === 1 ? 20 : 16,
      line: 2.4,
      spacing: 0.2,
      colour,
    }),
  )
  const width = 76 + Math.max(...words.map((word) => word.width)) + 4
  return svg(mark, width, 64, card + words.map(({ markup }) => markup).join(''))
}

export const drawFavicon = () => signOnly(chainMark)
