import { existsSync, readdirSync, rmSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import wyw from '@wyw-in-js/rollup'
import { authorChunks, REACT, ZOD } from './tooling/author-chunks.mjs'
import { siteChunks } from './tooling/chunk-table.mjs'
import { chunks } from './tooling/chunks.mjs'
import { compress } from './tooling/compress.mjs'
import { lateLabelFiles } from './tooling/late-labels.mjs'
import { manifest } from './tooling/manifest.mjs'
import { minify } from './tooling/minify.mjs'
import {
  authorEntries,
  ownAuthorWidgets,
  serverEntries,
  sharedEntries,
  sharedScripts,
} from './tooling/package-entries.mjs'
import { namesStylesheet, styles } from './tooling/styles.mjs'
import { stylesheet } from './tooling/stylesheet.mjs'
import { stripTypes } from './tooling/types-stripped.mjs'
import { visitorSchemas } from './tooling/visitor-schemas.mjs'

const extensions = ['.mjs', '.js', '.ts', '.tsx']

const compile = stripTypes([
  'src/**',
  'sandbox/**',
  'fixtures/**',
  'tooling/export/**',
  'tooling/upgrade-aem/**',
])

const styleFiles = wyw({
  include: ['**/*.styles.ts'],
  babelOptions: { presets: ['@babel/preset-typescript'] },
})
const evaluated = new Map()

/** A stylesheet's file is evaluated for the first build that has it; the others take what came out. */
const linaria = () => ({
  ...styleFiles,
  transform(code, id) {
    if (!id.endsWith('.styles.ts')) return null
    if (!evaluated.has(id)) evaluated.set(id, styleFiles.transform.call(this, code, id))
    return evaluated.get(id)
  },
})

const forBrowsers = () => [
  replace({
    preventAssignment: true,
    delimiters: ['', ''],
    values: {
      // `NODE_ENV=development npm run build` warns of what a page lacks, and is larger.
      'process.env.NODE_ENV': JSON.stringify(
        process.env.NODE_ENV === 'development' ? 'development' : 'production',
      ),
      'import.meta.env ? import.meta.env.MODE : void 0': '"production"',
    },
  }),
  resolve({
    browser: true,
    exportConditions: ['production', 'es2015'],
    extensions,
  }),
  commonjs(),
]

/** The server build comes first: the browser build reads the widgets' schemas and late labels from it. */
const server = {
  input: {
    render: 'src/server/render.ts',
    sandbox: 'sandbox/main.ts',
    service: 'sandbox/render-service.ts',
    ...serverEntries,
    export: 'tooling/export/export.ts',
    'upgrade-aem': 'tooling/upgrade-aem/upgrade-aem.ts',
    ...Object.fromEntries(lateLabelFiles().map((file) => [file, `${file}.ts`])),
  },
  output: {
    dir: 'dist/server',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
  // A package stays a package; the project's own modules begin with a dot, a slash or are entries.
  external: (id, importer) => importer !== undefined && !/^[./]|^\0/.test(id),
  plugins: [
    { name: 'clean', buildStart: () => rmSync('dist/server', { recursive: true, force: true }) },
    linaria(),
    compile(),
    json(),
    { name: 'no-styles', transform: (_code, id) => (id.endsWith('.css') ? '' : null) },
  ],
}

const widgetsStyles = {}

/** Each widget is an entry: the loader finds it by name, and nothing has to list them all. */
function widgetEntries() {
  const types = readdirSync('src/components').filter((type) =>
    existsSync(`src/components/${type}/${type}.widget.ts`),
  )
  return Object.fromEntries(
    types.map((type) => [`${type}.widget`, `src/components/${type}/${type}.widget.ts`]),
  )
}

const browser = {
  input: {
    loader: 'src/loader/start.ts',
    embed: 'src/loader/embed.ts',
    diagnose: 'src/loader/diagnose.ts',
    mount: 'src/mapping/mount.tsx',
    ...widgetEntries(),
    ...sharedEntries,
  },
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist/browser/assets',
    format: 'es',
    // Nobody changes a module; each call would cost a visitor some bytes.
    freeze: false,
    // The files whose addresses stay: the loader finds what a deploy has replaced.
    entryFileNames: ({ name }) =>
      /^(loader|embed|diagnose)$/.test(name) ? '[name].js' : '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    // In base 64 a hash can spell a word that ad blockers refuse, such as `-Ad-`.
    hashCharacters: 'base36',
    hoistTransitiveImports: false,
  },
  plugins: [
    {
      name: 'clean',
      buildStart: () => {
        for (const folder of ['dist/browser', 'dist/author'])
          rmSync(folder, { recursive: true, force: true })
      },
    },
    visitorSchemas({ serverBuild: 'dist/server' }),
    linaria(),
    compile(),
    ...forBrowsers(),
    ...chunks({ table: siteChunks }),
    styles({ name: 'widgets', built: widgetsStyles, first: 'mount' }),
    minify(),
    manifest({ stylesheet: widgetsStyles }),
    compress({ sizesFile: 'dist/browser/sizes.json' }),
  ],
}

/**
 * Author mode: a build of its own, with whole schemas and fixtures; no visitor's page knows of it. Its
 * first script keeps its address, as the loader does.
 */
const authorStyles = {}
const author = {
  input: {
    start: 'src/author/start.ts',
    'overlay-problems': 'src/author/overlay-problems.ts',
    upgrades: 'src/author/upgrades.ts',
    ...authorEntries,
  },
  output: {
    dir: 'dist/browser/assets/author',
    format: 'es',
    // `diagnose.js` finds the second one beside itself, an editor of a CMS the third one.
    entryFileNames: ({ name }) =>
      /^(start|overlay-problems|upgrades)$/.test(name) ? '[name].js' : '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    hashCharacters: 'base36',
    hoistTransitiveImports: false,
  },
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    ownAuthorWidgets(),
    linaria(),
    compile(),
    ...forBrowsers(),
    authorChunks(),
    styles({ name: 'author', built: authorStyles }),
    minify(),
    namesStylesheet({ entry: 'start.js', built: authorStyles }),
    sharedScripts(),
    compress({ sizesFile: 'dist/browser/author-sizes.json' }),
  ],
}

