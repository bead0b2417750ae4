import type { FrameStyles } from '../../features/payment/payment-messages.rules'

/** Red, green and blue, 0 to 255. */
type Pixel = readonly [number, number, number]

/** WCAG 2.2 AA. On every ground, black or white has at least 4.58. */
const TEXT = 4.5
const GRAPHIC = 3
const BLACK: Pixel = [0, 0, 0]
const WHITE: Pixel = [255, 255, 255]

/**
 * The look of the page where the frame stands, as values that another document understands. Every
 * colour is opaque and readable on the background that is sent with it. Without a canvas the frame
 * keeps its own colours.
 */
export function frameStyles(frame: HTMLElement): FrameStyles {
  const probe = document.createElement('span')
  probe.hidden = true
  frame.parentElement?.append(probe)
  const computed = getComputedStyle(probe)
  const { fontSize } = computed
  const radius = computed.getPropertyValue('--foyer-radius-m').trim() || '8px'
  const colorOf = (name: string) => {
    probe.style.color = `var(--foyer-color-${name})`
    return computed.color
  }
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colors = pen && readableColors(pen, colorOf)
  probe.remove()
  return { ...colors, fontSize, radius }
}

function readableColors(pen: CanvasRenderingContext2D, colorOf: (name: string) => string) {
  /** A translucent colour mixes with the ground. */
  const paint = (name: string, ground: Pixel): Pixel => {
    for (const fill of [css(ground), colorOf(name)]) {
      pen.fillStyle = fill
      pen.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const ground = paint('surface', WHITE)
  const atLeast = (least: number, name: string, otherwise: Pixel) => {
    const painted = paint(name, ground)
    return contrast(painted, ground) >= least ? painted : otherwise
  }
  const safe = contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK
  const text = atLeast(TEXT, 'text', safe)
  return {
    colorText: css(text),
    colorBackground: css(ground),
    colorMuted: css(atLeast(TEXT, 'text-muted', text)),
    colorError: css(atLeast(TEXT, 'danger', text)),
    colorBorder: css(atLeast(GRAPHIC, 'border-strong', text)),
    colorAccent: css(atLeast(GRAPHIC, 'accent', text)),
  }
}

const css = (pixel: Pixel) => `rgb(${pixel.join(' ')})`

function contrast(one: Pixel, other: Pixel): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(pixel: Pixel): number {
  const [red, green, blue] = pixel.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
