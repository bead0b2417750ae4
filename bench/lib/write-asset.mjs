import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a script without bundling beside the bundled ones; resolves with its URL. */
export async function writeAsset(folder, file, text) {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'assets', file), text)
  return `/assets/${file}`
}
