import { stripTags } from '../../../rules/content/plain-text'
import {
  densitySet,
  PICTURE_QUALITY,
  type PictureSize,
  pictureOf,
  type Rendition,
  renditionUrl,
  widthSet,
} from '../../../rules/content/renditions'

/** Photo categories in display order (D.2). */
export const PHOTO_CATEGORIES = [
  'EXTERIOR',
  'ROOMS',
  'DINING',
  'WELLNESS',
  'SPACES',
  'SURROUNDINGS',
] as const

export type PhotoCategory = (typeof PHOTO_CATEGORIES)[number]

/** A photo as the API and events deliver it. Each field may be missing. */
export interface PhotoRendition extends Rendition {
  width?: number | null
  height?: number | null
  altText?: string | null
  category?: string | null
  /** Focal point of an authored picture; stays in sight when the picture is cropped. */
  focalPoint?: readonly number[] | undefined
}

export interface Photo {
  /** Stable key: removing other photos does not change it. */
  id: string
  path: string
  isDynamic: boolean
  /** Aspect ratio, width divided by height. */
  ratio: number
  alt: string
  category: PhotoCategory | null
  focalPoint: readonly [number, number] | undefined
}

/** Attributes of an `<img>` and its sources. */
interface Picture extends PictureSize {
  src: string
  srcSet?: string
  sizes?: string
  alt: string
  sources?: { media: string; srcSet: string }[]
  focalPoint?: readonly [number, number] | undefined
}

/**
 * Sizes of a gallery picture, CSS px (E4-03): for windows below 768 px, below 1024 px, and wider.
 */
const GALLERY_SIZES = {
  mobile: { width: 358, height: 160 },
  tablet: { width: 451, height: 366 },
  desktop: { width: 562, height: 366 },
} as const

/**
 * Widths of a picture that fills the window. The list is short, so that servers can cache each
 * size.
 */
const WINDOW_WIDTHS = [640, 960, 1280, 1600, 1920, 2400]
const LARGEST_SIDE = 2400
const LINKED_WIDTH = 1600
const THUMB = { width: 112, height: 72 }
const USUAL_RATIO = 16 / 9

/**
 * Reads photos from an untrusted list; entries without a usable address are left out. `altOf` gives
 * the alternative text of a photo without a description, by its number from 1 (W11).
 */
export function photosOf(list: unknown, altOf: (n: number) => string): Photo[] {
  if (!Array.isArray(list)) return []
  const photos: Photo[] = []
  for (const [index, entry] of list.entries()) {
    const rendition = (entry ?? {}) as PhotoRendition
    const picture = pictureOf(textsOf(rendition))
    if (!picture) continue
    const { width, height, altText, category, focalPoint } = rendition
    const ratio = Number(width) / Number(height)
    const [x, y] = Array.isArray(focalPoint) ? focalPoint : []
    photos.push({
      ...picture,
      id: `${index} ${picture.path}`,
      ratio: ratio > 0 && Number.isFinite(ratio) ? ratio : USUAL_RATIO,
      alt: stripTags(asText(altText)) || altOf(photos.length + 1),
      category: PHOTO_CATEGORIES.find((known) => known === category) ?? null,
      focalPoint: typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined,
    })
  }
  return photos
}

/** The photo in the format of events. */
export function toRendition({ path, isDynamic, ratio, alt, category }: Photo): PhotoRendition {
  return {
    ...(isDynamic ? { renditionPath: path } : { damPath: path }),
    dynamic: isDynamic,
    width: Math.round(ratio * 1000),
    height: 1000,
    altText: alt,
    category,
  }
}

/** Categories that occur, in display order. */
export function categoriesOf(photos: readonly Photo[]): PhotoCategory[] {
  return PHOTO_CATEGORIES.filter((category) => photos.some((photo) => photo.category === category))
}

/** A gallery picture in exactly the sizes of E4-03, for one and two pixels per CSS pixel. */
export function galleryPicture(photo: Photo, quality = PICTURE_QUALITY): Picture {
  const { path, alt, focalPoint } = photo
  const { mobile, tablet, desktop } = GALLERY_SIZES
  if (!photo.isDynamic) return { src: path, ...desktop, alt, focalPoint }
  return {
    src: renditionUrl(path, mobile, quality),
    srcSet: densitySet(path, mobile, quality),
    ...mobile,
    alt,
    focalPoint,
    sources: [
      { media: '(min-width: 1024px)', srcSet: densitySet(path, desktop, quality) },
      { media: '(min-width: 768px)', srcSet: densitySet(path, tablet, quality) },
    ],
  }
}

/** The uncropped picture, as large as the window allows (W62). */
export function windowPicture(photo: Photo): Picture {
  const { path, alt, ratio } = photo
  const sizeOf = (width: number) => ({ width, height: Math.round(width / ratio) })
  if (!photo.isDynamic) return { src: path, ...sizeOf(1280), alt }
  const offered = WINDOW_WIDTHS.map(sizeOf).filter(({ height }) => height <= LARGEST_SIDE)
  const linked = linkedSize(photo)
  return {
    src: renditionUrl(path, linked),
    srcSet: widthSet(path, offered.length > 0 ? offered : [linked]),
    // The width of the window, or less if its height limits the picture.
    sizes: `min(100vw, ${Math.round(100 * ratio)}vh)`,
    ...linked,
    alt,
  }
}

/** The address of a large picture, for a link. */
export function largePictureUrl(photo: Photo): string {
  return photo.isDynamic ? renditionUrl(photo.path, linkedSize(photo)) : photo.path
}

/** The thumbnail of a large picture, with the same alternative text. */
export function thumbPicture({ path, isDynamic }: Photo): Picture {
  if (!isDynamic) return { src: path, ...THUMB, alt: '' }
  return { src: renditionUrl(path, THUMB), srcSet: densitySet(path, THUMB), ...THUMB, alt: '' }
}

function linkedSize({ ratio }: Photo): PictureSize {
  const width = Math.min(LINKED_WIDTH, Math.floor(LARGEST_SIDE * ratio))
  return { width: Math.max(1, width), height: Math.max(1, Math.round(width / ratio)) }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Drops addresses that are not strings. */
function textsOf({ renditionPath, damPath, dynamic }: PhotoRendition): Rendition {
  return {
    renditionPath: asText(renditionPath),
    damPath: asText(damPath) || null,
    dynamic: dynamic === true,
  }
}
