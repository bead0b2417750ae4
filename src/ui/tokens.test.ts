import { readFileSync } from 'node:fs'
import { scrimUnderText } from './tokens'

const PERCENTS = Array.from({ length: 81 }, (_, percent) => percent)
const WHITE = [255, 255, 255]

/** Colours of the site's own stylesheet and of each theme that changes them. */
const own = coloursOf('src/ui/page.styles.ts')
const themes = {
  own,
  'bright-city': { ...own, ...coloursOf('themes/bright-city.css') },
  'quiet-luxury': { ...own, ...coloursOf('themes/quiet-luxury.css') },
}

describe.each(Object.entries(themes))('text on a white picture, theme %s', (_name, colours) => {
  it('has 4.5:1 under an overlay of any darkness', () => {
    const tooPale = PERCENTS.filter((overlay) => {
      const dimmed = over(WHITE, colours.scrim, overlay)
      const ground = over(dimmed, colours.scrim, scrimUnderText(overlay))
      return contrast(colours['on-scrim'], ground) < 4.5
    })
    expect(tooPale).toEqual([])
  })
})

it('needs no scrim under a dark overlay', () => {
  expect(scrimUnderText(70)).toBe(0)
  expect(scrimUnderText(0)).toBe(64)
})

function coloursOf(file: string): Record<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/--foyer-color-((?:on-)?scrim): (#[\da-f]+);/g)
  // The first is the theme's; the one for more contrast is darker still.
  const pairs = [...found].map(([, name, value]) => [name, value] as [string, string])
  return Object.fromEntries(pairs.filter(([, value]) => value !== '#000'))
}

function over(ground: number[], colour: string | undefined, percent: number): number[] {
  const share = percent / 100
  return rgb(colour).map((value, at) => (ground[at] ?? 0) * (1 - share) + value * share)
}

function contrast(colour: string | undefined, ground: number[]): number {
  const [light = 0, dark = 0] = [luminance(rgb(colour)), luminance(ground)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function rgb(colour: string | undefined): number[] {
  const hex = (colour ?? '').slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3')
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** WCAG 2.2. */
function luminance(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
