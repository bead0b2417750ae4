import { stripTags } from '../../rules/content/plain-text'
import {
  densitySet,
  PICTURE_QUALITY,
  type PictureSize,
  pictureOf,
  type Rendition,
  renditionUrl,
  widthSet,
} from '../../rules/content/renditions'

/** What a photo may show, in the order in which the kinds are offered (D.2). */
export const PHOTO_CATEGORIES = [
  'EXTERIOR',
  'ROOMS',
  'DINING',
  'WELLNESS',
  'SPACES',
  'SURROUNDINGS',
] as const

export type PhotoCategory = (typeof PHOTO_CATEGORIES)[number]

/** A photo as the API has it and as events carry it; each part may be missing. */
export interface PhotoRendition extends Rendition {
  width?: number | null
  height?: number | null
  altText?: string | null
  category?: string | null
  /** Of an author's picture: what stays in sight when it is cut. */
  focalPoint?: readonly number[] | undefined
}

export interface Photo {
  /** Stays the same when others leave the set. */
  id: string
  path: string
  isDynamic: boolean
  /** Width by height. */
  ratio: number
  alt: string
  category: PhotoCategory | null
  focalPoint: readonly [number, number] | undefined
}

/** What an `<img>` and its sources need to know of a picture. */
interface Picture extends PictureSize {
  src: string
  srcSet?: string
  sizes?: string
  alt: string
  sources?: { media: string; srcSet: string }[]
  focalPoint?: readonly [number, number] | undefined
}

/** Sizes of a gallery's picture, CSS px (E4-03): below 768 px of window, below 1024 px, from there. */
const GALLERY_SIZES = {
  mobile: { width: 358, height: 160 },
  tablet: { width: 451, height: 366 },
  desktop: { width: 562, height: 366 },
} as const

/** Widths of a picture that fills the window; a server draws and keeps these few. */
const WINDOW_WIDTHS = [640, 960, 1280, 1600, 1920, 2400]
const LARGEST_SIDE = 2400
const LINKED_WIDTH = 1600
const THUMB = { width: 112, height: 72 }
const USUAL_RATIO = 16 / 9

/**
 * The photos of a list that is worth as little trust as its sender: what has no usable address is
 * left out. `altOf` names a photo of which nobody says what it shows, by its number from 1 (W11).
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

/** The photo as events carry it. */
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

/** The kinds that occur, in their order. */
export function categoriesOf(photos: readonly Photo[]): PhotoCategory[] {
  return PHOTO_CATEGORIES.filter((category) => photos.some((photo) => photo.category === category))
}

/** A picture of a gallery at exactly the sizes of E4-03, for one and two pixels per CSS pixel. */
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

/** The whole picture, as large as the window lets it be (W62). */
export function windowPicture(photo: Photo): Picture {
  const { path, alt, ratio } = photo
  const sizeOf = (width: number) => ({ width, height: Math.round(width / ratio) })
  if (!photo.isDynamic) return { src: path, ...sizeOf(1280), alt }
  const offered = WINDOW_WIDTHS.map(sizeOf).filter(({ height }) => height <= LARGEST_SIDE)
  const linked = linkedSize(photo)
  return {
    src: renditionUrl(path, linked),
    srcSet: widthSet(path, offered.length > 0 ? offered : [linked]),
    // As wide as the window, or as its height allows.
    sizes: `min(100vw, ${Math.round(100 * ratio)}vh)`,
    ...linked,
    alt,
  }
}

/** The address of a large picture, for a link. */
export function largePictureUrl(photo: Photo): string {
  return photo.isDynamic ? renditionUrl(photo.path, linkedSize(photo)) : photo.path
}

/** The small picture that stands for a large one; its words are the large one's. */
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

/** An address that is no text is none. */
function textsOf({ renditionPath, damPath, dynamic }: PhotoRendition): Rendition {
  return {
    renditionPath: asText(renditionPath),
    damPath: asText(damPath) || null,
    dynamic: dynamic === true,
  }
}
