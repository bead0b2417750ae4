import { type CDPSession, expect, type Page } from '@playwright/test'
import { isWide } from '../../cases'
import { test } from '../sandbox'
import { become, idle, OVERVIEW, type VisitorId, watch } from '../site'

/**
 * Taps at random moments on random controls of random pages on random networks: each tap takes
 * effect exactly once, and nothing is written to the console. a wide run has a thousand;
 * `SEED=12345 TAPS=1` repeats the failed tap, whose title has its seed.
 */
const TAPS = Number(process.env.TAPS ?? (isWide ? 1000 : 10))
const FIRST_SEED = Number(process.env.SEED ?? 20_261_122)

interface Control {
  name: string
  path: string
  control: string
  visitor?: VisitorId
  /** Checks that the tap took effect exactly once. */
  isDone: (page: Page) => Promise<void>
}

const opens = (name: string, path: string, control: string, dialog: string): Control => ({
  name,
  path,
  control,
  isDone: (page) => expect(page.locator(dialog)).toBeVisible(),
})

const CONTROLS: Control[] = [
  opens('menu', OVERVIEW, '[commandfor=navigation-drawer]', '#navigation-drawer'),
  opens('languages', OVERVIEW, '#footer [command=show-modal]', '#footer-dialog'),
  opens('currency', OVERVIEW, '#currency button', 'foyer-widget[type^=currency] dialog[open]'),
  opens('hotel details', OVERVIEW, '#property-bar button[aria-haspopup]', '#hotel-details dialog'),
  opens('a photo', OVERVIEW, '#gallery li a', '#hotel-gallery-viewer dialog'),
  opens('all photos', OVERVIEW, '#gallery [command=show-modal]', '#hotel-gallery-viewer dialog'),
  {
    name: 'a section',
    path: '/',
    control: 'foyer-widget[type=accordion] summary',
    isDone: (page) =>
      expect(page.locator('foyer-widget[type=accordion] details').first()).toHaveAttribute('open'),
  },
  {
    name: 'arrow',
    path: OVERVIEW,
    control: '#gallery [data-to=next]',
    isDone: (page) => expect(page.locator('#gallery p bdi')).toHaveText(/^2\D/),
  },
  {
    name: 'heart',
    path: OVERVIEW,
    visitor: 'member-a',
    control: '#property-bar button[aria-pressed]',
    // Its state toggles once: see below.
    isDone: async () => {},
  },
  {
    name: 'empty sign-in',
    path: '/sign-in.mi',
    control: 'foyer-widget[type=sign-in] [type=submit]',
    // Before the script has loaded, the browser itself marks the invalid field and focuses it.
    isDone: (page) =>
      expect(
        page.locator('foyer-widget[type=sign-in] :is([aria-invalid=true], input:focus)').first(),
      ).toBeVisible(),
  },
]

const LINES = [
  { name: 'a fast line', latency: 0, throughput: -1 },
  { name: 'slow 4G', latency: 150, throughput: 200_000 },
  { name: 'a line of 562 ms', latency: 562, throughput: 180_000 },
]

/** A number from 0 to 1 for each call: mulberry32. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function slowDown(devtools: CDPSession, line: (typeof LINES)[number], rate: number) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.throughput,
    uploadThroughput: line.throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } })

for (let seed = FIRST_SEED; seed < FIRST_SEED + TAPS; seed += 1) {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const chosen = pick(CONTROLS)
  const line = pick(LINES)
  const rate = pick([1, 4])
  /**
   * The tap's moment: when this many files have arrived since the control was painted, or no more
   * arrive.
   */
  const files = Math.floor(random() * 30)

  test(`seed ${seed}: ${chosen.name}, ${line.name}, processor ${rate}x slower, after ${files} files`, async ({
    page,
    context,
  }) => {
    if (chosen.visitor) await become(context, chosen.visitor)
    const { complaints } = await watch(page)
    await slowDown(await context.newCDPSession(page), line, rate)
    let arrived = 0
    page.on('requestfinished', () => {
      arrived += 1
    })
    await page.goto(chosen.path, { waitUntil: 'commit' })
    const control = page.locator(chosen.control).filter({ visible: true }).first()
    await control.waitFor()
    const painted = arrived
    const isLoaded = page.waitForLoadState('load').then(() => idle(page))
    await Promise.race([isLoaded, expect.poll(() => arrived - painted).toBeGreaterThan(files)])
    await control.scrollIntoViewIfNeeded()
    const before = await control.getAttribute('aria-pressed')
    await control.tap()
    if (before === null) {
      await chosen.isDone(page)
      await idle(page)
      await expect(page.locator('foyer-widget [aria-busy=true]')).toHaveCount(0)
      await chosen.isDone(page)
    } else {
      const after = before === 'true' ? 'false' : 'true'
      await expect(control).toHaveAttribute('aria-pressed', after)
      await expect(page.locator('foyer-widget [aria-busy=true]')).toHaveCount(0)
      await idle(page)
      await expect(control).toHaveAttribute('aria-pressed', after)
    }
    expect(complaints).toEqual([])
  })
}
