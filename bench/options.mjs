/** The options of `npm run bench --`. */
import { parseArgs } from 'node:util'

const ALL_COUNTS = '1,10,100,1000'

/**
 * `counts`: how many placeholders; `only`: beginnings of contenders' names; `skip`: measurements that
 * are left out; `seconds`: of each server in a round. `isPartial`: not for the report in docs/.
 */
export function readOptions(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      n: { type: 'string', default: ALL_COUNTS },
      only: { type: 'string', default: '' },
      skip: { type: 'string', default: '' },
      rounds: { type: 'string', default: '9' },
      seconds: { type: 'string', default: '3' },
    },
  })
  return {
    counts: list(values.n).map(Number),
    only: list(values.only),
    skip: list(values.skip),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    isPartial: values.only !== '' || values.n !== ALL_COUNTS,
  }
}

function list(text) {
  return text.split(',').filter(Boolean)
}
