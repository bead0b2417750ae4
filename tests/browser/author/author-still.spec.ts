/**
 * An idle page in author mode changes nothing (design §7): the vendor's client postpones repaints
 * as long as mutations continue.
 */
import { expect, type Page } from '@playwright/test'
import { drawn, idle, settled, test } from '../site'
import { fixtureOf, handfuls } from '../widget-samples'
import { edit, isShown, placed } from './author-page'

interface Unrest {
  timers: string[]
  writes: string[]
  mutations: string[]
}

/** Records pending timers and storage writes, starting before the page's first script. */
async function watchUnrest(page: Page) {
  await page.addInitScript(() => {
    const unrest = { timers: new Map<unknown, string>(), writes: [] as string[] }
    Object.assign(window, { foyerUnrest: unrest })
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window
    const named = (handler: TimerHandler, delay = 0) =>
      `${delay} ms: ${String(handler).slice(0, 200)}`
    window.setTimeout = ((handler: () => void, delay?: number, ...rest: unknown[]) => {
      const id = setTimeout(
        () => {
          unrest.timers.delete(id)
          handler()
        },
        delay,
        ...rest,
      )
      unrest.timers.set(id, named(handler, delay))
      return id
    }) as typeof setTimeout
    window.setInterval = ((handler: () => void, delay?: number, ...rest: unknown[]) => {
      const id = setInterval(handler, delay, ...rest)
      unrest.timers.set(id, named(handler, delay))
      return id
    }) as typeof setInterval
    const forget = (clear: (id?: number) => void) => (id?: unknown) => {
      unrest.timers.delete(id)
      clear(id as number | undefined)
    }
    window.clearTimeout = forget(clearTimeout)
    window.clearInterval = forget(clearInterval)
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (...parts) {
      unrest.writes.push(parts.join(' = '))
      setItem.apply(this, parts)
    }
  })
}

/** Records the mutations of two frames, one idle callback and all pending timers. */
async function unrestOf(page: Page): Promise<Unrest> {
  const seen = await page.evaluateHandle(() => {
    const mutations: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        mutations.push(
          `${type} ${attributeName ?? ''} at ${(target as Element).outerHTML?.slice(0, 120) ?? target.textContent}`,
        )
    })
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    return { mutations, observer }
  })
  await drawn(page)
  await idle(page)
  await drawn(page)
  return seen.evaluate(({ mutations, observer }) => {
    observer.disconnect()
    const { timers, writes } = (
      window as never as { foyerUnrest: { timers: Map<unknown, string>; writes: string[] } }
    ).foyerUnrest
    return { mutations, timers: [...timers.values()], writes }
  })
}

const QUIET: Unrest = { timers: [], writes: [], mutations: [] }

for (const types of handfuls) {
  test(`no change of page, network, timers or storage while edited: ${types.join(', ')}`, async ({
    page,
  }) => {
    await watchUnrest(page)
    const main = types.flatMap((type) =>
      ['minimal', 'full', 'author', 'authored'].flatMap((name) => {
        const fixture = fixtureOf(type, name)
        return fixture ? [placed(type, `${name}-${type}`, fixture.props)] : []
      }),
    )
    await edit(page, { main: main.join('') })
    for (const placeholder of await page.locator('main > foyer-widget').all())
      await expect(placeholder).toBeVisible()
    // A slide is marked busy until its picture is loaded.
    await settled(page)
    const cookies = await page.context().cookies()
    const requests: string[] = []
    // A part that came later is shown 300 ms after what stood in its place, by a timer of React's.
    await expect.poll(async () => (await unrestOf(page)).timers).toEqual([])
    // A script that has come asks for those that it imports.
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && request.resourceType() !== 'font')
        requests.push(`${request.method()} ${request.url()}`)
    })
    expect(await unrestOf(page)).toEqual(QUIET)
    // Elements that an author may touch by accident.
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('Tab')
    await isShown(page)
    const { timers, writes } = await unrestOf(page)
    expect({ timers, writes, requests }).toEqual({ timers: [], writes: [], requests: [] })
    expect(await page.context().cookies()).toEqual(cookies)
    const layers = await page.evaluate(
      () => (window as { adobeDataLayer?: unknown[] }).adobeDataLayer ?? [],
    )
    expect(layers).toEqual([])
  })
}
