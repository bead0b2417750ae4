import { pictureOf, renditionUrl, widthSet } from '../../rules/content/renditions'
import type { OfferedRoom } from './product.model'

/** Widths by window: the whole of it, then a column beside the facts of the room. */
const SIZES = '(min-width: 992px) 352px, 100vw'
const SHOWN = { width: 640, height: 400 }
const WIDTHS = [352, 480, 704, 960, 1280].map((width) => ({ width, height: (width * 10) / 16 }))

/** The first picture of a room type; null without one. */
export function firstPicture({ images: [first] }: Pick<OfferedRoom, 'images'>) {
  const known = first && pictureOf(first)
  return known ? { ...known, alt: first.altText ?? '' } : null
}

/** The first picture of a room type, beside what is said of a chosen room; null without one. */
export function roomPicture(room: Pick<OfferedRoom, 'images'>) {
  const first = firstPicture(room)
  if (!first) return null
  const { path, isDynamic, alt } = first
  return isDynamic
    ? {
        src: renditionUrl(path, SHOWN),
        srcSet: widthSet(path, WIDTHS),
        sizes: SIZES,
        ...SHOWN,
        alt,
      }
    : { src: path, ...SHOWN, alt }
}
