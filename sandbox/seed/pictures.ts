import type { Picture } from '../cms/blocks/html'
import { pictureSizes, pictureUrl } from '../media/picture-url'
import type { Locale, SeedHotel } from './seed-types'

const SHOWN = { width: 1200, height: 675 }

/** A hotel's picture, 16:9, in every size that the sandbox draws. */
export function pictureOf(hotel: SeedHotel, index: number, locale: Locale): Picture {
  return {
    src: pictureUrl(hotel, index, SHOWN.width, SHOWN.height),
    srcset: pictureSizes.map(({ width, height }) => ({
      src: pictureUrl(hotel, index, width, height),
      width,
    })),
    ...SHOWN,
    alt: hotel.pictures[index]?.alt[locale] ?? '',
  }
}
