import { memberLevel } from './member-level'

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
