/** @jest-environment jsdom */
import { z } from 'zod'
import { hostileTexts } from '../../fixtures/hostile-texts'
import { fieldTree } from '../../src/author/fields/field-tree'
import { aemFiles } from '../../tooling/export/aem'
import { types } from '../widgets'
import { ATTRIBUTES, NODES, RESOURCE_TYPES } from './aem-attributes'
import { aemNode } from './aem-nodes'
import { APPS, definitions, files, parsed, textAt } from './aem-package'
import { emptyNode } from './aem-repository'
import { type Reader, reader, same } from './aem-round-trip'
import { resourceOf, runScript } from './aem-scripts.mjs'

const xmlFiles = Object.keys(files).filter((path) => path.endsWith('.xml'))
const dialogs = xmlFiles.filter((path) => path.includes('_cq_dialog'))

it.each(xmlFiles)('%s is well-formed, with each prefix declared', (path) => {
  const all = [parsed(path), ...parsed(path).querySelectorAll('*')]
  for (const element of all)
    for (const { name, prefix, namespaceURI } of [element, ...element.attributes].map(named))
      if (prefix) expect([name, namespaceURI]).toEqual([name, expect.stringMatching(/^http/)])
})

const named = (node: Element | Attr) => ({
  name: node.nodeName,
  prefix: node.prefix,
  namespaceURI: node.namespaceURI,
})

it('has a dialog, edit configuration and template for each component', () => {
  const folders = types.map((type) => `${APPS}/apps/foyer/components/${type}`)
  const parts = ['.content.xml', '_cq_dialog/.content.xml', '_cq_editConfig.xml']
  for (const folder of folders)
    for (const part of parts) expect(xmlFiles).toContain(`${folder}/${part}`)
  expect(xmlFiles).toContain(
    `${APPS}/apps/foyer/components/accordion-items/_cq_dialog/.content.xml`,
  )
})

it.each(dialogs)('%s has only what dialogs of Core Components have', (path) => {
  const unheard: string[] = []
  for (const element of [parsed(path), ...parsed(path).querySelectorAll('*')]) {
    const isPopover = element.parentElement?.tagName === 'popovers'
    const kind = isPopover ? 'settings' : (NODES[element.tagName] ?? 'option')
    const type = element.getAttribute('sling:resourceType') ?? kind
    const known = RESOURCE_TYPES[type]
    if (!known) unheard.push(type)
    for (const { name } of element.attributes) {
      const isKnown =
        name.startsWith('xmlns:') || ATTRIBUTES.includes(name) || known?.includes(name)
      if (!isKnown) unheard.push(`${type}: ${name}`)
    }
  }
  expect([...new Set(unheard)]).toEqual([])
})

