import type { Picture } from '../cms/blocks/html'
import { dynamicPictureUrl, pictureSizes, pictureUrl } from '../media/picture-url'
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

/** A hotel's picture as an author of a widget chooses it: one address that takes any size. */
export function authoredImage(hotel: SeedHotel, index: number, locale: Locale) {
  return { src: dynamicPictureUrl(hotel, index), alt: hotel.pictures[index]?.alt[locale] ?? '' }
}
