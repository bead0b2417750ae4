import { expect, type Page } from '@playwright/test'
import { hostileTexts, keptHostileTexts } from '../../../fixtures/hostile-texts'
import { test } from '../sandbox'
import { drawn, idle, rewrite, watch } from '../site'

const PATH = '/sandbox/hostile-text'

declare global {
  interface Window {
    violations: string[]
  }
}

/**
 * Collects everything that must not happen: a script that runs, a request to another host, a policy
 * violation, a console message.
 */
async function guard(page: Page) {
  const seen = await watch(page)
  const abroad: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') abroad.push(request.url())
  })
  // A picture that fails to load raises `error`, without a console message.
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

/** What a visitor might do to a text: hover, focus, and click links without a target. */
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
    dispatchEvent(new Event('scroll'))
    for (;;) {
      const next = document.querySelector(waiting)
      if (!next) return
      // A placeholder without content has no height: its neighbours decide whether it is near the
      // screen.
      next.scrollIntoView()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
}

test('hostile texts from the server: nothing of them runs, and their text stays', async ({
  page,
}) => {
  const guarded = await guard(page)
  // A rich text needs no script; here React hydrates the server's HTML.
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

test('hostile texts in placeholders without server HTML: the browser cleans them', async ({
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
