import { expect } from '@playwright/test'
import { arrive, OVERVIEW, settled, test, watch } from '../site'

test('a page full of broken input: its valid parts work and the log names the others', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await page.goto('/sandbox/bad-input')
  await arrive(page)
  await expect.poll(() => complaints.join('\n')).toMatch(/unknown-type\|\|no-such-widget#/)
  const healthy = page.locator('foyer-widget[id^=healthy]')
  expect(await healthy.count()).toBeGreaterThan(0)
  for (const placeholder of await healthy.all()) {
    await placeholder.scrollIntoViewIfNeeded()
    await expect(placeholder).toHaveAttribute('status', 'mounted')
  }
  // Hostile texts are shown as text or not at all.
  expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0)
  expect(await page.evaluate(() => 'foyerHacked' in window)).toBe(false)
})

test('placeholders with broken markup fail alone and report the reason', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  const events = await page.evaluate(async () => {
    const seen: unknown[] = []
    addEventListener('component-error', (event) => seen.push((event as CustomEvent).detail))
    const main = document.querySelector('main')
    const add = (type: string, id: string, json: string) => {
      const element = document.createElement('foyer-widget')
      element.setAttribute('type', type)
      element.id = id
      element.setAttribute('props', json)
      main?.append(element)
    }
    add('property-bar', 'broken', '{"showMap": fal')
    add('__proto__', 'proto', '{}')
    add('constructor', 'built-in', '{}')
    add('footer', 'no-props', '{"resourceProperties": 7}')
    add('property-bar', 'odd', '{"showMap":"false","sticky":17,"detailsLabel":[1]}')
    await new Promise<void>((resolve) => {
      const wait = () =>
        document.querySelectorAll(
          'main > foyer-widget:not([when], [status=mounted], [status=failed])',
        ).length
          ? requestAnimationFrame(wait)
          : resolve()
      wait()
    })
    return seen
  })
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'broken', code: 'invalid-json' }),
      expect.objectContaining({ id: 'proto', code: 'unknown-type' }),
      expect.objectContaining({ id: 'built-in', code: 'unknown-type' }),
      expect.objectContaining({ id: 'no-props', code: 'missing-prop' }),
    ]),
  )
  expect(events).toHaveLength(4)
  await expect(page.locator('#odd')).toHaveAttribute('status', 'mounted')
  expect(complaints.join('\n')).toContain('property-bar#odd: sticky is not true or false')
})

test('preventDefault on component-error keeps it out of the log', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('component-error', (event) => {
          event.preventDefault()
          resolve()
        })
        const element = document.createElement('foyer-widget')
        element.setAttribute('type', 'nonsense')
        document.querySelector('main')?.append(element)
      }),
  )
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})
