/**
 * The package's templates by Adobe's HTL engine: `npm run test:aem`, which fetches the engine.
 *
 * @jest-environment jsdom
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileTexts } from '../../fixtures/hostile-texts'
import { fixturesOf, types } from '../widgets'
import { aemNode } from './aem-nodes'
import { APPS, definitions, files, understood } from './aem-package'
import type { Stored } from './aem-repository'

const WIDGET = '/apps/foyer/components/widget/widget.html'
const HEAD = '/apps/foyer/components/widget/head.html'

interface Case {
  template: string
  node: object
  path: string
  mode: 'publish' | 'edit'
  placeholders?: Record<string, string>
}

const scripts = Object.entries(files)
  .filter(([path]) => /\.(js|html)$/.test(path))
  .map(([path, text]) => [path.slice(APPS.length), text])
const assets = [
  '/apps/foyer/components/widget/assets.js',
  'use(function () { return { css: ["a&b.css", "own/c.css"] } })',
]

/** What the engine prints for each case. */
function run(cases: Case[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-htl-'))
  const [from, to] = [join(folder, 'cases.json'), join(folder, 'printed.json')]
  try {
    writeFileSync(from, JSON.stringify({ files: Object.fromEntries([...scripts, assets]), cases }))
    const args = ['tests/editors/aem-engine.mjs', process.env.HTL_ENGINE ?? '', from, to]
    execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    return JSON.parse(readFileSync(to, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const plain = ({ values, children }: Stored): object => ({
  values,
  children: Object.fromEntries([...children].map(([name, child]) => [name, plain(child)])),
})

function caseOf(type: string, id: string, props: object, mode: Case['mode'] = 'publish'): Case {
  const { node } = aemNode({ type, id, props }, definitions)
  return {
    template: WIDGET,
    node: plain(node),
    path: `/content/hotel/jcr:content/root/${id}`,
    mode,
  }
}

/** The placeholder in the HTML, as a browser reads it. */
function placeholderIn(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const [placeholder, ...others] = body.querySelectorAll('foyer-widget')
  expect(others).toEqual([])
  expect(body.querySelectorAll(':not(foyer-widget, script[type="application/json"])')).toHaveLength(
    0,
  )
  const json = placeholder?.querySelector(':scope > script')?.textContent
  return {
    type: placeholder?.getAttribute('type'),
    id: placeholder?.id,
    props: JSON.parse(json ?? 'null'),
  }
}

const fixtures = types.flatMap((type) =>
  fixturesOf(type).map(([name, { props }]) => ({
    type,
    name,
    props: JSON.parse(JSON.stringify(props)),
  })),
)

it('prints the placeholder of every fixture with its props', () => {
  const printed = run(fixtures.map(({ type, props }) => caseOf(type, 'a', props)))
  expect(printed).toHaveLength(fixtures.length)
  for (const [index, { type, name, props }] of fixtures.entries()) {
    const found = placeholderIn(printed[index] ?? '')
    const own = props.id || 'root-a'
    expect([name, found.type, found.id]).toEqual([name, type, own])
    expect([name, understood(type, found.props)]).toEqual([name, understood(type, props)])
  }
})

it('lets no text out of the placeholder', () => {
  const texts = [
    ...hostileTexts.map(({ html }) => html),
    '</script><img src=x>',
    '\u0024{7*7}',
    '<!--',
  ]
  const printed = run(texts.map((text) => caseOf('heading', 'a', { text })))
  for (const [index, text] of texts.entries())
    expect(placeholderIn(printed[index] ?? '').props.text).toBe(text)
})

it('prints the service’s HTML where the page has asked for it', () => {
  const html = '<foyer-widget type="heading" id="root-a"><div>From the service</div></foyer-widget>'
  const own = caseOf('heading', 'a', { text: 'Rooms' })
  const placeholders = { 'foyer.placeholder.root-a': html }
  const [rendered = '', edited = ''] = run([
    { ...own, placeholders },
    { ...own, placeholders, mode: 'edit' },
  ])
  expect(rendered.trim()).toBe(html)
  expect(placeholderIn(edited).props).toMatchObject({ text: 'Rooms' })
})

it('shows an author the place inside of a widget, and a visitor none', () => {
  const [visited = '', edited = ''] = run([
    caseOf('modal', 'a', {}),
    caseOf('modal', 'a', {}, 'edit'),
  ])
  expect(visited).not.toContain('foyer/components/place')
  expect(edited).toContain('[children as foyer/components/place]')
})

it('prints stylesheet, page context and loader without a service, and the authors’ script in edit mode', () => {
  const own = caseOf('heading', 'a', {})
  const [head = '', edited = ''] = run([
    { ...own, template: HEAD },
    { ...own, template: HEAD, mode: 'edit' },
  ])
  const { head: read } = new DOMParser().parseFromString(head, 'text/html')
  const sheets = [...read.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '')
  expect(sheets.map((sheet) => sheet.replace(/^.*\/resources\//, ''))).toEqual([
    'a&b.css',
    'own/c.css',
  ])
  expect(JSON.parse(read.querySelector('#foyer-page')?.textContent ?? '')).toMatchObject({
    mode: 'publish',
    locale: 'de-DE',
  })
  expect(read.querySelector('script[src]')?.getAttribute('src')).toMatch(/loader\.js$/)
  expect(edited).toContain('author/start.js" data-loader=')
})
