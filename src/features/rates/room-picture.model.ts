import { pictureOf, renditionUrl, widthSet } from '../../rules/content/renditions'
import type { OfferedRoom } from './product.model'

/** Widths by window: the whole of it, then a column beside the facts of the room. */
const SIZES = '(min-width: 992px) 352px, 100vw'
const SHOWN = { width: 640, height: 400 }
const WIDTHS = [352, 480, 704, 960, 1280].map((width) => ({ width, height: (width * 10) / 16 }))

/** The first picture of a room type, beside what is said of a chosen room; null without one. */
export function roomPicture({ images }: Pick<OfferedRoom, 'images'>) {
  const [first] = images
  const known = first && pictureOf(first)
  if (!known) return null
  const { path, isDynamic } = known
  const alt = first.altText ?? ''
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
