import {
  isDynamicMedia,
  isPictureAddress,
  type PictureSize,
  renditionUrl,
  widthSet,
} from '../../rules/content/renditions'
import type { PictureImage } from '../../ui/media/picture.view'

const WIDTHS: readonly PictureSize[] = [400, 600, 800, 1200].map((width) => ({
  width,
  height: (width * 2) / 3,
}))
const FIRST = { width: 400, height: 267 }

/** The picture of an offer, three to two; null without a usable address. */
export function offerPicture(
  image: { src: string; alt: string; focalPoint?: number[] | undefined } | undefined,
  dynamicMedia: readonly string[],
): PictureImage | null {
  if (!image || !isPictureAddress(image.src)) return null
  const { src, alt } = image
  const [x, y] = image.focalPoint ?? []
  const focalPoint = x === undefined || y === undefined ? undefined : ([x, y] as const)
  if (!isDynamicMedia(src, dynamicMedia)) return { src, ...FIRST, alt, focalPoint }
  return {
    src: renditionUrl(src, FIRST),
    ...FIRST,
    srcSet: widthSet(
      src,
      WIDTHS.map(({ width, height }) => ({ width, height: Math.round(height) })),
    ),
    sizes: '(min-width: 1264px) 384px, (min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw',
    alt,
    focalPoint,
  }
}
