/** Packs the package, once for all tests of a run, to the path in `PACKAGE_TARBALL`. Needs a build. */
import { packTo } from './install.mjs'

if (!process.env.PACKAGE_TARBALL) throw new Error('PACKAGE_TARBALL is the path to pack to.')
packTo(process.env.PACKAGE_TARBALL)
