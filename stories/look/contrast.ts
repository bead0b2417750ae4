import { type ContrastPair, contrastPairs } from '../contrast-pairs'
import { applyTheme, type Brand, type Scheme } from '../theme'

export interface Measured extends ContrastPair {
  ratio: number
}

/** Measures the pairs in a theme and scheme, and restores the page's own theme afterwards. */
export function measureIn(scheme: Scheme, brand: Brand): Measured[] {
  const { body, documentElement } = document
  const before = { theme: body.dataset.theme, contrast: documentElement.dataset.contrast }
  const adopted = [...document.adoptedStyleSheets]
  delete documentElement.dataset.contrast
  applyTheme(scheme, brand)
  const measured = contrastPairs.map((pair) => ({ ...pair, ratio: ratioOf(pair) }))
  document.adoptedStyleSheets = adopted
  restore(body, 'theme', before.theme)
  restore(documentElement, 'contrast', before.contrast)
  return measured
}

function restore(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete element.dataset[name]
  else element.dataset[name] = value
}

function ratioOf({ foreground, background }: ContrastPair): number {
  const [light, dark] = [luminance(foreground), luminance(background)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Relative luminance of WCAG 2.2. */
function luminance(expression: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(expression).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The RGB values of a colour: painting it on a canvas converts every colour space. */
function rgbOf(expression: string): number[] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = expression
  const { color } = getComputedStyle(probe)
  probe.remove()
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser paints no canvas: contrast cannot be measured.')
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}
