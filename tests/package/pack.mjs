/** Packs the package once for all tests of a run, to the path in `PACKAGE_TARBALL`. Needs a build. */
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packInto } from './install.mjs'

const target = process.env.PACKAGE_TARBALL
if (!target) throw new Error('PACKAGE_TARBALL is the path to pack to.')
const folder = mkdtempSync(join(dirname(target), 'pack-'))
renameSync(packInto(folder), target)
rmSync(folder, { recursive: true })
