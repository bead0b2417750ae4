/** The entries of the published package (src/package/README.md), for rollup.config.mjs. */

/** For Node: `dist/server/<name>.js`; `package-entries` of package.json lead there. */
export const serverEntries = {
  assets: 'src/package/assets.ts',
  'widget-build': 'src/package/build.ts',
  kit: 'src/package/kit.ts',
  parts: 'src/package/parts.ts',
  schema: 'src/package/schema.ts',
  server: 'src/package/server.ts',
  'service-parts': 'src/package/service.ts',
  site: 'src/package/site.ts',
  stories: 'src/package/stories.tsx',
  tokens: 'src/ui/tokens.ts',
}

/** What a company's own widgets import in a browser: a script of our build for each of these names. */
const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react-jsx',
  'foyer/define-widget': 'kit',
  'foyer/kit': 'kit',
  'foyer/parts': 'parts',
}

const entriesOf = (names) =>
  Object.fromEntries(
    [...new Set(names)].map((name) => [`shared-${name}`, `src/package/${name}.ts`]),
  )

export const sharedEntries = entriesOf(Object.values(SHARED))

/** The same in author mode, which has the whole schemas. */
const AUTHORS_SHARED = { ...SHARED, 'foyer/schema': 'schema', zod: 'zod' }
export const authorEntries = entriesOf(Object.values(AUTHORS_SHARED))

/** The file of each import, from a build's chunks. */
export function sharedFiles(chunks, shared = SHARED) {
  const fileOf = (name) => chunks.find((chunk) => chunk.name === `shared-${name}`)?.fileName
  return Object.fromEntries(
    Object.entries(shared).flatMap(([specifier, name]) => {
      const file = fileOf(name)
      return file ? [[specifier, file]] : []
    }),
  )
}

/** Writes `shared.json` beside the scripts of author mode. */
export function sharedScripts() {
  return {
    name: 'foyer-shared',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const source = JSON.stringify(sharedFiles(chunks, AUTHORS_SHARED), null, 2)
      this.emitFile({ type: 'asset', fileName: 'shared.json', source })
    },
  }
}

/**
 * `author/own.js`, empty in our build: `foyer build` writes a company's own widgets and their fixtures
 * in its place. Its address is permanent.
 */
export function ownAuthorWidgets() {
  return {
    name: 'foyer-own-author-widgets',
    generateBundle() {
      const source = 'export const widgets={},samples={};\n'
      this.emitFile({ type: 'asset', fileName: 'own.js', source })
    },
  }
}
