import sharp from 'sharp'

/** A file that cannot be a picture of the site; the message is for the author. */
export class BadPicture extends Error {
  override name = 'BadPicture'
}

/** Bytes of an uploaded file; the shell checks it before it sends. */
export const LARGEST_FILE = 5 * 1024 * 1024
/** Longest side of a stored picture: no widget asks for more. */
const LONGEST_SIDE = 2400
/** A small file can hold a huge picture; decoding it would take the server's memory. */
const MOST_PIXELS = 50_000_000

export interface CleanPicture {
  bytes: Buffer
  width: number
  height: number
}

/**
 * The picture drawn anew as WebP: upright, at most 2400 pixels wide or high, without place, camera
 * and other metadata, and without anything that another format could hide behind it.
 */
export async function cleanPicture(file: Buffer): Promise<CleanPicture> {
  if (file.length > LARGEST_FILE)
    throw new BadPicture('The picture is larger than 5 MB. Make it smaller, then try again.')
  if (!isKnownFormat(file))
    throw new BadPicture('This is no JPEG, PNG or WebP picture. Choose another file.')
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new BadPicture('The picture is damaged or too large. Save it anew, then try again.')
  }
}

/** By the first bytes: sharp would read SVG and PDF too. */
function isKnownFormat(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString('latin1')
  return (
    start.startsWith('\xFF\xD8\xFF') ||
    start.startsWith('\x89PNG\r\n') ||
    /^RIFF.{4}WEBP/s.test(start)
  )
}