/**
 * The author shell needs of a widget what its author is told, not what its visitors see. Models of
 * features stay: fixtures call some.
 */
const withoutViews = {
  name: 'without-views',
  load: (id) =>
    /\.view\.tsx$|\/components\/.+\.model\.tsx?$/.test(id)
      ? { code: 'export const absent = {}', syntheticNamedExports: 'absent' }
      : null,
}

/** The sandbox's author shell (sandbox/author/shell/README.md), flat in one folder. */
const shell = {
  input: {
    shell: 'sandbox/author/shell/shell.tsx',
    meter: 'sandbox/author/shell/meter/meter.ts',
  },
  output: {
    dir: 'dist/author',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    hashCharacters: 'base36',
    hoistTransitiveImports: false,
    manualChunks: (id) => {
      if (REACT.test(id)) return 'react'
      if (ZOD.test(id)) return 'zod'
      return /\.(widget|schema)\.ts$/.test(id) ? 'widgets' : undefined
    },
  },
  plugins: [
    { name: 'clean', buildStart: () => rmSync('dist/author', { recursive: true, force: true }) },
    withoutViews,
    linaria(),
    compile(),
    ...forBrowsers(),
    { name: 'no-styles', transform: (_code, id) => (id.endsWith('.css') ? '' : null) },
    stylesheet({ source: 'sandbox/author/shell/styles/shell.css', fileName: 'shell.css' }),
    minify(),
    compress({ sizesFile: 'dist/author/sizes.json' }),
  ],
}

/** `BUILD_ONLY=site`: without the authors', for tests of a widget. */
export default process.env.BUILD_ONLY === 'site'
  ? [server, browser]
  : [server, browser, author, shell]
