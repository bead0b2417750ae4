import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tooling/free-port.mjs'
import { PASSWORD, startSling, USER } from '../editors/sling-servlets'
import { installPackage, run } from './install.mjs'

const project = installPackage({ example: 'examples/own-widgets' })
const foyer = join(project.folder, 'node_modules/.bin/foyer')

afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

/** Those that run in Node; stories are for browsers. */
const ENTRIES = [
  'assets',
  'define-widget',
  'kit',
  'parts',
  'schema',
  'server',
  'service',
  'site',
  'tokens',
]

/** Uses a value and a type of each entry. */
const USE = `
import { defineWidget, type Fixture, type Widget } from 'foyer/define-widget'
import { defineQuery, preloadOf, useQuery, useRest, Link } from 'foyer/kit'
import { Picture, type PictureImage } from 'foyer/parts'
import { baseProps } from 'foyer/schema'
import { renderWidgets, type RenderRequest, type WidgetNode } from 'foyer/server'
import { startService, type ServiceConfig } from 'foyer/service'
import { defineSite, type SiteFile } from 'foyer/site'
import { assetsFolder, readManifest } from 'foyer/assets'
import { show, showPage } from 'foyer/stories'
import { color } from 'foyer/tokens'

const site: SiteFile = defineSite({ brand: { chainName: 'A' }, locales: ['en-US'] })
const query = defineQuery<{ id: string }, { name: string }>({ name: 'Q', text: 'query Q{a}' })
preloadOf(query, { id: 'a' })
// @ts-expect-error the id is a text
preloadOf(query, { id: 1 })
// @ts-expect-error a site has locales
defineSite({ brand: { chainName: 'A' } })
const node: WidgetNode = { type: 'heading', id: 'a', props: {} }
const name: string | undefined = ((): string | undefined => {
  const answer = useQuery(query, null)
  return answer.state === 'ready' ? answer.data.name : undefined
})()
export const all = [
  defineWidget, useRest, Link, Picture, baseProps, renderWidgets, startService, assetsFolder,
  readManifest, show, showPage, color.text satisfies string, site, node, name,
]
export type All = Fixture<object> | Widget<never, never, never> | PictureImage | RenderRequest | ServiceConfig
`

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: false,
  types: ['node'],
  noEmit: true,
}

