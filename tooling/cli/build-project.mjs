import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { transform } from '@swc/core'
import wyw from '@wyw-in-js/rollup'
import { rollup } from 'rollup'
import { compress } from '../compress.mjs'
import { latestScripts } from '../latest-scripts.mjs'
import { describeChunks, scriptMap } from '../manifest.mjs'
import { minify } from '../minify.mjs'
import { styles, stylesheetLine } from '../styles.mjs'
import { forVisitors } from '../widget-members.mjs'
import { packageFolder, readProject, sourceOf } from './project.mjs'

const extensions = ['.mjs', '.js', '.ts', '.tsx']

/** The widgets of a server's build by type: a virtual entry. */
const WIDGETS = 'foyer:widgets'

/**
 * Builds a company's folder (docs/decisions/0058):
 * - `dist/server/site.js`, `widgets.js`: for the renderer;
 * - `dist/assets`: our built files, and in a folder of the company's name its widgets with a manifest
 *   of their own; `manifest.json` and `map.js` name both;
 * - `dist/assets/author/own.js`: the widgets for author mode, with whole schemas and fixtures;
 * - `dist/operations.json`: the GraphQL queries for the gateway.
 */
export async function buildProject(folder = process.cwd()) {
  const finished = readProject(folder)
  // The last build stays whole until this one is, for pages that load meanwhile.
  const project = { ...finished, out: `${finished.out}-next` }
  const { out, name } = project
  rmSync(out, { recursive: true, force: true })
  await buildServer(project)
  const fields = await readWidgets(project)

  const assets = join(out, 'assets')
  cpSync(join(packageFolder, 'assets'), assets, { recursive: true })
  const ours = readJson(join(assets, 'manifest.json'))
  const own = await buildVisitors(project, fields, ours.shared)
  await buildAuthors(project, readJson(join(assets, 'author/shared.json')))

  const manifest = {
    ...ours,
    ownCss: own.css ? [own.css] : [],
    widgets: { ...ours.widgets, ...own.widgets },
  }
  write(join(assets, name, 'manifest.json'), JSON.stringify(own, null, 2))
  write(join(assets, 'manifest.json'), JSON.stringify(manifest, null, 2))
  const sheets = [manifest.css, ...manifest.ownCss].map(stylesheetLine).join('')
  write(join(assets, 'map.js'), sheets + latestScripts(scriptMap(manifest)))
  rmSync(join(assets, 'map.js.br'), { force: true })
  const last = `${finished.out}-last`
  rmSync(last, { recursive: true, force: true })
  if (existsSync(finished.out)) renameSync(finished.out, last)
  renameSync(out, finished.out)
  rmSync(last, { recursive: true, force: true })
  return { ...finished, bytes: own.bytes }
}

async function buildServer(project) {
  const { types, site, out } = project
  const lines = types.map(
    (type) =>
      `${JSON.stringify(type)}: () => import(${JSON.stringify(sourceOf(project, type, 'widget'))})`,
  )
  const fixtures = types.flatMap((type) => {
    const file = sourceOf(project, type, 'fixtures')
    return file ? [`${JSON.stringify(type)}: () => import(${JSON.stringify(file)})`] : []
  })
  const code = `export const widgets = { ${lines} }\nexport const fixtures = { ${fixtures} }`
  const bundle = await rollup({
    input: { site, widgets: WIDGETS },
    external: (id, importer) => importer !== undefined && !/^[./]|^\0/.test(id),
    plugins: [
      {
        name: 'foyer-own-widgets',
        resolveId: (id) => (id === WIDGETS ? `\0${id}` : null),
        load: (id) => (id === `\0${WIDGETS}` ? code : null),
      },
      resolve({ extensions }),
      linaria(),
      stripTypes(),
      { name: 'no-styles', transform: (_code, id) => (id.endsWith('.css') ? '' : null) },
      {
        name: 'json',
        transform: (code, id) => (id.endsWith('.json') ? `export default ${code}` : null),
      },
    ],
  })
  const target = {
    dir: join(out, 'server'),
    format: 'es',
    chunkFileNames: 'chunks/[name]-[hash].js',
  }
  await bundle.write(target)
  await bundle.close()
  // The scripts are modules, whatever the company's package.json says: `npm init` makes no modules.
  write(join(out, 'server/package.json'), JSON.stringify({ type: 'module' }))
}

/** The fields of each schema, as visitors need them; also writes the manifest of the queries. */
async function readWidgets({ types, out }) {
  const [{ fieldsOf }, { addWidgets }] = await Promise.all(
    ['widget-build', 'server'].map(
      (name) => import(href(join(packageFolder, `server/${name}.js`))),
    ),
  )
  globalThis.foyerQueries = new Map()
  // With the time, as `foyer dev` builds again in one process.
  const { widgets } = await import(`${href(join(out, 'server/widgets.js'))}?${Date.now()}`)
  const fields = {}
  for (const type of types) {
    const { default: widget } = await widgets[type]()
    if (widget?.type !== type)
      throw new Error(
        `widgets/${type}/${type}.widget.ts has the type "${widget?.type}": it has to be the folder's name.`,
      )
    fields[type] = fieldsOf(widget.schema)
  }
  globalThis.foyerAdded ??= new Set()
  const isNew = types.filter((type) => !globalThis.foyerAdded.has(type))
  addWidgets(Object.fromEntries(isNew.map((type) => [type, widgets[type]])))
  for (const type of isNew) globalThis.foyerAdded.add(type)
  const operations = [...globalThis.foyerQueries].map(([name, body]) => ({
    id: createHash('sha256').update(body).digest('hex'),
    name,
    type: 'query',
    body,
  }))
  const list = { format: 'apollo-persisted-query-manifest', version: 1, operations }
  write(join(out, 'operations.json'), JSON.stringify(list, null, 2))
  return fields
}

