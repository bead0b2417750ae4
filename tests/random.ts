import fc from 'fast-check'
import { isWide } from './cases'

/** Random tests take the same values in every run of `npm test`: a change alone can make them fail. */
const SEED = 20_261_128

fc.configureGlobal({ numRuns: runs(100), ...(isWide ? {} : { seed: SEED }) })

/**
 * fast-check for tests: `npm test` has a fixed seed, and a tenth of the runs; a wide run takes new values
 * each time. A failure prints its seed and its counterexample: add that one to the `examples` of the
 * property, so that every run tests it.
 */
export { fc }

/** The number of runs of a property: all of them in a wide run, else a tenth, and five at least. */
export function runs(all: number): number {
  return isWide ? all : Math.min(all, Math.max(5, Math.ceil(all / 10)))
}
