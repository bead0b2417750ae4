import { expect, type Page } from '@playwright/test'
import { pairsOf } from '../../cases'
import { type RenderService, startRenderService } from '../render-service'
import { layoutShift, OVERVIEW, rewrite, settled, test, watch } from '../site'
import { FRAME } from './loader-page'

/** The heights of the real header and bar from XL up, and the space above the target of a link. */
const HEADER = 64
const BAR = 56
const ROOM = 16

let service: RenderService

test.beforeAll(async ({ baseURL }) => {
  service = await startRenderService(baseURL, 1)
})

test.afterAll(() => {
  service.child.kill('SIGKILL')
})

interface Node {
  type: string
  id: string
  props: Record<string, unknown>
}

const logo = { src: '/media/logos/mv-l.svg', alt: 'Alderway', href: '/' }

const nodes = (wishes: Record<string, unknown>): Node[] => [
  { type: 'navigation', id: 'navigation', props: { logo, variant: 'minimal', ...wishes } },
  { type: 'property-bar', id: 'bar', props: { ...wishes, anchorId: wishes.anchorId && 'links' } },
  { type: 'heading', id: 'target', props: { text: 'Rooms', anchorId: 'rooms' } },
]

/** A page of real components, rendered by our server or as a CMS prints them itself. */
async function open(page: Page, placed: Node[], isServed: boolean, hash = '') {
  const answer = await fetch(`${service.address}/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      url: `https://www.alderway.example${OVERVIEW}`,
      page: { id: 'hotel-overview', propertyId: 'NYCAB' },
      widgets: placed,
    }),
  })
  const { placeholders, contextScript } = await answer.json()
  const [header, ...main] = placed.map(({ type, id, props }) =>
    isServed
      ? placeholders[id]
      : `<foyer-widget type="${type}" id="${id}"><script type="application/json">${JSON.stringify(props)}</script></foyer-widget>`,
  )
  const far = '<div class="far"></div>'
  const [bar, ...rest] = main
  const body = `${contextScript}${header}<main id="main">${bar}${far}${rest.join('')}${far}</main>`
  await rewrite(page, `**${FRAME}`, (html) =>
    html
      .replace(/<script type="application\/json" id="foyer-page">.*?<\/script>/s, '')
      .replace(/<body.*<\/body>/s, () => `<body>${body}</body>`),
  )
  await rewrite(page, '**/site.css', (css) => `${css}\n.far { block-size: 2000px }`)
  await page.goto(FRAME + hash)
}

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** The position of the component after a jump to its anchor. */
async function jump(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    location.hash = ''
    location.hash = '#rooms'
  })
  return top(page, '#target')
}

const BOTH = [false, true]
const combinations = BOTH.flatMap((isHidden) =>
  BOTH.flatMap((hasAnchor) => BOTH.map((isDark) => ({ isHidden, hasAnchor, isDark }))),
)

interface Wishes {
  sticky: boolean
  hideOn?: string[]
  anchorId?: string
  theme?: string
}

async function showsWishes(page: Page, { sticky, hideOn, anchorId, theme }: Wishes) {
  await settled(page)
  const header = page.getByRole('banner')
  const bar = page.getByRole('navigation', { name: 'Hotel quick links' })
  await expect(bar).toBeVisible()

  // Scrolled up a little in the middle of the page, where both bars are shown.
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 900)
  const edges = () =>
    Promise.all([header, bar].map((each) => each.boundingBox().then((box) => box?.y ?? 0)))
  await expect.poll(async () => Math.max(...(await edges()))).toBeLessThan(0)
  await page.mouse.wheel(0, -200)
  await page.waitForFunction(() => scrollY === 700)
  await expect.poll(edges).toEqual(sticky ? [0, HEADER] : [-700, HEADER - 700])

  const reserved = sticky ? HEADER + BAR : 0
  expect(await jump(page)).toBe(reserved + ROOM)
  if (anchorId) await expect(page.locator('#bar > #links > nav')).toHaveCount(1)

  const colours = await page.locator('#bar').evaluate((element) => {
    const nav = element.querySelector('nav') as Element
    const { backgroundColor, color } = getComputedStyle(nav)
    return [getComputedStyle(element).backgroundColor, backgroundColor, color]
  })
  const [ground, surface, text] = theme
    ? ['rgb(18, 26, 41)', 'rgb(18, 26, 41)', 'rgb(242, 240, 234)']
    : ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(29, 36, 51)']
  // A background that stays after the bar has moved away would cover the page.
  expect(colours).toEqual([sticky ? 'rgba(0, 0, 0, 0)' : ground, surface, text])

  await page.setViewportSize({ width: 600, height: 600 })
  for (const each of [header, bar]) await expect(each).toBeVisible({ visible: !hideOn })
  const narrow = sticky && !hideOn ? HEADER + 104 : 0
  expect(await jump(page)).toBe(narrow + ROOM)
}

for (const [isServed, sticky] of pairsOf(BOTH, BOTH)) {
  const by = isServed ? 'our server' : 'the browser'
  test(`rendered by ${by}, ${sticky ? 'sticky' : 'not sticky'}, with every other wish`, async ({
    page,
  }) => {
    const { complaints } = await watch(page)
    for (const { isHidden, hasAnchor, isDark } of combinations) {
      const wishes = {
        sticky,
        ...(isHidden && { hideOn: ['XS', 'S'] }),
        ...(hasAnchor && { anchorId: 'top' }),
        ...(isDark && { theme: 'dark' }),
      }
      await test.step(JSON.stringify(wishes), async () => {
        await page.setViewportSize({ width: 1280, height: 600 })
        await open(page, nodes({ ...wishes }), isServed)
        await showsWishes(page, wishes)
        expect(complaints).toEqual([])
        if (isServed) expect(await layoutShift(page)).toBe(0)
      })
    }
  })
}

test('the page below a hidden bar can be clicked', async ({ page }) => {
  await open(page, nodes({ sticky: true, theme: 'dark' }), true)
  await settled(page)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 900)
  const hit = () =>
    page.evaluate(() => document.elementFromPoint(100, 30)?.closest('foyer-widget')?.id ?? 'page')
  await expect.poll(hit).toBe('page')
})

test('a bar without content reserves nothing', async ({ page }) => {
  const [header, , target] = nodes({ sticky: true }) as [Node, Node, Node]
  const bar = { type: 'property-bar', id: 'bar', props: { audience: ['authenticated'] } }
  await open(page, [header, bar, target], true)
  await settled(page)
  await expect(page.locator('#bar')).toHaveAttribute('data-sticky', 'below')
  expect(await jump(page)).toBe(HEADER + ROOM)
})

test('in print nothing is sticky and the bar is left out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, nodes({ sticky: true, theme: 'dark' }), true)
  await expect(page.locator('#bar')).toBeHidden()
  await expect(page.locator('#navigation')).toHaveCSS('position', 'static')
  expect(await jump(page)).toBe(ROOM)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the bars stick, and a link to an anchor leads to its component', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await open(page, nodes({ sticky: true, theme: 'dark', anchorId: 'top' }), true, '#rooms')
    const box = (selector: string) => page.locator(selector).boundingBox()
    await expect.poll(async () => (await box('#target'))?.y).toBe(HEADER + BAR + ROOM)
    expect((await box('#navigation'))?.y).toBe(0)
    expect((await box('#bar'))?.y).toBe(HEADER)
  })
})