async function buildVisitors(project, fields, shared) {
  const { types, name, out } = project
  if (types.length === 0) return { widgets: {}, bytes: {} }
  const built = {}
  const sizesFile = join(out, 'sizes.json')
  const bundle = await rollup({
    input: Object.fromEntries(types.map((type) => [type, sourceOf(project, type, 'widget')])),
    external: Object.keys(shared),
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'foyer-own-schemas',
        load: (id) => schemaOf(id, fields),
        transform(code, id) {
          return id.endsWith('.widget.ts') ? forVisitors(code, this.parse(code)) : null
        },
      },
      ...forBrowsers({ before: stripTypes() }),
      styles({ name: 'widgets', built }),
      minify(),
      compress({ sizesFile }),
    ],
  })
  const { output } = await bundle.write({
    ...browserOutput(join(out, 'assets', name)),
    paths: Object.fromEntries(Object.entries(shared).map(([id, file]) => [id, `../${file}`])),
  })
  await bundle.close()
  const at = (file) => `${name}/${file}`
  const chunks = output.filter(({ type }) => type === 'chunk')
  // A script of ours that a widget imports comes with it: the page fetches all of them at once.
  const ours = readJson(join(packageFolder, 'assets/manifest.json'))
  const widgets = Object.fromEntries(
    describeChunks(chunks).map(([type, { js, imports, externals }]) => {
      const files = externals.map((path) => path.replace('../', ''))
      const needed = files.flatMap((file) => [file, ...(ours.sharedImports[file] ?? [])])
      return [type, { js: at(js), imports: [...imports.map(at), ...new Set(needed)] }]
    }),
  )
  const sizes = Object.entries(readJson(sizesFile))
  const bytes = Object.fromEntries(sizes.map(([file, { brotli }]) => [at(file), brotli]))
  return { css: at(built.file), widgets, bytes }
}

/** In the place of `<type>.schema.ts`, its fields: visitors do not download zod. */
function schemaOf(id, fields) {
  const type = basename(id, '.schema.ts')
  if (!id.endsWith(`/widgets/${type}/${type}.schema.ts`) || !fields[type]) return null
  const name = type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return `export const ${name}Schema = ${JSON.stringify(fields[type])}`
}

async function buildAuthors(project, shared) {
  const { types, name, out } = project
  const folder = join(out, 'assets/author', name)
  if (types.length === 0) return
  const sources = types.flatMap((type) =>
    ['widget', 'fixtures'].flatMap((part) => {
      const file = sourceOf(project, type, part)
      return file ? [[`${type}.${part}`, file]] : []
    }),
  )
  const built = {}
  const bundle = await rollup({
    input: Object.fromEntries(sources),
    external: Object.keys(shared),
    plugins: [
      ...forBrowsers({ before: stripTypes() }),
      styles({ name: 'author', built }),
      minify(),
    ],
  })
  await bundle
    .write({
      ...browserOutput(folder),
      entryFileNames: '[name]-[hash].js',
      paths: Object.fromEntries(Object.entries(shared).map(([id, file]) => [id, `../${file}`])),
    })
    .then(({ output }) => {
      const fileOf = (entry) => output.find((file) => file.isEntry && file.name === entry)?.fileName
      const map = (part) =>
        types.flatMap((type) => {
          const file = fileOf(`${type}.${part}`)
          return file ? [`${JSON.stringify(type)}:()=>import('./${name}/${file}')`] : []
        })
      const line = stylesheetLine(`${name}/${built.file}`)
      write(
        join(out, 'assets/author/own.js'),
        `${line}export const widgets={${map('widget')}},samples={${map('fixtures')}};\n`,
      )
    })
  rmSync(join(out, 'assets/author/own.js.br'), { force: true })
  await bundle.close()
}

function forBrowsers({ before }) {
  return [
    linaria(),
    before,
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
    }),
    resolve({ browser: true, exportConditions: ['production'], extensions }),
    commonjs(),
  ]
}

function browserOutput(dir) {
  return {
    dir,
    format: 'es',
    entryFileNames: '[name].widget-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    // As those of our own build: no letters that ad blockers refuse.
    hashCharacters: 'base36',
    hoistTransitiveImports: false,
  }
}

/** Evaluates stylesheets, and nothing else: its own loading of a module would wait for itself. */
function linaria() {
  const presets = [fileURLToPath(import.meta.resolve('@babel/preset-typescript'))]
  const styleFiles = wyw({ include: ['**/*.styles.ts'], babelOptions: { presets } })
  return {
    ...styleFiles,
    transform(code, id) {
      return id.endsWith('.styles.ts') ? styleFiles.transform.call(this, code, id) : null
    },
  }
}

function stripTypes() {
  return {
    name: 'foyer-strip-types',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      const { code: stripped } = await transform(code, {
        filename: id,
        configFile: false,
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: id.endsWith('x') },
          transform: { react: { runtime: 'automatic' } },
        },
      })
      return { code: stripped, map: null }
    },
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function write(file, text) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

function href(file) {
  return pathToFileURL(file).href
}
