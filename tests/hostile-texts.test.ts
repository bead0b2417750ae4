/** @jest-environment jsdom */
import { hostileTexts } from '../fixtures/hostile-texts'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '../src/rules/content/rich-text'
import { cleanRichText } from '../src/server/content/rich-text'
import { sanitiseRichText } from '../src/services/content/sanitise'
import { outlineHtml } from '../src/ui/text/outline'

/** The HTML in a page, as a browser parses it. */
function inPage(html: string): HTMLElement {
  const home = document.createElement('div')
  document.body.replaceChildren(home)
  home.innerHTML = html
  return home
}

const all = (root: Element) => [...root.querySelectorAll('*')]

/** Everything that the browser would execute or a visitor could trigger, except for links. */
async function live(root: Element) {
  for (const element of root.querySelectorAll('a, img, [tabindex]')) {
    for (const type of ['error', 'load', 'focus', 'mouseover', 'toggle', 'animationstart']) {
      element.dispatchEvent(new Event(type))
    }
    if (element.localName !== 'a') element.dispatchEvent(new Event('click'))
  }
  await new Promise((resolve) => setTimeout(resolve))
}

const isSafeAddress = (address: string) =>
  ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, 'https://a.example').protocol)

const sanitisers = {
  'the server': (html: string) => cleanRichText(html),
  'the browser': (html: string) => `${sanitiseRichText(html)}`,
}

const outline = {
  headingLevel: 3,
  id: 'text',
  scroller: { className: 'scroller', label: 'Table "a" <b>' },
}

afterEach(() => {
  Reflect.deleteProperty(window, 'foyerHacked')
})

it('has a list whose texts are harmful without a sanitiser', async () => {
  const working = hostileTexts.filter(({ html }) => {
    const inert = new DOMParser().parseFromString(html, 'text/html')
    return all(inert.body).some(
      (element) =>
        !RICH_TEXT_TAGS.includes(element.localName) ||
        [...element.attributes].some(
          ({ name, value }) =>
            !RICH_TEXT_ATTRIBUTES.includes(name) || /script:|^data:|^\w+$/.test(value),
        ),
    )
  })
  expect(working.length).toBeGreaterThan(100)
  await live(inPage('<img onerror="window.foyerHacked=1">'))
  expect(window).toHaveProperty('foyerHacked')
})

describe.each(Object.entries(sanitisers))('%s sanitises', (by, clean) => {
  const other = by === 'the server' ? sanitisers['the browser'] : sanitisers['the server']

  it.each(hostileTexts)('a text: $tries', async ({ html, keeps = '' }) => {
    const once = clean(html)
    const home = inPage(once)
    for (const element of all(home)) {
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
      expect(RICH_TEXT_TAGS).toContain(element.localName)
      for (const { name, value } of element.attributes) {
        // No sanitiser can remove the effect of `is` from a created element: only its value.
        if (name === 'is') expect(value).toBe('')
        else expect(RICH_TEXT_ATTRIBUTES).toContain(name)
        if (name === 'href' || name === 'src')
          expect([value, isSafeAddress(value)]).toEqual([value, true])
        if (name === 'target') expect(element).toHaveAttribute('rel', 'noopener')
      }
    }
    expect(once).not.toMatch(/<!--|<\?|<!\[/)
    expect(home.textContent).toContain(keeps)
    await live(home)
    expect(window).not.toHaveProperty('foyerHacked')

    const read = home.innerHTML
    expect(clean(once)).toBe(once)
    expect(inPage(read).innerHTML).toBe(read)
    expect(inPage(other(once)).innerHTML).toBe(read.replace(' is=""', ''))
  })

  it.each(hostileTexts)('a text as part of the page: $tries', async ({ html }) => {
    const served = inPage(outlineHtml(clean(html), outline))
    for (const element of all(served)) {
      const isScroller = element.matches('div.scroller[role=group][tabindex="0"]')
      expect(isScroller || RICH_TEXT_TAGS.includes(element.localName)).toBe(true)
      const ours = isScroller
        ? ['class', 'role', 'tabindex', 'aria-label', 'aria-labelledby']
        : ['id']
      for (const { name } of element.attributes) {
        expect([...RICH_TEXT_ATTRIBUTES, ...ours, 'is']).toContain(name)
      }
    }
    await live(served)
    expect(window).not.toHaveProperty('foyerHacked')
  })
})
