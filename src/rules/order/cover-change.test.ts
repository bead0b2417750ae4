import { type CoverChange, coverChange } from './cover-change'

test.each<[text: string, paid: number, needed: number | null, CoverChange]>([
  ['the same premium', 1440, 1440, { kind: 'FOLLOWS' }],
  ['a lower premium, of which nothing goes back', 1440, 720, { kind: 'FOLLOWS' }],
  ['a higher premium', 1440, 2228, { kind: 'RISES', difference: 788 }],
  ['a stay that is not insured', 1440, null, { kind: 'STAYS' }],
])('%s', (_text, paid, needed, change) => {
  expect(coverChange({ paid, needed })).toEqual(change)
})
