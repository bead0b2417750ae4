import { firstWeekday } from './first-weekday'
import { localeMap } from './locale-map'

test.each(Object.entries(localeMap))('%s begins its week as its module says', async (tag, load) => {
  const { formats } = await load()
  // 1 Monday to 7 Sunday there.
  expect(firstWeekday(tag)).toBe(formats.firstDay % 7)
})

test.each([
  ['en', 0],
  ['de', 1],
  ['en_us', 0],
  ['not a locale', 0],
])('%s begins its week on %d', (locale, first) => {
  expect(firstWeekday(locale)).toBe(first)
})
