import { statSync } from 'node:fs'

/**
 * The order of Jest's test files, so that no worker is left alone with a slow one at the end: tests of the
 * whole site first, then those with a database, then the others, large ones first. A fresh machine knows no
 * times.
 */
export default class SlowFirst {
  sort(tests) {
    const costs = new Map(tests.map(({ path }) => [path, [rankOf(path), statSync(path).size]]))
    return [...tests].sort((a, b) => {
      const [[rankA, sizeA], [rankB, sizeB]] = [costs.get(a.path), costs.get(b.path)]
      return rankB - rankA || sizeB - sizeA
    })
  }

  /** Each shard gets slow and quick files. */
  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_, index) => index % shardCount === shardIndex - 1)
  }

  allFailedTests(tests) {
    return tests
  }

  cacheResults() {}
}

function rankOf(path) {
  const [, folder] = /^\/(tests|sandbox)\//.exec(path.slice(process.cwd().length)) ?? []
  return ['sandbox', 'tests'].indexOf(folder ?? '') + 1
}
