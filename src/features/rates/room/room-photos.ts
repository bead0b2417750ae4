import { renditionUrl, widthSet } from '../../../rules/content/renditions'
import type { PictureImage } from '../../../ui/media/picture.view'
import type { Photo } from '../../property/photos/photos.rules'

/** A picture is as wide as the dialog, and never higher than it is wide (W55). */
const SHOWN = { width: 744, height: 465 }
/** Multiples of 8, so that the heights are whole. */
const WIDTHS = [376, 560, 744, 1120, 1488].map((width) => ({ width, height: (width * 10) / 16 }))

export interface RoomPhoto {
  id: string
  image: PictureImage
}

/** A photo of a room as its details show it. */
export function roomPhoto({ id, path, isDynamic, alt }: Photo): RoomPhoto {
  if (!isDynamic) return { id, image: { src: path, ...SHOWN, alt } }
  const sizes = '(min-width: 776px) 744px, 100vw'
  return {
    id,
    image: {
      src: renditionUrl(path, SHOWN),
      srcSet: widthSet(path, WIDTHS),
      sizes,
      ...SHOWN,
      alt,
    },
  }
}