/** What the compiler says of a project. */
function typeCheck(folder: string, options: object, include: string[]): string {
  const config = join(project.folder, folder, 'tsconfig.test.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: options, include }))
  const tsc = 'node_modules/typescript-7/bin/tsc'
  return spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' }).stdout
}

it('holds what is needed and nothing else', () => {
  const { files } = project
  expect(files).toEqual(
    expect.arrayContaining([
      'CHANGELOG.md',
      'README.md',
      'bin/foyer.mjs',
      'dist/package/assets/loader.js',
      'dist/package/assets/author/start.js',
      'dist/package/openapi.json',
      'dist/package/custom-elements.json',
      'dist/package/json-schema/heading.json',
    ]),
  )
  const foreign =
    /^(sandbox|tests|visual|stories|fixtures|bench|src\/(?!loader\/README))|\.test\.|\.png$/
  expect(files.filter((file) => foreign.test(file))).toEqual([])
  // The rest of `dist` is the sandbox's.
  expect(files.filter((file) => /^dist\/(?!package\/)/.test(file))).toEqual([])
})

it('declares every package that its scripts import', () => {
  const { dependencies, peerDependencies, exports } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const known = Object.keys({ ...dependencies, ...peerDependencies })
  const scripts = project.files.filter((file) => /^dist\/package\/server\/.*\.js$/.test(file))
  const imported = scripts.flatMap((file) => {
    const code = readFileSync(join(project.folder, 'node_modules/foyer', file), 'utf8')
    return [...code.matchAll(/^(?:import|export)[^'"]*from ['"]([^.'"][^'"]*)['"]/gm)].map(
      ([, name = '']) => name.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? '',
    )
  })
  const undeclared = imported.filter((name) => !name.startsWith('node:') && !known.includes(name))
  expect([...new Set(undeclared)]).toEqual([])
  expect(Object.keys(exports)).toEqual(expect.arrayContaining(ENTRIES.map((name) => `./${name}`)))
})

it.each([
  ['node16', { module: 'node16', moduleResolution: 'node16' }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
])('has types for every entry with moduleResolution %s', (name, resolution) => {
  const folder = `use-${name}`
  mkdirSync(join(project.folder, folder))
  writeFileSync(join(project.folder, folder, 'use.mts'), USE)
  expect(typeCheck(folder, { ...compilerOptions, ...resolution }, ['use.mts'])).toBe('')
})

it('runs every entry in Node', () => {
  const code = `
    ${ENTRIES.map((name, index) => `import * as e${index} from 'foyer/${name}'`).join('\n')}
    import { renderWidgets } from 'foyer/server'
    import { readManifest } from 'foyer/assets'
    import { defineSite } from 'foyer/site'
    const site = defineSite({ brand: { chainName: 'Harbour Houses' }, locales: ['en-US'] })
    const page = await renderWidgets({
      context: { locale: 'en-US', contextPath: '', mode: 'publish', site, page: { id: 'a', type: 'cms' } },
      widgets: [{ type: 'heading', id: 'h', props: { text: 'A house at the harbour' } }],
      url: new URL('https://harbour.example/'),
      manifest: readManifest(),
      assetBase: '/assets/',
      ask: async () => null,
      log: (level, message) => { throw new Error(message) },
    })
    console.log(page.links + page.placeholders.get('h'))
    const empty = [${ENTRIES.map((_, index) => `e${index}`)}].filter((entry) => Object.keys(entry).length === 0)
    if (empty.length > 0) throw new Error('An entry is empty')`
  const html = run(process.execPath, ['--input-type=module', '-e', code], { cwd: project.folder })
  expect(html).toContain('A house at the harbour')
  expect(html).toMatch(/href="\/assets\/widgets-[\w-]+\.css"/)
})

describe('the example company', () => {
  it('has types', () => {
    const config = JSON.parse(readFileSync('examples/own-widgets/tsconfig.json', 'utf8'))
    expect(typeCheck('', config.compilerOptions, config.include)).toBe('')
  })

  it('is built in one command, with a manifest of its own', () => {
    run(foyer, ['build'], { cwd: project.folder })
    const read = (file: string) => JSON.parse(readFileSync(join(project.folder, file), 'utf8'))
    const own = read('dist/assets/harbour-houses/manifest.json')
    expect(Object.keys(own.widgets)).toEqual(['house-hours', 'local-weather'])
    const all = read('dist/assets/manifest.json')
    expect(all.widgets.heading).toBeDefined()
    expect(all.widgets['house-hours']).toEqual(own.widgets['house-hours'])
    // React and shared parts are our own files, and no schema library is in a visitor's script.
    const file = join(project.folder, 'dist/assets', own.widgets['local-weather'].js)
    const script = readFileSync(file, 'utf8')
    expect(script.match(/from\s?"([^"]+)"/g)).toEqual(
      expect.arrayContaining([expect.stringContaining('../shared-react-')]),
    )
    expect(script.length).toBeLessThan(4_000)
    expect(read('dist/operations.json').operations).toMatchObject([{ name: 'HouseHours' }])
  })

  it('says which texts a locale lacks, and writes a file to translate', () => {
    const texts = (...words: string[]) => run(foyer, ['texts', ...words], { cwd: project.folder })
    expect(texts()).toMatch(/^en-US: 0 of \d+ texts are missing/)
    expect(texts('fr-FR')).toMatch(/fr-FR: [1-9]\d* of \d+ texts are missing/)
    const file = JSON.parse(readFileSync(join(project.folder, 'texts/fr-FR.json'), 'utf8'))
    expect(file['local-weather'].retry).toBe('Try again')
    expect(texts('fr-FR')).toMatch(/fr-FR: 0 of/)
  })

  it('exports its own widgets beside those of Foyer to each editor', () => {
    run(foyer, ['export'], { cwd: project.folder })
    const text = (file: string) => readFileSync(join(project.folder, 'cms', file), 'utf8')
    const json = (file: string) => JSON.parse(text(file))
    const { groups } = json('universal-editor/component-definition.json')
    const own = groups.find(({ id }: { id: string }) => id === 'harbour-houses')
    expect(own.components.map(({ id }: { id: string }) => id)).toEqual([
      'house-hours',
      'local-weather',
    ])
    const models = json('universal-editor/component-models.json')
    const { fields } = models.find(({ id }: { id: string }) => id === 'local-weather')
    expect(fields.map(({ name }: { name: string }) => name)).toContain('city')

    const block = json('wordpress/foyer/blocks/local-weather/block.json')
    expect(block.category).toBe('foyer-harbour-houses')
    expect(json('wordpress/foyer/categories.json')).toContainEqual({
      slug: 'foyer-harbour-houses',
      title: 'Foyer: Harbour Houses',
    })
    expect(json('wordpress/foyer/blocks/heading/block.json').category).toBe('foyer-block')

    const apps = 'aem/ui.apps/src/main/content/jcr_root/apps/foyer'
    expect(text(`${apps}/components/local-weather/_cq_dialog/.content.xml`)).toContain('"./city"')
    const { css, ownCss } = JSON.parse(
      readFileSync(join(project.folder, 'dist/assets/manifest.json'), 'utf8'),
    )
    expect(text(`${apps}/components/widget/assets.js`)).toContain(JSON.stringify([css, ...ownCss]))
    expect(text(`${apps}/clientlibs/site/resources/${ownCss[0]}`)).not.toBe('')

    expect(json('json-schema/local-weather.json').properties.city).toBeDefined()
  })

  it('gets a new widget from a scaffold that builds at once', () => {
    run(foyer, ['new', 'room-note'], { cwd: project.folder })
    run(foyer, ['build'], { cwd: project.folder })
    const config = JSON.parse(readFileSync('examples/own-widgets/tsconfig.json', 'utf8'))
    expect(typeCheck('', config.compilerOptions, config.include)).toBe('')
  })

  it('upgrades content in AEM’s repository, of its own widgets too', async () => {
    const file = join(project.folder, 'widgets/room-note/room-note.widget.ts')
    const upgrades = `[{
      title: 'The title is the heading now.',
      from: (raw) => raw.heading === undefined && raw.title !== undefined,
      to: ({ title, ...raw }) => ({ ...raw, heading: title }),
    }]`
    const widget = readFileSync(file, 'utf8')
    const upgrade = `upgrade: async () => ({ upgrades: ${upgrades} }),\n  schema:`
    writeFileSync(file, widget.replace('schema:', upgrade))
    run(foyer, ['build'], { cwd: project.folder })

    const stored = (type: string, values: Record<string, string>) => ({
      values: { 'sling:resourceType': `foyer/components/${type}`, ...values },
      children: new Map(),
    })
    const note = stored('room-note', { title: 'Quiet' })
    const banner = stored('hero-banner', { heading: 'Rooms', ctaLabel: 'Book', ctaHref: '/rooms' })
    const page = { values: {}, children: new Map([...Object.entries({ note, banner })]) }
    const sling = await startSling({ values: {}, children: new Map([['content', page]]) })
    const env = { ...process.env, AEM_USER: USER, AEM_PASSWORD: PASSWORD }
    const words = ['upgrade-aem', '--url', sling.url, '--path', '/content']
    const command = spawn(foyer, words, { cwd: project.folder, env })
    const said = Promise.all([text(command.stdout), text(command.stderr)])
    const [code] = await once(command, 'exit')
    const [out, problems] = await said
    sling.close()
    expect([code, problems]).toEqual([0, ''])
    expect(out).toContain('Widgets: 2. Upgraded: 2. Left alone: 0.')
    expect(note.values).toMatchObject({ heading: 'Quiet' })
    expect(banner.children.get('cta')?.values).toEqual({ label: 'Book', href: '/rooms' })
  })

  it('is served by `foyer dev`, which starts again when its server has ended', async () => {
    const port = await freePort()
    const env = { ...process.env, PORT: String(port) }
    const dev = spawn(foyer, ['dev'], { cwd: project.folder, env })
    let said = ''
    for (const stream of [dev.stdout, dev.stderr])
      stream.on('data', (text) => {
        said += text
      })
    const address = `http://127.0.0.1:${port}/widgets/house-hours/minimal`
    const isAnswered = async () => {
      for (;;) {
        if (dev.exitCode !== null) throw new Error(said)
        const answer = await fetch(address, { headers: { connection: 'close' } }).catch(() => null)
        if (answer?.ok) return true
        await setTimeout(100)
      }
    }
    await isAnswered()
    // A server that ends at once would end again.
    await setTimeout(2_500)
    run('pkill', ['-KILL', '-P', String(dev.pid)])
    expect(await isAnswered()).toBe(true)
    expect(said).toContain('The server of foyer dev has ended')
    dev.kill()
    await once(dev, 'exit')
    expect(await fetch(address).catch(() => null)).toBe(null)
  })

  it.each([
    ['render-service', 'LIMIT_MS', '1s', 'whole number of milliseconds'],
    ['render-service', 'WORKERS', 'abc', 'whole number'],
    ['dev', 'API_ORIGIN', 'nonsense', 'origin such as https://www.example.com'],
  ])('`foyer %s` does not start with %s=%s', (command, name, value, expected) => {
    const options = { cwd: project.folder, env: { ...process.env, [name]: value } }
    expect(() => run(foyer, [command], options)).toThrow(
      `foyer ${command}: ${name}: "${value}" is no ${expected}`,
    )
  })

  it.each([
    ['heading', 'Foyer has a widget of type "heading" already: give your own another name.'],
    ['accordion', 'Foyer has a widget of type "accordion" already: give your own another name.'],
    ['constructor', '"constructor" is a name of JavaScript\'s own: choose another name.'],
  ])('is refused a widget of the type %s, by `new` and by `build`', (type, problem) => {
    expect(() => run(foyer, ['new', type], { cwd: project.folder })).toThrow(problem)
    const folder = join(project.folder, 'widgets', type)
    expect(existsSync(folder)).toBe(false)
    cpSync(join(project.folder, 'widgets/house-hours'), folder, { recursive: true })
    renameSync(join(folder, 'house-hours.widget.ts'), join(folder, `${type}.widget.ts`))
    expect(() => run(foyer, ['build'], { cwd: project.folder })).toThrow(problem)
    rmSync(folder, { recursive: true })
  })
})

it('describes every widget as JSON Schema and in custom-elements.json', () => {
  const code = `
    import { readFileSync } from 'node:fs'
    const read = (name) => JSON.parse(readFileSync(new URL(import.meta.resolve('foyer/' + name)), 'utf8'))
    const { modules } = read('custom-elements.json')
    const { widgets } = read('assets/manifest.json')
    const schemas = Object.keys(widgets).map((type) => read('json-schema/' + type + '.json').$id)
    console.log(JSON.stringify({ types: Object.keys(widgets), schemas, paths: modules.map(({ path }) => path) }))`
  const printed = run(process.execPath, ['--input-type=module', '-e', code], {
    cwd: project.folder,
  })
  const { types, schemas, paths } = JSON.parse(printed)
  expect(types.length).toBeGreaterThan(70)
  expect(schemas).toEqual(types.map((type: string) => `foyer:${type}`))
  const files = types.map((type: string) => `json-schema/${type}.json`)
  expect(paths.toSorted()).toEqual(['assets/loader.js', ...files].toSorted())
})

it.each(['foyer.mjs', 'foyer.php'])('has a client of at most 60 lines: %s', (name) => {
  const file = join(project.folder, 'node_modules/foyer/clients', name)
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
})

it('says what its command can do', () => {
  expect(run(foyer, ['help'])).toContain('foyer build')
  expect(() => run(foyer, ['built'])).toThrow('There is no command "built"')
})
