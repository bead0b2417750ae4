import {
  countValues,
  type Filters,
  matcherOf,
  parseFilters,
  toggled,
  valuesByGroup,
  writeFilters,
} from './filters.rules'

const site = { query: {} }
const parse = (query: string) => parseFilters(new URLSearchParams(query), site)

describe('the filters of an address', () => {
  it('have one order, each once', () => {
    const canonical = 'filter=price.200-300&filter=beds.king&filter=beds.twin&filter=meal.breakfast'
    const shuffled =
      'filter=meal.breakfast&filter=beds.twin&filter=price.200-300&filter=beds.king&filter=beds.twin'
    for (const query of [canonical, shuffled]) {
      const written = new URLSearchParams('fromDate=2027-03-09')
      writeFilters(written, site, parse(query))
      expect(`${written}`).toBe(`fromDate=2027-03-09&${canonical}`)
    }
  })

  it.each([
    'filter=',
    'filter=meal',
    'filter=meal.',
    'filter=.breakfast',
    'filter=colour.red',
    'filter=__proto__.x',
    'filter=constructor.name',
    'filter=meal.<script>',
    'filter=meal.a%00b',
    'filter=meal.a%0Ab',
    `filter=meal.${'a'.repeat(41)}`,
    'filter=meal.a.b',
    'filter=%F0%9F%98%80.x',
  ])('%s is none', (query) => {
    expect(parse(query)).toEqual([])
  })

  it('are fifty at most', () => {
    const query = Array.from({ length: 500 }, (_, index) => `filter=beds.b${index}`).join('&')
    expect(parse(query)).toHaveLength(50)
  })

  it('have the name that the site gives the parameter', () => {
    const own = { query: { filter: 'f' } }
    const query = new URLSearchParams('f=meal.breakfast&filter=beds.king')
    expect(parseFilters(query, own)).toEqual(['meal.breakfast'])
    writeFilters(query, own, ['suite.yes'])
    expect(`${query}`).toBe('filter=beds.king&f=suite.yes')
  })
})

it('a value is added in its place, and taken away', () => {
  const both: Filters = ['beds.king', 'meal.breakfast']
  expect(toggled(['meal.breakfast'], 'beds.king')).toEqual(both)
  expect(toggled(both, 'meal.breakfast')).toEqual(['beds.king'])
})

it('analytics are told the values of each group', () => {
  expect(valuesByGroup(['beds.king', 'beds.twin', 'meal.half-board'])).toEqual({
    beds: 'king,twin',
    meal: 'half-board',
  })
})

describe('for thousands of random lists and filters', () => {
  const GROUPS = ['price', 'beds', 'meal', 'suite'] as const

  /** A reproducible sequence of whole numbers below a limit. */
  function randomNumbers(seed: number) {
    let state = seed
    return (limit: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * limit)
    }
  }

  function randomCase(seed: number) {
    const below = randomNumbers(seed)
    const some = (most: number) =>
      Array.from({ length: below(most) }, () => {
        const group = GROUPS[below(GROUPS.length)] ?? 'beds'
        return `${group}.v${below(4)}` as const
      })
    const list = Array.from({ length: below(30) }, () => [...new Set(some(7))])
    const filters = some(6).reduce<Filters>(
      (known, value) => (known.includes(value) ? known : toggled(known, value)),
      [],
    )
    return { list, filters }
  }

  /** The law in other words: no group is without a chosen value. */
  const isLeft = (values: readonly string[], filters: Filters) =>
    GROUPS.every((group) => {
      const chosen = filters.filter((value) => value.startsWith(`${group}.`))
      return chosen.length === 0 || chosen.some((value) => values.includes(value))
    })

  it('AND holds between groups, OR inside, and each count is what the list then shows', () => {
    for (let seed = 1; seed <= 4_000; seed += 1) {
      const { list, filters } = randomCase(seed)
      const matches = matcherOf(filters)
      const left = list.filter(matches)
      expect(left).toEqual(list.filter((values) => isLeft(values, filters)))
      const { total, counts } = countValues(list, filters)
      expect(total).toBe(left.length)
      for (const value of new Set(list.flat())) {
        const group = value.split('.')[0]
        const others = filters.filter((other) => other.split('.')[0] !== group)
        const shown = list.filter(matcherOf([...others, value]))
        expect([seed, value, counts.get(value) ?? 0]).toEqual([seed, value, shown.length])
      }
    }
  })
})
