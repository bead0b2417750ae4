/** Paths of the project, this folder, its packages and its build output. */
import { fileURLToPath } from 'node:url'

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
export const benchFolder = fileURLToPath(new URL('..', import.meta.url))
export const peersFolder = fileURLToPath(new URL('../node_modules', import.meta.url))
export const builtFolder = fileURLToPath(new URL('../../dist/bench', import.meta.url))
export const cardFile = fileURLToPath(new URL('../page/card.tsx', import.meta.url))
