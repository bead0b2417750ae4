/** @jest-environment jsdom */
import { fc, runs } from '../../../tests/random'
import { readPlacement } from '../../mapping/placement'
import { escapeHtml, toJsonAttribute, toJsonScript } from './json-script'

type Write = (value: unknown) => string

/** The two forms of a placeholder in a page. */
const forms = {
  'a script child': (json: string) =>
    `<foyer-widget type="a" id="b"><script type="application/json">${json}</script><div>c</div></foyer-widget>`,
  'an attribute in double quotes': (json: string) =>
    `<foyer-widget type="a" id="b" props="${json}"><div>c</div></foyer-widget>`,
  'an attribute in single quotes': (json: string) =>
    `<foyer-widget type="a" id="b" props='${json}'><div>c</div></foyer-widget>`,
}

const writers: [keyof typeof forms, Write, Write][] = [
  ['a script child', toJsonScript, (value) => toJsonScript(value, { forRewriting: true })],
  [
    'an attribute in double quotes',
    toJsonAttribute,
    (value) => toJsonAttribute(value, { forRewriting: true }),
  ],
  [
    'an attribute in single quotes',
    toJsonAttribute,
    (value) => toJsonAttribute(value, { forRewriting: true }),
  ],
]

const pageWith = (placeholder: string) =>
  `<!doctype html><html lang="en"><head><title>[x] "y"</title></head><body><p>Before -- "it".</p>${placeholder}` +
  '<script type="application/ld+json">{"@type":"Hotel"}</script><p>Afterwards</p></body></html>'

/** Encodes and parses the page like a browser. */
const parsed = (html: string) =>
  new DOMParser().parseFromString(Buffer.from(html, 'utf8').toString('utf8'), 'text/html')

/** Every element with the names of its attributes. */
const skeleton = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => [
    element.localName,
    ...element.getAttributeNames(),
  ])

