/**
 * Common complaints about other island loaders, and the test that covers each here:
 *
 * | complaint | test |
 * |---|---|
 * | widgets fail after a deploy | deploy.spec.ts |
 * | incomplete placeholders on a slow network | loader-order: "while a page still arrives …" |
 * | no strict policy | security.spec.ts; every browser test, by no-reports.ts |
 * | props that break out of the page | bad-input.spec.ts, hostile-text.spec.ts |
 * | no state across islands | save.spec: "a hotel saved in one widget …" |
 * | visible never comes with `display: contents` | loader-strategies: "also without a box of its own" |
 * | ids of two roots collide | "all ids of a page are unique …" |
 * | nesting | nested.spec.ts, loader-order: "a parent is mounted before its children …" |
 * | removed widgets leak memory | "two hundred replacements leave no node …" |
 * | inserted DOM is not mounted | loader-strategies: "inserted later as HTML …" |
 * | an observer for each widget | "a hundred widgets … share an observer" |
 * | the first click is lost | loader-replay.spec.ts |
 * | many roots are slow | "React roots beyond the first few …", loader-order: "while hundreds of widgets mount …" |
 * | a copy is not mounted, a removed one is never unmounted | lifecycle.spec.ts |
 */
import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { allProbed, FAR, isMounted, probe, probed, showMain, widget } from './loader-page'

const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)

test('all ids of a page are unique, and each label finds its own element', async ({ page }) => {
  const ids = many(12)
  // Half of them are hydrated from server HTML, the others are rendered by the browser.
  const main = ids.map((id, index) =>
    index % 2 ? probe(id) : probe(id).replace(/<div>.*<\/div>/s, ''),
  )
  await showMain(page, main.join(''))
  for (const id of ids) {
    await isMounted(page, id)
    const button = page.getByRole('button', { name: `Button of ${id}`, exact: true })
    await button.click()
    await expect(button).toHaveAccessibleDescription(`Probe ${id}`)
  }
  const all = await page.evaluate(() =>
    [...document.querySelectorAll('[id]')].map((element) => element.id),
  )
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
})

test('a hundred widgets that wait to be visible share an observer', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { observers: 0, mutations: 0 }
    Object.assign(window, { made })
    const { IntersectionObserver, MutationObserver } = window
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...parts: ConstructorParameters<typeof IntersectionObserver>) {
        super(...parts)
        made.observers += 1
      }
    }
    window.MutationObserver = class extends MutationObserver {
      constructor(...parts: ConstructorParameters<typeof MutationObserver>) {
        super(...parts)
        made.mutations += 1
      }
    }
  })
  const waiting = many(100).map((id) => probe(id, { when: 'visible' }))
  await showMain(page, probe('a', { when: 'visible' }) + FAR + waiting.join(''))
  await isMounted(page, 'a')
  await expect(page.locator('foyer-widget[status=found]')).toHaveCount(100)
  const { observers, mutations } = await page.evaluate(
    () => (window as unknown as { made: Record<string, number> }).made,
  )
  // One of the loader, one that orders many widgets, and one for those that were visible.
  expect(observers).toBeLessThanOrEqual(3)
  expect(mutations).toBe(0)
})

async function counters(client: CDPSession) {
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

test('React roots beyond the first few add no listeners, and their events still work', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page)
  const show = async (ids: string[]) => {
    await page.unrouteAll()
    await showMain(page, ids.map((id) => probe(id)).join(''))
    await expect(page.locator('foyer-widget[status=mounted]')).toHaveCount(ids.length)
    return (await counters(client)).listeners
  }
  const few = await show(many(20))
  const all = await show(many(120))
  // A React root adds 143 listeners; the rest are the probe's own and the placeholder's.
  expect((all - few) / 100).toBeLessThan(20)
  const late = widget(page, 'p110')
  await late.getByRole('button', { name: 'Button of p110' }).click()
  await expect(late.locator('output')).toHaveText('1')
  await late.getByRole('checkbox').check()
  await late.getByLabel('Text of p110').fill('Lisbon')
  await late.getByText('Summary of p110').click()
  expect(await probed(page)).toEqual([
    'p110: button',
    'p110: box true',
    'p110: text Lisbon',
    'p110: summary',
  ])
  await widget(page, 'p115').getByLabel('Text of p115').focus()
  await page.keyboard.press('x')
  await expect.poll(() => allProbed(page)).toContain('p115: focus')
  expect(await allProbed(page)).toContain('p115: key x')
  expect(await allProbed(page)).toContain('p110: pointer')
})

/** Replaces a mounted placeholder by a copy of its server HTML, as an author's edit does. */
function swap(page: Page, times: number) {
  return page.evaluate(async (times) => {
    const seen = window as unknown as { copy?: Element }
    for (let i = 0; i < times; i += 1) {
      const copy = (seen.copy as Element).cloneNode(true) as Element
      document.getElementById('a')?.replaceWith(copy)
      while (copy.getAttribute('status') !== 'mounted')
        await new Promise((resolve) => setTimeout(resolve))
    }
  }, times)
}

test('two hundred replacements leave no node, listener or effect behind', async ({ page }) => {
  // A cloned script element would be reported under Trusted Types.
  const main = probe('a').replace(
    /(<foyer-widget[^>]*)><script[^>]*>(.*?)<\/script>/,
    "$1 props='$2'>",
  )
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const parsed = document.implementation.createHTMLDocument()
      const original = document.getElementById('a') as Element
      const copy = parsed.importNode(original, true)
      copy.removeAttribute('status')
      Object.assign(window, { copy })
    })
  })
  await showMain(page, main)
  await isMounted(page, 'a')
  const client = await page.context().newCDPSession(page)
  await swap(page, 30)
  const before = await counters(client)
  await swap(page, 200)
  const after = await counters(client)
  // A node or listener of each would make two hundred; tasks that wait may hold the last two copies.
  expect(after.nodes - before.nodes).toBeLessThan(100)
  expect(after.listeners - before.listeners).toBeLessThan(100)
  const count = async (what: string) =>
    (await allProbed(page)).filter((line) => line === `a: ${what}`).length
  expect(await count('mounted')).toBe(231)
  expect(await count('unmounted')).toBe(230)
  await page.setViewportSize({ width: 900, height: 700 })
  await expect.poll(() => count('resize')).toBeGreaterThan(0)
  expect(await count('resize')).toBe(1)
  await page.getByRole('button', { name: 'Button of a' }).click()
  await expect(page.locator('output')).toHaveText('1')
})
