import { memberLevel, tierOf } from './member-level'

test.each([
  [{ level: { code: 'G' }, levelType: { code: 'T' } }, 'G'],
  [{ level: { code: 'P' }, levelType: { code: 'T' } }, 'T'],
  [{ level: { code: 'P' } }, ''],
  [{ level: { code: 'P' }, levelType: { code: null } }, ''],
  [{ level: { code: 'p' }, levelType: { code: 'T' } }, 'p'],
  [{ level: { code: 'PP' }, levelType: { code: 'T' } }, 'PP'],
  [{ level: null, levelType: { code: 'T' } }, ''],
  [{}, ''],
  [null, ''],
  [undefined, ''],
])('the level of %j is “%s”', (rewards, level) => {
  expect(memberLevel(rewards)).toBe(level)
})

test.each([
  ['M', 'member'],
  ['S', 'silver'],
  ['G', 'gold'],
  ['PLT', 'platinum'],
  ['TTM', 'titanium'],
  ['A', 'ambassador'],
  ['XYZ', 'member'],
  ['toString', 'member'],
  ['', 'member'],
  [undefined, 'member'],
])('the tier of level %j is %s', (code, tier) => {
  expect(tierOf(code)).toBe(tier)
})
