import { expect, type Page } from '@playwright/test'
import { pairsOf } from '../../cases'
import { seeAll, settled, test } from '../site'

/** What hosts do to elements, from resets, content styles and frameworks (docs/decisions/0059). */
const HOSTILE = `
* { box-sizing: content-box; letter-spacing: 2px; }
*, *::before, *::after { border-radius: 9px; }
body { color: red; font: italic 700 30px/3 serif; text-align: center; text-transform: uppercase; }
h1, h2, h3, h4 { color: red; margin: 50px; font: 90px/3 serif; text-transform: uppercase; }
p, .content p { margin: 40px; color: red; }
button { all: unset; }
button:hover, button:focus, [type='button'] { background: lime; padding: 30px; }
a, a:link, a:visited, a:hover, main a:not([class]) { color: red; text-decoration: overline; border-bottom: 3px solid; }
ul, ol { list-style: square; padding: 80px; }
li { margin: 20px; float: left; }
li::before { content: 'x'; }
main ul li a { display: block; padding: 9px; }
img, svg, video { max-width: 30px; border: 5px solid red; display: block; }
svg { fill: red; }
input, select, textarea, input[type='text'] { width: 100%; border: 9px solid lime; background: red; font: 30px serif; }
label { display: block; font-weight: 900; }
dialog { width: 90vw; background: lime; }
table, td, th { border: 3px solid red; padding: 20px; }
details, summary { background: lime; list-style: square; }
span, div, section, nav, header, footer { float: none; max-width: 700px; }
fieldset { border: 9px solid red; }
:focus { outline: none; }
`

const PROPERTIES = [
  'background-color',
  'border-block-end-width',
  'border-inline-start-width',
  'box-sizing',
  'color',
  'display',
  'fill',
  'float',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-block-start',
  'margin-inline-start',
  'max-inline-size',
  'padding-block-start',
  'padding-inline-start',
  'position',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'inline-size',
]

/** Each element in the page's widgets with its computed styles. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    // What stands inside of a drawing has its looks in attributes, which any rule of a host beats.
    const elements = [...document.querySelectorAll('foyer-widget :not(svg *, picture, source)')]
    const differences = elements.flatMap((element) =>
      ['', '::before'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null)
        // A pseudo-element without content is none.
        if (pseudo && style.content === 'none') return ''
        const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        const path = `${element.closest('foyer-widget')?.getAttribute('type')} ${element.tagName}`
        return `${path}.${element.getAttribute('class')}${pseudo} ${values.join('; ')}`
      }),
    )
    return differences.filter((one) => one)
  }, PROPERTIES)
}

/** Puts a stylesheet of the host before or after ours; returns when it applies. */
async function host(page: Page, css: string, place: 'prepend' | 'append') {
  await page.evaluate(
    ([text, where]) => {
      const style = document.createElement('style')
      style.textContent = text
      document.head[where](style)
    },
    [css, place] as const,
  )
}

test.use({ bypassCSP: true })

const PLACES = ['prepend', 'append'] as const

const PAGES = [
  ['a hotel’s page', '/hotels/alderway-new-york-midtown/overview'],
  ['the sign-in page', '/sign-in.mi'],
  ['an accordion', '/sandbox/widgets?only=accordion'],
  ['a list of links', '/sandbox/widgets?only=links-list'],
] as const

for (const [[name, path], place] of pairsOf(PAGES, PLACES))
  test(`element styles of a host do not reach ${name}, by a sheet to ${place}`, async ({
    page,
  }) => {
    await page.goto(path)
    await settled(page)
    await seeAll(page)
    // The page of a host is more than widgets.
    await page.evaluate(() => document.documentElement.removeAttribute('data-foyer-page'))
    const before = await stylesOf(page)
    expect(before.length).toBeGreaterThan(10)
    await host(page, HOSTILE, place)
    // The sheet applies to what is the host's.
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 0, 0)')
    const after = await stylesOf(page)
    expect(after.filter((one, index) => one !== before[index]).slice(0, 5)).toEqual([])
  })

test('styles of ours do not reach a host page', async ({ page }) => {
  const html = (links: string) => `<!doctype html><html lang="ja"><head>${links}</head><body>
    <h1>Host</h1><p>Text <a href="#a">link</a></p><ul><li>One</li></ul><button>Go</button>
    <input><table><tr><td>Cell</td></tr></table></body></html>`
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')].map((element) =>
        [...getComputedStyle(element)]
          .filter((name) => !name.startsWith('--'))
          .map((name) => getComputedStyle(element).getPropertyValue(name))
          .join(),
      ),
    )
  await page.goto('/hotels/alderway-new-york-midtown/overview')
  const sheet = await page.locator('link[rel=stylesheet][href*="/widgets-"]').getAttribute('href')
  await page.route('**/host', (route) =>
    route.fulfill({ contentType: 'text/html', body: html('') }),
  )
  await page.route('**/host-with-widgets', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html(`<link rel="stylesheet" href="${sheet}">`),
    }),
  )
  await page.goto('/host')
  const alone = await shown()
  await page.goto('/host-with-widgets')
  const rules = () => page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)
  expect(await rules()).toBeGreaterThan(100)
  expect(await shown()).toEqual(alone)
})