it('is in ECMAScript 5, which AEM’s script engine has', () => {
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(6)
  for (const [path, text] of scripts) {
    const code = path.endsWith('fields.js') ? text.replace(/return .*/, '') : text
    expect([path, code.match(/=>|`(?=.*\$\{)|\b(?:let|const|class)\s+\w|\?\.|,\s*\)/g)]).toEqual([
      path,
      null,
    ])
  }
})

const shapes = z.object({
  kind: z.enum(['plain', 'rich']).default('plain'),
  only: z
    .string()
    .optional()
    .meta({ 'x-when': { field: 'kind', is: 'rich' } }),
  either: z
    .number()
    .optional()
    .meta({ 'x-when': { field: 'kind', is: ['rich', 'plain'] } }),
  media: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('photo'), width: z.number(), alt: z.string() }),
    z.object({ kind: z.literal('film'), loops: z.boolean(), alt: z.string() }),
  ]),
  films: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('short'), title: z.string() }),
      z.object({ kind: z.literal('long'), parts: z.array(z.object({ title: z.string() })) }),
    ]),
  ),
  texts: z.record(z.string(), z.string()),
  sizes: z.array(z.array(z.number())),
  columns: z.literal([1, 2]).default(2),
  days: z.array(z.literal([1, 2, 3])).default([1]),
})

/** The package as it is exported; a test below adds a widget to it. */
const exportedFiles = { ...files }
afterEach(() => Object.assign(files, exportedFiles))

it('keeps what no widget has yet: unions, their lists, maps of texts, lists of lists', () => {
  const props = {
    kind: 'rich',
    only: 'a',
    either: -0.5,
    media: { kind: 'film', loops: false, alt: '' },
    films: [
      { kind: 'short', title: 'Lobby' },
      { kind: 'long', parts: [{ title: '1' }, { title: '2' }] },
    ],
    texts: { ['__proto__']: 'x', 'a/b': 'y' },
    sizes: [[1, 2], []],
    columns: 1,
    days: [],
  }
  const widget = { type: 'shapes', title: 'Shapes', group: 'Page', description: '', schema: shapes }
  Object.assign(files, aemFiles([{ ...widget, isPlaced: true, tree: fieldTree(shapes) }]))
  const own: Reader = runScript('/apps/foyer/components/widget/reader.js', textAt)
  const { resource } = aemNode({ type: 'shapes', id: 'a', props }, definitions)
  expect(own.propsOf(resource, 'shapes', same)).toBe(
    JSON.stringify({ ...props, texts: null }).replace('null', '{"__proto__":"x","a/b":"y"}'),
  )
})

it('shows a field under its condition: by the dialog’s own script, or by that of the package', () => {
  const dialog = definitions.dialogOf('hotel-gallery')
  const [room] = dialog.getElementsByTagName('roomCodeWhen')
  const [source] = dialog.getElementsByTagName('source')
  expect(source?.getAttribute('granite:class')).toBe('cq-dialog-dropdown-showhide')
  const target = source?.firstElementChild?.getAttribute('cq-dialog-dropdown-showhide-target')
  expect(room?.getAttribute('granite:class')).toContain(`hide ${target?.slice(1)} `)
  expect(room?.firstElementChild?.getAttribute('showhidetargetvalue')).toBe('room')
  const [inline] = dialog.getElementsByTagName('maxInlineWhen')
  expect(inline?.firstElementChild?.getAttribute('foyer-when-field')).toBe('./layout')
})

describe('the package’s script of the dialog', () => {
  const script = textAt('/apps/foyer/clientlibs/editor/js/conditions.js')
  it('shows a field while the nearest other field has one of its values', () => {
    document.body.innerHTML = `<form class="cq-dialog">
      <coral-select name="./layout"></coral-select><coral-checkbox name="./on"><input type="checkbox"></coral-checkbox>
      <div id="a" class="hide foyer-when" data-foyer-when-field="./layout" data-foyer-when-is='["mosaic","carousel"]'></div>
      <div id="b" class="hide foyer-when" data-foyer-when-field="./on" data-foyer-when-is='["true"]'></div>
      <div><coral-select name="./items/item0/./layout"></coral-select>
        <div id="c" class="foyer-when" data-foyer-when-field="./layout" data-foyer-when-is='["mosaic"]'></div></div>
    </form>`
    const heard: Record<string, (event: { target: ParentNode }) => void> = {}
    const $ = () => ({
      on: (name: string, ...rest: never[]) => Object.assign(heard, { [name]: rest.at(-1) }),
    })
    new Function('document', 'Granite', script)(document, { $ })
    const set = (index: number, value: string) =>
      Object.assign(document.querySelectorAll('coral-select')[index] ?? {}, { value })
    const shown = () =>
      ['a', 'b', 'c'].filter((id) => !document.getElementById(id)?.classList.contains('hide'))
    set(0, 'mosaic')
    set(1, 'grid')
    heard['foundation-contentloaded']?.({ target: document })
    expect(shown()).toEqual(['a'])
    set(0, 'grid')
    set(1, 'mosaic')
    Object.assign(document.querySelector('input') ?? {}, { checked: true })
    heard.change?.({ target: document })
    expect(shown()).toEqual(['b', 'c'])
  })
})

it.each([
  ...hostileTexts.map(({ html }) => html),
  '{Boolean}true',
  '[a,b]',
  '\\',
  '</script>\u2028',
  '\u0024{7*7}',
  '\ud800',
  '"&quot;',
  '__proto__',
])('keeps a hostile text, and lets none of it out of the script: %j', (text) => {
  const props = { text, level: 2 }
  const { resource } = aemNode({ type: 'heading', id: 'a', props }, definitions)
  const json = reader.propsOf(resource, 'heading', same)
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json).text).toBe(text)
})

describe('a page whose render service', () => {
  const WIDGETS = '/apps/foyer/components/widget'
  const { node } = aemNode({ type: 'heading', id: 'b', props: { text: 'Rooms' } }, definitions)
  const root = { ...emptyNode(), children: new Map([['b', node]]) }

  /** The head of a published page, what the service was asked, and the widgets' HTML in the request. */
  function headOf(answer: string, origin = 'https://www.example.com') {
    const asked: unknown[][] = []
    const warnings: string[] = []
    const kept = new Map<string, string>()
    const settings = textAt(`${WIDGETS}/settings.js`)
      .replace("service: ''", "service: 'https://render.example'")
      .replace("origin: ''", `origin: '${origin}'`)
      .replace("secret: ''", "secret: 'shared'")
    const own: Record<string, string> = {
      [`${WIDGETS}/settings.js`]: settings,
      [`${WIDGETS}/assets.js`]: 'use(function () { return { css: [] } })',
      [`${WIDGETS}/service.js`]: 'use(function () { return { post: post } })',
    }
    const globals = {
      post: (...sent: unknown[]) => {
        asked.push(sent)
        return answer
      },
      request: {
        getRequestURL: () => 'https://evil.example/page.html',
        getRequestURI: () => '/page.html',
        getAttribute: (name: string) => kept.get(name) ?? null,
        setAttribute: (name: string, value: string) => kept.set(name, value),
      },
      wcmmode: { isEdit: () => false, isPreview: () => false },
      currentPage: {
        getPath: () => '/content/hotel',
        getContentResource: () => resourceOf(root, '/content/hotel/jcr:content/root'),
        getLanguage: () => ({ toLanguageTag: () => 'de-DE' }),
      },
      log: { warn: (text: string) => void warnings.push(text) },
    }
    const page: { head(): string; placeholder(id: string): string } = runScript(
      `${WIDGETS}/page.js`,
      (path) => own[path] ?? textAt(path),
      globals,
    )
    return { head: page.head(), asked, warnings, placeholder: page.placeholder }
  }

  it('answers is rendered by one call, which has its secret', () => {
    const placeholders = { 'root-b': '<foyer-widget id="root-b">Rooms</foyer-widget>' }
    const answer = { links: '<link>', contextScript: '<script></script>', placeholders }
    const { head, asked, placeholder } = headOf(JSON.stringify(answer))
    expect(asked).toEqual([
      ['https://render.example/page', expect.any(String), expect.any(Number), 'shared'],
    ])
    expect(JSON.parse(String(asked[0]?.[1]))).toMatchObject({
      ...{ url: 'https://www.example.com/page.html', locale: 'de-DE', mode: 'publish' },
      widgets: [{ type: 'heading', props: { text: 'Rooms' } }],
    })
    expect(head).toBe('<link><script></script>')
    expect(placeholder('root-b')).toBe(placeholders['root-b'])
  })

  it('is not told the site’s origin renders nothing that a Host header could set', () => {
    const { head, asked, warnings } = headOf('{"placeholders":{}}', '')
    expect(asked).toEqual([])
    expect(head).toContain('loader.js')
    expect(warnings).toEqual([expect.stringContaining('origin of the site in settings.js')])
  })

  it.each(['', '{', '{"error":{}}'])('gives no page (%j) is rendered by the browser', (answer) => {
    const { head, placeholder } = headOf(answer)
    expect(head).toContain('loader.js')
    expect(head).toContain('id="foyer-page"')
    expect(placeholder('root-b')).toBe('')
  })
})
