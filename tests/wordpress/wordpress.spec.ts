/**
 * The exported plugin in a real WordPress, of the build: the props of every fixture come out as they
 * went in, and so do hostile ones.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { hostileTexts } from '../../fixtures/hostile-texts'
import { widgetFixtures } from '../../fixtures/widget-fixtures'
import { PATIENT } from '../browser/render-service'
import { version } from './wordpress-files.mjs'
import { AWAY_SECONDS, SECRET, startWordPress } from './wordpress-site.mjs'

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

const heading = (text: string, id: string) =>
  `<!-- wp:foyer/heading ${JSON.stringify({ id, props: JSON.stringify({ text }) })} /-->`

/** Stores a post of any kind by its content; resolves with its number and address. */
function store(page: Page, kind: string, content: string, date?: string) {
  return page.evaluate(
    async ([path, text, day]) => {
      const { wp } = window as never as Editor
      const data = { title: 'A house', status: 'publish', content: text, ...(day && { date: day }) }
      const { id, link } = await wp.apiFetch({ path: `/wp/v2/${path}`, method: 'POST', data })
      return { id, link }
    },
    [kind, content, date] as const,
  )
}

/** What a visitor reads of a page's widgets, in their order. */
async function read(browser: Browser, address: string, javaScriptEnabled = true) {
  const page = await browser.newPage({ javaScriptEnabled })
  await page.goto(address)
  const widgets = page.locator('foyer-widget')
  await expect(page.locator('script[src$="loader.js"]')).toHaveCount(1)
  if (javaScriptEnabled)
    await expect(page.locator('foyer-widget:not([when=never], [status=mounted])')).toHaveCount(0)
  const texts = (await widgets.allInnerTexts()).map((text) => text.trim())
  const ids = await widgets.evaluateAll((elements) => elements.map(({ id }) => id))
  await page.close()
  return { ids, texts }
}

test('each block shows its own content, wherever it stands and whatever else is rendered', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await newPage(page)
  const service = await startService()
  site.useService(service.address)
  try {
    const pattern = await store(page, 'blocks', heading('Of the pattern', 'shared'))
    const synced = `<!-- wp:block ${JSON.stringify({ ref: pattern.id })} /-->`
    const content = [
      heading('Left out', 'left-out'),
      synced,
      heading('First', 'own'),
      `<!-- wp:group --><div class="wp-block-group">${heading('Copied', 'own')}</div><!-- /wp:group -->`,
      synced,
      heading('Last', 'last'),
    ].join('')
    const { link } = await store(page, 'pages', content)
    const texts = ['Of the pattern', 'First', 'Copied', 'Of the pattern', 'Last']
    const ids = ['shared', 'own', 'own-2', 'shared-2', 'last']
    expect(await read(browser, link)).toEqual({ texts, ids })
    expect(await read(browser, link, false)).toEqual({ texts, ids })
    expect((await read(browser, `${link}?theme=blocks`)).texts).toEqual([
      'Of the template',
      ...texts,
    ])

    await store(page, 'posts', heading('Quayside, old', 'own'), '2020-01-01T12:00:00')
    await store(page, 'posts', heading('Quayside, new', 'own') + synced)
    for (const list of ['/', '/category/uncategorized/', '/?s=Quayside']) {
      const { ids: own, texts: found } = await read(browser, site.origin + list)
      expect([list, ...found]).toEqual([list, 'Quayside, new', 'Of the pattern', 'Quayside, old'])
      expect(own).toEqual(['own', 'shared', 'own-2'])
    }
  } finally {
    await service.close()
  }
})

