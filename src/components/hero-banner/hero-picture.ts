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
 * It is what a visitor waits for, and fills the window: 28 KB on a phone, 48 at the quality of a gallery
 * (E4-03), of which two dots to a pixel show nothing.
 */
const QUALITY = 75

/** From M on the text stands on the picture (B.0). */
const FROM_M = '(min-width: 768px)'

/** The box is at least twice as wide as high only in a wide window: a narrow one cuts the sides. */
const WIDE_SIZES = { s: 'max(100vw, 720px)', m: 'max(100vw, 960px)', l: 'max(100vw, 1200px)' }

interface HeroPictureOptions {
  alt: string
  focalPoint?: readonly number[] | undefined
  height: 's' | 'm' | 'l'
}

/**
 * The picture in the two shapes that the banner has, in every width; one that takes no size is the
 * same everywhere. Null for an address of another kind than a path or http(s).
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
