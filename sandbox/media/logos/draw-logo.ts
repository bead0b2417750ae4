import { drawWord } from './letters'
import { type Brandmark, brandMarks, chainMark } from './marks'

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

export const drawFavicon = () => signOnly(chainMark)