test('one visitor waits for a service that does not answer, and it is asked again later', async ({
  page,
  request,
}) => {
  await signIn(page)
  await newPage(page)
  const { link } = await store(page, 'pages', heading('Here', 'here'))
  let asked = 0
  const service = createServer(() => {
    asked += 1
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  site.useService(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)
  const view = async () => {
    const html = await (await request.get(link)).text()
    expect(html).toContain('<foyer-widget type="heading" id="here"><script')
    expect(html).toContain('loader.js')
    expect(html).toContain('rel="stylesheet"')
  }
  const manifests = () => site.problems().split('GET /assets/manifest.json').length - 1
  await view()
  const before = manifests()
  const began = Date.now()
  for (let visitor = 0; visitor < 5; visitor++) await view()
  // Else the service is asked again by right, and this tells nothing.
  expect(Date.now() - began).toBeLessThan(AWAY_SECONDS * 1000)
  expect(asked).toBe(1)
  expect(manifests()).toBe(before)
  await expect
    .poll(async () => {
      await view()
      return asked
    })
    .toBe(2)
  service.closeAllConnections()
  service.close()
  // The tests after this one have a service.
  await new Promise((later) => setTimeout(later, AWAY_SECONDS * 1000))
})

test('a page without a widget gets nothing of ours', async ({ page, request }) => {
  await signIn(page)
  await newPage(page)
  const { link } = await store(
    page,
    'pages',
    '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
  )
  const html = await (await request.get(link)).text()
  expect(html).toContain('<p>Text</p>')
  expect(html).not.toMatch(/foyer|loader\.js/)
})

test('only an author sees the preview page', async ({ request }) => {
  expect((await request.get(`${site.origin}/?foyer-preview=1`)).status()).toBe(403)
})

/** The render service of the build; resolves with its address. */
function startService(): Promise<{ address: string; close: () => Promise<void> }> {
  const ports = { PORT: '0', HEALTH_PORT: '0', WORKERS: '0' }
  const env = { ...process.env, ...ports, ...PATIENT, SECRET }
  const child: ChildProcess = spawn(process.execPath, ['scripts/render-service.mjs'], { env })
  const close = () =>
    new Promise<void>((done) => {
      if (child.exitCode !== null) return done()
      child.once('exit', () => done())
      child.kill()
    })
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (text: Buffer) => {
      said += text
      const address = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
      if (address) resolve({ address, close })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}: ${said}`)))
  })
}

const HOSTILE = `</script><b onclick="alert(1)">O'Hara & "Söhne" -- [gallery] Wordpress \\u003c 😀`

/** Places a block by WordPress's own inserter, by its title, and opens its form. */
async function insert(page: Page, title: string) {
  // The inserter closes the form on a screen below 1440 px.
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill(title)
  await page.getByRole('option', { name: title, exact: true }).click()
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await openForm(page)
}

/** Newer versions of WordPress open it by themselves. */
async function openForm(page: Page) {
  const bar = page.getByRole('region', { name: 'Editor top bar' })
  const settings = bar.getByRole('button', { name: 'Settings', exact: true })
  await expect(settings).toBeVisible()
  if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.click()
}

test('an author builds a page in the block editor and publishes it, and a visitor uses it', async ({
  page,
  browser,
}) => {
  const service = await startService()
  site.useService(service.address)
  try {
    await signIn(page)
    await newPage(page)
    const form = page.getByRole('region', { name: 'Editor settings' })
    const canvas = page.getByRole('region', { name: 'Editor content' })
    await page.getByRole('textbox', { name: 'Add title' }).fill('House rules')

    await test.step('a component, whose preview follows what is typed', async () => {
      await insert(page, 'Rich text')
      await form.getByLabel('Text', { exact: true }).fill('<p>Quiet from <b>ten</b>.</p>')
      const preview = page.frameLocator('iframe[title="Preview of Rich text"]')
      await expect(preview.getByText('Quiet from ten.')).toBeVisible()
    })

    await test.step('one with an entry, a text that attacks every layer, and a component inside', async () => {
      await insert(page, 'Accordion')
      const accordion = canvas.getByRole('document', { name: 'Block: Accordion', exact: true })
      await accordion.getByRole('button', { name: /^Add (block|Entry of Accordion)$/ }).click()
      const entry = accordion.getByRole('document', { name: 'Block: Entry of Accordion' })
      await entry.click()
      await form.getByLabel('Title', { exact: true }).fill(HOSTILE)
      await form.getByLabel('Text', { exact: true }).fill('<p>After the first night.</p>')
      const preview = page.frameLocator('iframe[title="Preview of Accordion"]')
      await expect(preview.getByText(HOSTILE)).toBeVisible()

      await entry.getByRole('button', { name: 'Add block' }).click()
      await page
        .getByRole('searchbox', { name: 'Search for blocks and patterns' })
        .fill('Rich text')
      await page.getByRole('option', { name: 'Rich text', exact: true }).click()
      await form.getByLabel('Text', { exact: true }).fill('<p>On request.</p>')
      await expect(preview.getByText('On request.')).toBeAttached()
    })

    await test.step('publish, reload: nothing has changed', async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const panel = page.getByRole('region', { name: 'Editor publish' })
      await panel.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(panel.getByText(/is now live/)).toBeVisible()
      const stored = () =>
        page.evaluate(() =>
          (window as never as Editor).wp.data.select('core/editor').getEditedPostContent?.(),
        )
      const before = await stored()
      await page.reload()
      await expect(
        canvas.getByRole('document', { name: 'Block: Accordion', exact: true }),
      ).toBeVisible()
      expect(await stored()).toBe(before)
      expect(await page.getByText(/unexpected or invalid content/).count()).toBe(0)
    })

    const link = await page.evaluate(
      () => `${(window as never as Editor).wp.data.select('core/editor').getPermalink?.()}`,
    )
    const visitor = await browser.newPage({ javaScriptEnabled: false })
    await visitor.goto(link)
    await expect(visitor.getByText('Quiet from ten.')).toBeVisible()
    await expect(visitor.getByText(HOSTILE)).toBeVisible()
    await visitor.close()
    const alive = await browser.newPage()
    const problems: string[] = []
    alive.on('pageerror', ({ message }) => problems.push(message))
    alive.on('dialog', (dialog) => problems.push(dialog.message()))
    await alive.goto(link)
    await alive.getByText(HOSTILE).click()
    await expect(alive.getByText('After the first night.')).toBeVisible()
    await expect(alive.getByText('On request.')).toBeVisible()
    await expect(alive.locator('foyer-widget[type=accordion]')).toHaveAttribute('status', 'mounted')
    const [, accordion, inside] = await placed(alive, link)
    // The service adds defaults; what the author typed is there byte for byte.
    const [item] = (accordion?.props.items ?? []) as object[]
    expect(item).toMatchObject({ title: HOSTILE, body: '<p>After the first night.</p>' })
    expect(inside).toMatchObject({ type: 'rich-text', props: { html: '<p>On request.</p>' } })
    expect(problems).toEqual([])
    await alive.close()
  } finally {
    await service.close()
  }
})

test('an author changes a template part in the site editor, and each page shows it', async ({
  page,
  browser,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: nothing of ours can be seen there
  test.skip(
    !version,
    'The site editor of Debian’s WordPress 6.1 stays empty, without the plugin too.',
  )
  const service = await startService()
  site.useService(service.address)
  try {
    await signIn(page)
    await newPage(page)
    const { link } = await store(page, 'pages', heading('Of the page', 'own'))
    await page.context().addCookies([{ name: 'theme', value: 'blocks', url: site.origin }])
    await page.goto(
      `${site.origin}/wp-admin/site-editor.php?postType=wp_template_part&postId=blocks%2F%2Fheader&canvas=edit`,
    )
    await page.waitForFunction(() => 'wp' in window && 'foyer' in window)
    await page.evaluate(() => {
      const { wp } = window as never as Editor
      wp.data.dispatch('core/preferences').set?.('core/edit-site', 'welcomeGuide', false)
    })
    const canvas = page.frameLocator('iframe[name="editor-canvas"]')
    const preview = canvas.frameLocator('iframe[title="Preview of Heading"]')
    await expect(preview.getByText('Of the template')).toBeVisible()
    await page.evaluate(() => {
      const { wp } = window as never as Editor
      const [block] = wp.data.select('core/block-editor').getBlocks?.() ?? []
      const { clientId } = block as unknown as { clientId: string }
      return wp.data.dispatch('core/block-editor').selectBlock?.(clientId)
    })
    await openForm(page)
    const form = page.getByRole('region', { name: 'Editor settings' })
    await form.getByLabel('Text', { exact: true }).fill('Of the site editor')
    await expect(preview.getByText('Of the site editor')).toBeVisible()
    const bar = page.getByRole('region', { name: /top bar|header/i })
    await bar.getByRole('button', { name: 'Save', exact: true }).click()
    // Some versions ask which of the changes to save.
    const asks = page.getByRole('region', { name: 'Editor publish' })
    const again = asks.getByRole('button', { name: 'Save', exact: true })
    const isSaved = page.getByText(/(Site|Template part) updated/i).first()
    await expect(again.or(isSaved).first()).toBeVisible()
    if (await again.isVisible()) await again.click()
    await expect(isSaved).toBeAttached()

    const { texts, ids } = await read(browser, `${link}?theme=blocks`)
    expect(texts).toEqual(['Of the site editor', 'Of the page'])
    expect(ids).toEqual(['top', 'own'])
  } finally {
    await service.close()
  }
})
