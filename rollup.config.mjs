import { rmSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import wyw from '@wyw-in-js/rollup'
import { compress } from './tooling/compress.mjs'
import { manifest } from './tooling/manifest.mjs'
import { minify } from './tooling/minify.mjs'
import { styles } from './tooling/styles.mjs'
import { visitorSchemas } from './tooling/visitor-schemas.mjs'

const compile = (outDir) =>
  typescript({
    outDir,
    noEmit: false,
    noCheck: true,
    noForceEmit: true,
    sourceMap: false,
    include: ['src/**', 'sandbox/**', 'fixtures/**'],
  })

const linaria = () =>
  wyw({ include: ['**/*.styles.ts'], babelOptions: { presets: ['@babel/preset-typescript'] } })

/** The server build comes first: the browser build reads the widgets' schemas from it. */
const server = {
  input: { render: 'src/server/render.ts', sandbox: 'sandbox/main.ts' },
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
    compile('dist/server'),
    json(),
    { name: 'no-styles', transform: (_code, id) => (id.endsWith('.css') ? '' : null) },
  ],
}

const stylesheets = new Map()

/** What nearly every widget uses travels with mount: one file compresses better than six (−920 bytes). */
const FOUNDATION =
  /src\/(mapping\/(?!widget-map|unserved|map-rich)|hooks\/(page-store|use-page-value|use-query|use-track|use-overlay|use-is-slow)|services\/graphql\/answers|ui\/(link|icon\.|hidden|fill-text|frame))/

/** What the widgets of a hotel share besides. */
const HOTEL =
  /src\/(ui\/(heart|rating|quick|icons\/(heart|phone|pin|info))|hooks\/use-save-control|rules\/(phone|digits|locale|reviews|saved-properties))/

/** What the blocks of a page share: one script and one stylesheet in place of a dozen of each. */
const BLOCKS =
  /src\/(ui\/(picture|button|message|section|chips|disclosure|panel|contact-actions|rich-text\.view|prose|focus-heading|icons\/(chevron|close|alert|check))|rules\/(plain-text|renditions)|hooks\/use-property-id|services\/(main-heading|page-property))/

const REACT = /node_modules\/(react|react-dom|scheduler)\//

const browser = {
  input: {
    loader: 'src/loader/start.ts',
    page: 'src/ui/page.styles.ts',
  },
  output: {
    dir: 'dist/browser/assets',
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    hoistTransitiveImports: false,
    manualChunks: (id) => {
      if (REACT.test(id)) return 'react'
      if (FOUNDATION.test(id)) return 'mount'
      if (HOTEL.test(id)) return 'hotel'
      return BLOCKS.test(id) ? 'blocks' : undefined
    },
  },
  plugins: [
    { name: 'clean', buildStart: () => rmSync('dist/browser', { recursive: true, force: true }) },
    visitorSchemas({ serverBuild: 'dist/server/render.js' }),
    linaria(),
    compile('dist/browser/assets'),
    replace({
      preventAssignment: true,
      delimiters: ['', ''],
      values: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env ? import.meta.env.MODE : void 0': '"production"',
      },
    }),
    resolve({
      browser: true,
      exportConditions: ['production', 'es2015'],
      extensions: ['.mjs', '.js', '.ts', '.tsx'],
    }),
    commonjs(),
    styles({ stylesheets }),
    minify(),
    manifest({ stylesheets }),
    compress(),
  ],
}

export default [server, browser]
