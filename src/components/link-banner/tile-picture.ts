import {
  isDynamicMedia,
  isPictureAddress,
  type PictureSize,
  renditionUrl,
  widthSet,
} from '../../rules/content/renditions'
import type { PictureImage } from '../../ui/media/picture.view'

export type Columns = 1 | 2 | 4

const inShape = (ratio: number, widths: number[]): PictureSize[] =>
  widths.map((width) => ({ width, height: Math.round(width / ratio) }))

const LANDSCAPE = inShape(3 / 2, [400, 600, 800, 1200, 1600])
const FIRST = LANDSCAPE[1] as PictureSize

const PORTRAIT = inShape(3 / 4, [300, 450, 600, 900])

/** The size of a tile from L, as in `link-banner.styles.ts`; two columns do not change. */
const FROM_L = {
  1: { sizes: 'min(100vw, 1200px)', pictures: inShape(12 / 5, [1000, 1200, 1600, 2400]) },
  4: { sizes: '(min-width: 1264px) 282px, 25vw', pictures: PORTRAIT },
}

interface TilePictureOptions {
  columns: Columns
  /** The number of tiles; a single tile fills the row on a tablet as well. */
  count: number
  /** Prefixes of the addresses that accept a size. */
  dynamicMedia: readonly string[]
}

/** A tile's picture in its aspect ratios and widths; null without a picture's address. */
export function tilePicture(
  image: { src: string; alt: string; focalPoint?: number[] | undefined } | undefined,
  { columns, count, dynamicMedia }: TilePictureOptions,
): PictureImage | null {
  if (!image || !isPictureAddress(image.src)) return null
  const { src, alt } = image
  const [x, y] = image.focalPoint ?? []
  const focalPoint = x === undefined || y === undefined ? undefined : ([x, y] as const)
  if (!isDynamicMedia(src, dynamicMedia)) return { src, ...FIRST, alt, focalPoint }
  const wide = columns === 2 ? null : FROM_L[columns]
  return {
    src: renditionUrl(src, FIRST),
    ...FIRST,
    srcSet: widthSet(src, LANDSCAPE),
    sizes: count === 1 ? '100vw' : '(min-width: 1264px) 588px, (min-width: 768px) 50vw, 100vw',
    sources: wide
      ? [{ media: '(min-width: 992px)', srcSet: widthSet(src, wide.pictures), sizes: wide.sizes }]
      : [],
    alt,
    focalPoint,
  }
}
