import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Manifest } from '../server/manifest'

/** The folder of the built files that visitors load, inside of the installed package. */
export const assetsFolder: string = fileURLToPath(new URL('../assets/', import.meta.url))

/** Reads the manifest of a folder of built files: ours, or what `foyer build` has written. */
export function readManifest(folder: string = assetsFolder): Manifest {
  return JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
}
