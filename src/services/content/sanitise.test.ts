/** @jest-environment jsdom */
import { hostileTexts } from '../../../fixtures/hostile-texts'
import { readPlacement } from '../../mapping/placement'
import { sanitiseFragment, sanitiseRichText } from './sanitise'

/** Inserts the fragment into the page, as a dialog does. */
function inPage(html: string): HTMLElement {
  const home = document.createElement('div')
  home.append(sanitiseFragment(html))
  document.body.replaceChildren(home)
  return home
}

afterEach(() => {
  Reflect.deleteProperty(window, 'foyerHacked')
})

const schemeOf = (address: string) =>
  URL.canParse(address, 'https://a.example') ? new URL(address, 'https://a.example').protocol : ''

it.each(hostileTexts)('makes harmless: $tries', async ({ html }) => {
  const home = inPage(html)
  const elements = [...home.querySelectorAll('*')]
  const names = new Set(elements.map((element) => element.localName.toLowerCase()))
  for (const name of [
    ...['script', 'style', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'math'],
    ...['foreignobject', 'animate', 'evil-widget'],
  ]) {
    expect(names).not.toContain(name)
  }
  const attributes = elements.flatMap((element) => [...element.attributes])
  for (const { name, value } of attributes) {
    expect(name).not.toMatch(/^(on|style$|is$|srcdoc$|formaction$)/i)
    if (/^(href|xlink:href|src|action|poster|background)$/.test(name)) {
      expect([name, schemeOf(value)]).not.toEqual([name, expect.stringMatching(/script|data|blob/)])
    }
  }
  const leaves = elements.filter((element) => element.childElementCount === 0)
  for (const element of leaves) element.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  // A fragment keeps ids, so its elements become properties of the window.
  expect(Reflect.get(window, 'foyerHacked')).not.toBe(1)
})

it('keeps text, pictures, links and forms', () => {
  const home = inPage(
    '<h2 id="about">Rooms</h2><p lang="fr">Bonjour <strong>!</strong></p>' +
      '<img src="/a.jpg" srcset="/a.jpg 400w" sizes="100vw" alt="A room" width="4" height="3" loading="lazy">' +
      '<a href="/rooms" target="_blank">Rooms</a>' +
      '<form action="/search" method="get"><label for="q">City</label><input id="q" name="q" required>' +
      '<select name="s"><option value="1">One</option></select><button type="submit">Go</button></form>',
  )
  expect(home.querySelector('h2')).toHaveTextContent('Rooms')
  expect(home.querySelector('img')).toHaveAttribute('srcset', '/a.jpg 400w')
  expect(home.querySelector('a')).toHaveAttribute('target', '_blank')
  expect(home.querySelector('a')).toHaveAttribute('rel', 'noopener')
  const form = home.querySelector('form')
  expect(form).toHaveAttribute('action', '/search')
  expect(form?.querySelectorAll('input[name=q], select, option, button')).toHaveLength(4)
})

it.each(['https://a.example/style=1?q="&amp;on=one&amp;x=/onclick=2', "/a'b/onerror=1"])(
  'does not change matching words in values and texts: %s',
  (address) => {
    const html = `<p><a href='${address.replaceAll("'", '&#39;')}'>Write onclick=1 or style=2</a></p>`
    const link = inPage(html).querySelector('a')
    expect(link).toHaveAttribute('href', address.replaceAll('&amp;', '&'))
    expect(link).toHaveTextContent('Write onclick=1 or style=2')
    document.body.innerHTML = sanitiseRichText(html)
    expect(document.querySelector('a')).toHaveAttribute('href', address.replaceAll('&amp;', '&'))
    expect(document.body).toHaveTextContent('Write onclick=1 or style=2')
  },
)

it('keeps a placeholder with its HTML, and the comments that React’s hydration needs', () => {
  const inner =
    '<p>Rated <!-- -->4.3<!-- --> of 5</p><svg viewBox="0 0 24 24"><path d="M0 0h1"></path></svg>'
  const home = inPage(
    `<foyer-widget type="hotel-header" id="quick-view-title" when="idle" data-title status="failed"><div>${inner}</div></foyer-widget>`,
  )
  const element = home.querySelector('foyer-widget')
  expect(element).toHaveAttribute('data-title')
  expect(element).not.toHaveAttribute('status')
  expect(element?.querySelector(':scope > div')?.innerHTML).toBe(inner)
  expect(readPlacement(element as Element)).toEqual({
    type: 'hotel-header',
    id: 'quick-view-title',
    props: {},
  })
})

it.each([
  ['a props attribute', `<foyer-widget type="t" id="x" props='JSON'></foyer-widget>`],
  [
    'a script child',
    '<foyer-widget type="t" id="x"><script type="application/json">JSON</script><div></div></foyer-widget>',
  ],
])('keeps the props of a placeholder that come in %s, without markup that could run', (_, html) => {
  const props = {
    variant: 'compact',
    count: 2,
    text: 'a < b and -->',
    rich: '<p>Fine <img src="x" onerror="ran.push(1)"><script>ran.push(1)</script></p>',
    list: [{ rich: '<svg onload="ran.push(1)"></svg>' }],
  }
  const json = JSON.stringify(props)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
  const element = inPage(html.replace('JSON', () => json)).querySelector('foyer-widget')
  expect(element?.querySelector('script')).toBeNull()
  expect(readPlacement(element as Element).props).toEqual({
    variant: 'compact',
    count: 2,
    text: 'a < b and -->',
    rich: '<p>Fine <img src="x"></p>',
    list: [{ rich: '' }],
  })
})

it('does not read an executable script as props', () => {
  const element = inPage(
    '<foyer-widget type="t"><script>{"a":1}</script></foyer-widget>',
  ).querySelector('foyer-widget')
  expect(element).not.toHaveAttribute('props')
})

it('keeps invalid JSON, which the loader reports', () => {
  const element = inPage('<foyer-widget type="t" props="{oops"></foyer-widget>').querySelector(
    'foyer-widget',
  )
  expect(() => readPlacement(element as Element)).toThrow(SyntaxError)
})

it('keeps the elements of rich text that an author may use', () => {
  const html =
    '<h2 class="x">Title</h2><form><p style="color:red">Text<foyer-widget type="t"></foyer-widget></p></form>'
  expect(`${sanitiseRichText(html)}`).toBe('<h2>Title</h2><p>Text</p>')
})
