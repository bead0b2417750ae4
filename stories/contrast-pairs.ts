import { color, tint } from '../src/ui/tokens'

/** A foreground and a background that the site uses together. */
export interface ContrastPair {
  foreground: string
  background: string
  /** The minimum ratio of WCAG 2.2 AA: 4.5 for text, 3 for large text and for graphics. */
  least: number
  /** Where the pair is used. */
  use: string
}

const TEXT = 4.5
const GRAPHIC = 3

/** The colours of a picture are unknown: white under the scrim has the lowest contrast. */
const scrimOnWhite = `color-mix(in srgb, ${color.scrim} var(--foyer-scrim-least), white)`

/** The backgrounds of running text. */
const grounds = [
  ['the page', color.surface],
  ['a raised ground', color.raised],
] as const

/** Every pair that has to be readable in each theme, as expressions over the tokens. */
export const contrastPairs: ContrastPair[] = [
  ...grounds.flatMap(([ground, background]) => [
    pair('Text', color.text, ground, background),
    pair('Secondary text', color.muted, ground, background),
    pair('A link', color.accent, ground, background),
    pair('A link under the pointer', color.accentStrong, ground, background),
    pair('A piece of information', color.info, ground, background),
    pair('A success', color.success, ground, background),
    pair('A warning', color.warning, ground, background),
    pair('An error', color.danger, ground, background),
    pair('The edge of a control', color.borderStrong, ground, background, GRAPHIC),
    pair('The ring of the focus', color.focus, ground, background, GRAPHIC),
    pair('A star', color.star, ground, background, GRAPHIC),
  ]),
  ...(['accent', 'info', 'success', 'warning', 'danger'] as const).flatMap((name) => [
    pair(`A message’s title (${name})`, color[name], 'its own tint', tint(color[name])),
    pair(`A message’s text (${name})`, color.text, 'its tint', tint(color[name])),
  ]),
  pair('Text', color.onInverse, 'the inverse ground', color.inverse),
  pair('Secondary text', color.onInverseMuted, 'the inverse ground', color.inverse),
  pair('Text', color.onBrand, 'the brand’s colour', color.brand),
  pair('The text of a button', color.onAccent, 'the accent', color.accent),
  pair('The text of a button', color.onAccent, 'the accent under the pointer', color.accentStrong),
  pair('Text on a picture', color.onScrim, 'the scrim over white', scrimOnWhite),
]

function pair(
  what: string,
  foreground: string,
  where: string,
  background: string,
  least = TEXT,
): ContrastPair {
  return { foreground, background, least, use: `${what} on ${where}` }
}
