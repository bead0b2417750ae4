import { cleanRichText } from './rich-text'

test('a deeply nested text takes no longer than another text of the same length', () => {
  const deep = `${'<li>'.repeat(100_000)}text${'</li>'.repeat(100_000)}`
  const begun = performance.now()
  const clean = cleanRichText(deep)
  // Without the limit it took about 35 s.
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(clean.replace(/<[^>]*>/g, '')).toBe('text')
  expect(clean.match(/<li>/g)).toHaveLength(1_000)
})

test('a text of normal depth is unchanged', () => {
  const list = `<ul>${'<li>one<br>two</li>'.repeat(2_000)}</ul>`
  expect(cleanRichText(list)).toBe(list.replaceAll('<br>', '<br />'))
  const nested = `${'<ul><li>'.repeat(50)}x${'</li></ul>'.repeat(50)}`
  expect(cleanRichText(nested)).toBe(nested)
})
