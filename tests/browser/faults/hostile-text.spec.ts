import { expect, type Page, test } from '@playwright/test'
import { hostileTexts, keptHostileTexts } from '../../../fixtures/hostile-texts'
import { drawn, idle, rewrite, watch } from '../site'

const PATH = '/sandbox/hostile-text'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Everything that must not happen: a script of the text's, a way out, a broken policy, a complaint. */
async function guard(page: Page) {
  const seen = await watch(page)
  const abroad: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') abroad.push(request.url())
  })
  // A picture that cannot be shown raises `error`, without a complaint in the console.
  await page.route(/no-picture/, (route) =>
    route.fulfill({ contentType: 'image/png', body: 'This is no picture.' }),
  )
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return { ...seen, abroad }
}

type Guard = Awaited<ReturnType<typeof guard>>

async function expectPeace(page: Page, { complaints, abroad }: Guard) {
  expect(await page.evaluate(() => Reflect.get(window, 'foyerHacked'))).toBeUndefined()
  expect(await page.evaluate(() => window.violations)).toEqual([])
  expect(abroad).toEqual([])
  expect(complaints).toEqual([])
  expect(page.url()).toContain(PATH)
  const strangers = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main foyer-widget[type=rich-text] > div *')]
    const isOdd = (element: Element) =>
      element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
      /^(script|style|iframe|object|embed|form|input|button|template|svg|math|link|meta|base)$/.test(
        element.localName,
      ) ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^(on|style|srcdoc|srcset|formaction|name$)/.test(name) ||
          (name === 'href' &&
            !/^(https?|mailto|tel):$/.test(new URL(value, location.href).protocol)),
      )
    return texts.filter(isOdd).map((element) => element.outerHTML.slice(0, 200))
  })
  expect(strangers).toEqual([])
}

/** What a visitor might do to a text: go over it, focus it, and follow links that lead nowhere. */
async function touch(page: Page) {
  await page.evaluate(async () => {
    addEventListener('click', (event) => event.preventDefault())
    for (const element of document.querySelectorAll<HTMLElement>(
      'main foyer-widget[type=rich-text] *',
    )) {
      for (const type of ['mouseover', 'pointerenter', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }))
      }
      element.focus()
      element.click()
    }
  })
  await drawn(page)
  await idle(page)
}

async function seeAllTexts(page: Page) {
  await page.evaluate(async () => {
    const waiting = 'foyer-widget:not([status=mounted], [status=failed])'
    // Somebody is there.
    dispatchEvent(new Event('scroll'))
    for (;;) {
      const next = document.querySelector(waiting)
      if (!next) return
      // What shows nothing has no height: its neighbours bring it near the screen.
      next.scrollIntoView()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
}

test('hostile texts from the server: nothing of them runs, and their words stay', async ({
  page,
}) => {
  const guarded = await guard(page)
  // A text needs no script; here React hydrates what the server wrote.
  await rewrite(page, `**${PATH}`, (html) => html.replaceAll('when="never"', 'when="visible"'))
  await page.goto(PATH)
  await seeAllTexts(page)
  await touch(page)
  await page.waitForLoadState('networkidle')
  await expectPeace(page, guarded)
  expect(await page.locator('foyer-widget[status=failed]').count()).toBe(0)
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('foyer-widget[type=rich-text]')].map(
      (element) => element.querySelector(':scope > div')?.textContent ?? '',
    ),
  )
  expect(texts).toHaveLength(keptHostileTexts.length)
  for (const [index, { keeps = '' }] of keptHostileTexts.entries()) {
    expect(texts[index]).toContain(keeps)
  }
})

test('hostile texts in placeholders that no server rendered: the browser cleans them', async ({
  page,
}) => {
  const guarded = await guard(page)
  await page.goto(PATH)
  await page.evaluate((texts) => {
    const main = document.querySelector('main')
    main?.replaceChildren(
      ...texts.map(({ html }, index) => {
        const element = document.createElement('foyer-widget')
        element.setAttribute('type', 'rich-text')
        element.id = `unserved-${index}`
        element.setAttribute('props', JSON.stringify({ html, headingLevel: 3 }))
        return element
      }),
    )
  }, hostileTexts)
  await seeAllTexts(page)
  await touch(page)
  await page.waitForLoadState('networkidle')
  await expectPeace(page, guarded)
  expect(await page.locator('foyer-widget[status=failed]').count()).toBe(0)
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('foyer-widget[id^=unserved]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  )
  for (const [index, { keeps = '' }] of hostileTexts.entries()) {
    expect(texts[index]).toContain(keeps)
  }
})
