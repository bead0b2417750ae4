/**
 * The exported plugin in a real WordPress, of the build: the props of every fixture come out as they
 * went in, and so do hostile ones.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { hostileTexts } from '../../fixtures/hostile-texts'
import { widgetFixtures } from '../../fixtures/widget-fixtures'
import { startWordPress } from './wordpress-site.mjs'

let site: Awaited<ReturnType<typeof startWordPress>>
let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-export-'))
  execFileSync(process.execPath, ['scripts/export.mjs', '--out', folder])
  site = await startWordPress({
    plugin: join(folder, 'wordpress/foyer'),
    assets: 'dist/browser/assets',
  })
})

test.afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function signIn(page: Page) {
  await page.goto(`${site.origin}/wp-login.php`)
  await page.getByLabel('Username or Email Address').fill('author')
  await page.getByLabel('Password', { exact: true }).fill('a-password-of-a-test')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/wp-admin/**')
}

/** The block editor of a new page, without its tour. */
async function newPage(page: Page) {
  await page.goto(`${site.origin}/wp-admin/post-new.php?post_type=page`)
  await page.waitForFunction(() => 'wp' in window && 'foyer' in window)
  await page.evaluate(() => {
    const { wp } = window as never as { wp: Wp }
    wp.data.dispatch('core/preferences').set?.('core/edit-post', 'welcomeGuide', false)
  })
  await expect(page.locator('.edit-post-visual-editor')).toBeVisible()
}

interface Node {
  type: string
  id: string
  props: Record<string, unknown>
}
interface Block {
  name: string
  attributes: { id: string; props: string }
  innerBlocks: Block[]
}
interface Wp {
  data: {
    dispatch(store: string): Record<string, (...parts: unknown[]) => Promise<void>>
    select(store: string): Record<string, (...parts: unknown[]) => never>
  }
  apiFetch(options: object): Promise<{ id: number; link: string; content: { raw: string } }>
  blocks: {
    createBlock(name: string, attributes: object, inner: unknown[]): Block
    serialize(blocks: unknown[]): string
    parse(html: string): Block[]
  }
}
interface Editor {
  wp: Wp
  foyer: {
    toJson(value: unknown): string
    forms: Record<string, { place: string | null; entries: string | null }>
  }
}

/** Saves the nodes as blocks through WordPress's own code; resolves with the page and what is stored. */
function save(page: Page, nodes: Node[]) {
  return page.evaluate(async (given) => {
    const { wp, foyer } = window as never as Editor
    const blockOf = ({ type, id, props }: Node): Block => make(type, props, id)
    const make = (name: string, props: Record<string, unknown>, id?: string): Block => {
      const { place, entries } = foyer.forms[name] ?? { place: null, entries: null }
      const { [place ?? '']: inside, ...own } = props
      const inner = ((inside ?? []) as never[]).map((member) =>
        entries ? make(entries, member) : blockOf(member),
      )
      const attributes = { ...(id ? { id } : {}), props: foyer.toJson(own) }
      return wp.blocks.createBlock(`foyer/${name}`, attributes, inner)
    }
    const blocks = given.map(blockOf)
    const content = wp.blocks.serialize(blocks)
    const data = { title: 'Round trip', status: 'publish', content }
    const { id, link } = await wp.apiFetch({ path: '/wp/v2/pages', method: 'POST', data })
    const { content: stored } = await wp.apiFetch({ path: `/wp/v2/pages/${id}?context=edit` })
    const flat = (all: Block[]): string[] =>
      all.flatMap(({ attributes, innerBlocks }) => [attributes.props, ...flat(innerBlocks)])
    return { link, sent: flat(blocks), stored: flat(wp.blocks.parse(stored.raw)) }
  }, nodes)
}

/** The widgets of the published page, as its HTML has them. */
async function placed(page: Page, link: string): Promise<Node[]> {
  const html = await (await page.request.get(link)).text()
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    return [...document.querySelectorAll('foyer-widget')].map((element) => ({
      type: element.getAttribute('type') ?? '',
      id: element.id,
      props: JSON.parse(element.querySelector(':scope > script')?.textContent ?? 'null'),
    }))
  }, html)
}

const all: Node[] = Object.entries(widgetFixtures).flatMap(([type, fixtures]) =>
  Object.entries(fixtures as Record<string, { props: Record<string, unknown> }>).map(
    ([name, { props }]) => ({
      type,
      id: `${type}-${name}`,
      props: JSON.parse(
        // Fixtures share the ids of nested components; the plugin renames those of one page.
        JSON.stringify(props, (key, value) =>
          key === 'id' && value !== '' ? `${value}-of-${type}-${name}` : value,
        ),
      ),
    }),
  ),
)

test('the props of every fixture come out of WordPress as they went in', async ({ page }) => {
  site.useService('')
  await signIn(page)
  await newPage(page)
  const { link, sent, stored } = await save(page, all)
  expect(stored).toEqual(sent)
  const found = await placed(page, link)
  expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  for (const [index, node] of all.entries()) expect.soft(found[index], node.id).toEqual(node)
})

test('hostile props come out byte for byte, and nothing of them runs', async ({ page }) => {
  site.useService('')
  await signIn(page)
  await newPage(page)
  const texts = [
    ...hostileTexts.map(({ html }) => html),
    'Wordpress [gallery ids="1"] [[gallery]] [/caption] &nbsp; &amp;amp; "quotes" \'--\' ... 3x4',
    '</script><!--<script> --> ]]> \\" \\\\ \\u003c <!-- wp:foyer/heading /-->',
    '\u2028\u2029\u0000\u0001\ud800 😀 é \r\n\t \ufeff %s %1$s {{x}} <?php echo 1 ?>',
  ]
  const nodes = texts.map((text, index) => ({
    type: 'rich-text',
    id: `hostile-${index}`,
    props: { text, [text.slice(0, 20)]: [text, { a: {}, b: [] }] },
  }))
  const { link, sent, stored } = await save(page, nodes)
  expect(stored).toEqual(sent)
  const html = await (await page.request.get(link)).text()
  for (const json of sent)
    expect(html).toContain(`<script type="application/json">${json}</script>`)
  const found = await placed(page, link)
  for (const [index, node] of nodes.entries()) expect.soft(found[index], node.id).toEqual(node)
  await page.goto(link)
  await expect(page.locator('foyer-widget:not([status=mounted])')).toHaveCount(0)
  expect(await page.evaluate(() => 'foyerHacked' in window)).toBe(false)
})

test('only an author sees the preview page', async ({ request }) => {
  expect((await request.get(`${site.origin}/?foyer-preview=1`)).status()).toBe(403)
})
