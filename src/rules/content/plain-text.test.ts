import { fc, runs } from '../../../tests/random'
import { stripTags } from './plain-text'

test.each([
  ['<p>Pool <b>and</b> sauna</p>', 'Pool and sauna'],
  ['<b>H</b>ello', 'Hello'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['One<br/>Two', 'One Two'],
  ['<ul>\n <li>A</li>\n <li>B</li>\n</ul>', 'A B'],
  ['Food &amp; drink&nbsp;&#39;til 10 &#x2713; &eacute;', "Food & drink 'til 10 ✓ &eacute;"],
  ['<H1>A</H1>B<h6>C</h6>D', 'A B C D'],
  ['&quot;a&QUOT; &LT; &#x9; &#32;b', '"a" < b'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['5 &lt; 6', '5 < 6'],
  ['no markup', 'no markup'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%s is the text %s', (html, text) => {
  expect(stripTags(html)).toBe(text)
})

test.each([
  ['a<script>alert(1)</script>b', 'ab'],
  ['a<STYLE>p{}</style >b', 'ab'],
  ['a<script>never closed', 'a'],
  ['a<!-- <b>x</b> > -->b', 'ab'],
  ['<!-- never closed', ''],
  ['a<img src=x onerror=alert(1)', 'a'],
  ['<<b>script>alert(1)', ''],
  ['<<<b>b>img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)>'],
  ['<scr<b>ipt>x', 'ipt>x'],
  ['&lt;script&gt;x&lt;/script&gt;y', 'y'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['&#60;img src=x&#62;', ''],
  ['&#0;&#9999999;&#x110000;x', 'x'],
])('hostile %s is the text %s', (html, text) => {
  expect(stripTags(html)).toBe(text)
})

test('for no input does the result start a tag, and none throws', () => {
  const pieces = [
    '<',
    '>',
    '/',
    '!',
    '!--',
    '-->',
    'script',
    'style',
    'b',
    ' ',
    '"',
    '&lt;',
    '&#60;',
  ]
  const hostile = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()))
  fc.assert(
    fc.property(hostile, (parts) => {
      expect(stripTags(parts.join(''))).not.toMatch(/<[a-z/!?]/i)
    }),
    { numRuns: runs(2000) },
  )
})

test('text without markup and entities is unchanged except for spaces', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const bare = text.replace(/[<&]/g, '')
      expect(stripTags(bare)).toBe(bare.replace(/\s+/g, ' ').trim())
    }),
  )
})

test.each(['<', '<a', '<!--', '<script>', '<a "', '&#', '<<b>'])(
  '200,000 times %s takes no longer than reading it',
  (piece) => {
    const started = process.cpuUsage()
    stripTags(piece.repeat(200_000))
    // Processor time, which does not depend on other processes; a quadratic time would be minutes.
    expect(process.cpuUsage(started).user).toBeLessThan(5_000_000)
  },
)
