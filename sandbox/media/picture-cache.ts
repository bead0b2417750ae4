import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export interface Rendering {
  format: 'webp' | 'jpg'
  quality: number
}

/** The maximum number of parallel renderings; more would not be faster. */
const AT_ONCE = 2

/** Several sizes of each picture of the site; addresses with other sizes must not fill the disk. */
const MOST_FILES = 20_000

/**
 * Renders drawings to pictures and stores them in a folder, named by the hash of the drawing. With more
 * than `mostFiles` a further picture is rendered for each request.
 */
export function openPictureCache(folder: string, mostFiles = MOST_FILES) {
  let files: Promise<number> | undefined
  const underway = new Map<string, Promise<Buffer>>()
  const turn = queue(AT_ONCE)

  const render = async (svg: string, { format, quality }: Rendering, file: string) => {
    const kept = await read(file)
    if (kept) return kept
    return turn(async () => {
      const image = sharp(Buffer.from(svg)).flatten({ background: '#101018' })
      const bytes = await (format === 'webp'
        ? image.webp({ quality })
        : image.jpeg({ quality, mozjpeg: true })
      ).toBuffer()
      files ??= readdir(folder).then(
        ({ length }) => length,
        () => 0,
      )
      const before = await files
      if (before < mostFiles) {
        files = Promise.resolve(before + 1)
        await keep(file, bytes)
      }
      return bytes
    })
  }

  return {
    /** Two requests for the same picture share one render. */
    picture(svg: string, rendering: Rendering): Promise<Buffer> {
      const name = createHash('sha256')
        .update(`${sharp.versions.sharp} ${rendering.quality} ${svg}`)
        .digest('hex')
        .slice(0, 32)
      const file = join(folder, `${name}.${rendering.format}`)
      const running = underway.get(file)
      if (running) return running
      const started = render(svg, rendering, file).finally(() => underway.delete(file))
      underway.set(file, started)
      return started
    },
  }
}

async function read(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Atomic: another process may read the same folder. */
async function keep(file: string, bytes: Buffer) {
  await mkdir(join(file, '..'), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
}

/** Runs at most `most` tasks at once, the others in the order they came. */
export function queue(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
