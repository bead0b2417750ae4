import {
  isPictureAddress,
  type PictureSize,
  renditionUrl,
  widthSet,
} from '../../rules/content/renditions'
import type { PictureImage } from '../../ui/media/picture.view'

/** 4:5, as wide as the window (W08). */
const TALL = [400, 600, 800, 1200].map((width) => ({ width, height: (width * 5) / 4 }))
/** 2:1, of which a wide window shows the middle. */
const WIDE = [800, 1200, 1600, 2000, 2400].map((width) => ({ width, height: width / 2 }))

/**
 * The picture fills the window and is the largest contentful paint: 28 KB on a phone. The quality of a
 * gallery (E4-03) would need 48 KB, without a visible difference at two device pixels per CSS pixel.
 */
const QUALITY = 75

/** From the breakpoint M the text is on the picture (B.0). */
const FROM_M = '(min-width: 768px)'

/** Only in a wide window is the box at least twice as wide as high; a narrow one crops the sides. */
const WIDE_SIZES = { s: 'max(100vw, 720px)', m: 'max(100vw, 960px)', l: 'max(100vw, 1200px)' }

interface HeroPictureOptions {
  alt: string
  focalPoint?: readonly number[] | undefined
  height: 's' | 'm' | 'l'
}

/**
 * The picture in the banner's two aspect ratios, in every width; a picture without sizes has one
 * address. Null for an address that is neither a path nor http(s).
 */
export function heroPicture(
  { path, isDynamic }: { path: string; isDynamic: boolean },
  { alt, focalPoint, height }: HeroPictureOptions,
): PictureImage | null {
  if (!isPictureAddress(path)) return null
  const [x, y] = focalPoint ?? []
  const shared = {
    alt,
    focalPoint: x === undefined || y === undefined ? undefined : ([x, y] as const),
  }
  if (!isDynamic) return { src: path, width: 1600, height: 800, ...shared }
  const first = TALL[1] as PictureSize
  return {
    src: renditionUrl(path, first, QUALITY),
    ...first,
    srcSet: widthSet(path, TALL, QUALITY),
    sizes: '100vw',
    sources: [{ media: FROM_M, srcSet: widthSet(path, WIDE, QUALITY), sizes: WIDE_SIZES[height] }],
    ...shared,
  }
}
