import { cleanRichText } from './rich-text'

/** Each repeats a tag that the parser leaves open, and hides this from a count of the tags. */
test.each([
  ['an element', '<ul>'],
  ['an attribute with a bracket', '<ul lang="<">'],
  ['an end tag in an attribute', '<ul lang="</ul>">'],
  ['an end tag in a comment', '<ul><!--</ul>-->'],
  ['an end tag in a script', '<ul><script></ul></script>'],
])('a text that is too deep keeps its words alone: %s', (_name, tag) => {
  const deep = `Breakfast ${tag.repeat(1_001)}from 7 to 11`
  expect(cleanRichText(deep)).toMatch(/^Breakfast [^<]*from 7 to 11$/)
})

test('a text of normal depth is unchanged', () => {
  const list = `<ul>${'<li>one<br>two</li>'.repeat(2_000)}</ul>`
  expect(cleanRichText(list)).toBe(list.replaceAll('<br>', '<br />'))
  const nested = `${'<ul><li>'.repeat(50)}x${'</li></ul>'.repeat(50)}`
  expect(cleanRichText(nested)).toBe(nested)
})
