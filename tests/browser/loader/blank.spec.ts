import { expect } from '@playwright/test'
import { test } from '../sandbox'
import { AHEAD, OVERVIEW, rewrite, watch } from '../site'
import { UNTOUCHED } from '../untouched'
import {
  FAR,
  FRAME,
  isMounted,
  isWaiting,
  probe,
  serveProbe,
  showMain,
  withMain,
} from './loader-page'

test.use(UNTOUCHED)

/** Placeholders that stayed blank without a word, as a CMS or a host's stylesheet makes them. */
const heading = (id: string, script: string, attributes = '') =>
  `<foyer-widget type="heading" id="${id}"${attributes}>${script}</foyer-widget>`
const json = (text: string, type = 'application/json') =>
  `<script type="${type}">${JSON.stringify({ text })}</script>`

for (const [name, script] of [
  ['a script that an editor has put into a paragraph', `<p>${json('Read')}</p>`],
  ['a script of a type with a charset', json('Read', 'application/json; charset=utf-8')],
] as const) {
  test(`props in ${name}`, async ({ page }) => {
    const { complaints } = await watch(page)
    await showMain(page, heading('a', script))
    await isMounted(page, 'a')
    await expect(page.getByRole('heading', { name: 'Read' })).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('a placeholder without a box and without content does not wait to be seen', async ({
  page,
}) => {
  const main = heading('a', json('Seen'), ' when="visible"')
  await showMain(page, main, { css: '#a { display: contents !important }' })
  await expect(page.locator('#a')).toHaveCSS('display', 'contents')
  await isMounted(page, 'a')
  await expect(page.getByRole('heading', { name: 'Seen' })).toBeVisible()
})

test('a printed page shows what nobody has scrolled to, and nothing that never starts', async ({
  page,
}) => {
  const far = heading('a', json('On paper'), ' when="visible"')
  const never = heading('b', json('Never'), ' when="never"')
  await serveProbe(page)
  await rewrite(page, `**${FRAME}`, (html) =>
    withMain(html, FAR + far + never + probe('c', { when: 'visible' })),
  )
  await rewrite(page, '**/site.css', (css) => `${css}\n.far { block-size: 5000px }`)
  const ahead = page.waitForResponse(AHEAD)
  await page.goto(FRAME)
  await ahead
  // What fetches scripts ahead of the first tap also listens for the printer.
  const fetched = page.locator('link[rel=modulepreload][href*="probe.widget"]')
  await expect(fetched).toBeAttached()
  await isWaiting(page, 'a')
  await page.pdf()
  await isMounted(page, 'a')
  await isMounted(page, 'c')
  await isWaiting(page, 'b')
  await expect(page.getByRole('heading', { name: 'On paper' })).toBeAttached()
})

test('a hotel’s pictures have addresses without a protocol', async ({ page, baseURL }) => {
  const host = new URL(String(baseURL)).host
  await rewrite(page, '**/PropertyData*', (answer) =>
    answer.replaceAll('"/media/', `"//${host}/media/`),
  )
  await page.goto(`${OVERVIEW}?rendered=browser`)
  const picture = page.locator('#gallery img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', new RegExp(`^//${host}/media/`))
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
})