/** The parts of texts that try to leave their string, script or attribute. */
const hostile = fc.constantFrom(
  ...[
    '</script>',
    '</SCRIPT\t>',
    '<script>',
    '<!--',
    '<!--<script>',
    '</script ',
    '</script/',
    '<!--<script ',
    '-->',
    ']]>',
    '<![CDATA[',
  ],
  ...[
    '<img src=x onerror=run()>',
    '</foyer-widget>',
    '</title>',
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    '\\\\',
  ],
  ...['" onclick="run()" x="', "' onclick='run()' x='", '\\u003c', '\\u005b', '{{x}}'],
  ...['&', '&nbsp;', '&amp;', '&amp;amp;', '&quot;', '&#34;', '&#39;', '&lt;', '&#91;', '&notit;'],
  ...['[gallery]', '[gallery ids="1"]', '[[gallery]]', '[/caption]', '&#91;gallery&#93;', '[', ']'],
  ...['Wordpress', ' Wordpress', '\\Wordpress', 'WWordpress', '>Wordpress', 'WordPress'],
  ...[
    '\u2028',
    '\u2029',
    '\u0000',
    '\ufeff',
    '\u00a0',
    '\u0085',
    '\r',
    '\r\n',
    '\n',
    '\t',
    '\u001b',
  ],
  ...['\ud800', '\udfff', '\udfff\ud800', '😀', 'é', '--', '...', '__proto__', 'constructor'],
)
const text = fc
  .array(fc.oneof({ arbitrary: hostile, weight: 3 }, fc.string({ unit: 'binary' })), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

/** Any JSON value; its texts and its names are hostile. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom(null, true, false, 0, -1.5e-7, 1e21),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
}))

/** Asserts that the value is unchanged, and that the page equals one with a harmless value. */
function expectRoundTrip(form: keyof typeof forms, html: string, harmless: string, sent: unknown) {
  const page = parsed(html)
  const element = page.querySelector('foyer-widget')
  if (!element) throw new Error(`There is no placeholder in ${html}.`)
  const { props } = readPlacement(element)
  // Compared as JSON, which keeps `__proto__` as a member and treats 0 and -0 as equal.
  expect([form, JSON.stringify(props)]).toEqual([form, JSON.stringify(sent)])
  expect(skeleton(page)).toEqual(skeleton(parsed(harmless)))
}

describe.each(writers)('JSON in %s', (form, write, writeForRewriting) => {
  it('is read from a page unchanged, and adds nothing else to the page', () => {
    fc.assert(
      fc.property(value, (sent) => {
        const page = (json: string) => pageWith(forms[form](json))
        expectRoundTrip(form, page(write(sent)), page(write(0)), sent)
      }),
      { numRuns: runs(300) },
    )
  })

  it('is read unchanged from a page whose text a CMS has rewritten', () => {
    fc.assert(
      fc.property(value, (sent) => {
        const page = (json: string) => rewriteLikeWordPress(pageWith(forms[form](json)))
        expectRoundTrip(form, page(writeForRewriting(sent)), page(writeForRewriting(0)), sent)
      }),
      { numRuns: runs(300) },
    )
  })
})

it('contains no character that an HTML parser, or an old JavaScript parser, interprets', () => {
  fc.assert(
    fc.property(value, (sent) => {
      expect(toJsonScript(sent)).not.toMatch(/[<>&\u2028\u2029]/)
    }),
  )
})

it('contains no text that a CMS would rewrite', () => {
  fc.assert(
    fc.property(text, (sent) => {
      expect(toJsonScript(sent, { forRewriting: true })).not.toMatch(/[[\]&]|Wordpress/)
    }),
  )
})

it('has no limit to the length of a text', () => {
  const sent = '\\"[</script>Wordpress'.repeat(400_000)
  const json = toJsonScript(sent, { forRewriting: true })
  expect(json).not.toContain('[')
  expect(JSON.parse(json) === sent).toBe(true)
})

it('encodes a text for an attribute and for content', () => {
  // HTML cannot contain U+0000, and a carriage return is parsed as a line feed.
  const printable = text.map((letters) => letters.replace(/[\0\r]/g, ''))
  fc.assert(
    fc.property(printable, (letters) => {
      const sent = Buffer.from(letters).toString()
      const page = parsed(`<b title="${escapeHtml(sent)}">${escapeHtml(sent)}</b>`)
      const element = page.querySelector('b')
      expect([element?.title, element?.textContent]).toEqual([sent, sent])
    }),
    { numRuns: runs(300) },
  )
})

it('is not longer than necessary where nothing is rewritten', () => {
  expect(toJsonScript({ list: [1, '[a]', 'Wordpress'] })).toBe('{"list":[1,"[a]","Wordpress"]}')
})

it('writes values without a JSON form as null', () => {
  expect([toJsonScript(undefined), toJsonAttribute(() => {})]).toEqual(['null', 'null'])
})

/**
 * The changes of WordPress to the HTML of a page's content (cms-contracts §1): it runs shortcodes and
 * corrects a misspelt name anywhere; it replaces quotes, dashes and single ampersands in text, and
 * `&nbsp;` in an attribute by a space.
 */
function rewriteLikeWordPress(html: string): string {
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>|<[^>]*>)/)
    .map((part, index) => (index % 2 ? rewriteTag(part) : typeset(part)))
    .join('')
    .replaceAll('Wordpress', 'WordPress')
    .replace(/\[\[(\/?(?:gallery|caption)\b[^\]]*)\]\]/g, '[$1]')
    .replace(/\[\/?(gallery|caption)\b[^\]]*\]/g, '<figure class="gallery"><img src="a"></figure>')
}

const rewriteTag = (tag: string) =>
  tag.replaceAll('&nbsp;', ' ').replaceAll('&#91;', '[').replaceAll('&#93;', ']')

const typeset = (words: string) =>
  words
    .replace(/(^|\s)"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replaceAll('--', '–')
    .replaceAll('...', '…')
    .replace(/&(?!#?\w+;)/g, '&#038;')
