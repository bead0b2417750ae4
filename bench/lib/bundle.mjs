/** Bundles a contender's browser code as the project's own build does: rollup, then minify.mjs. */
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { transform } from '@swc/core'
import { rollup } from 'rollup'
import { minify } from '../../tooling/minify.mjs'
import { peersFolder, projectFolder } from './folders.mjs'

export const EXTENSIONS = ['.mjs', '.js', '.ts', '.tsx']

/**
 * Bundles `entries` (source text by name; one imports another as `written:name`) into `folder`/assets.
 * @param {{ external?: string[], chunk?: (id: string) => string | undefined,
 * plugins?: import('rollup').Plugin[] }} [options] `chunk`: which
 * chunk of its own a module belongs to.
 * @returns {Promise<{ urls: Record<string, string>, all: string[], codes: Record<string, string> }>} the
 * URL of each entry by its name, the URLs of all files, each file's code by its URL
 */
export async function bundle(folder, entries, { external = [], chunk, plugins = [] } = {}) {
  const build = await rollup({
    input: Object.fromEntries(Object.keys(entries).map((name) => [name, `written:${name}`])),
    external,
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      written(entries),
      typescript(),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': '"production"' },
      }),
      resolve({
        browser: true,
        exportConditions: ['production', 'es2015'],
        extensions: EXTENSIONS,
        rootDir: projectFolder,
        modulePaths: [peersFolder],
        // All contenders share the project's copy of React.
        dedupe: ['react', 'react-dom', 'scheduler'],
      }),
      commonjs(),
      minify(),
      ...plugins,
    ],
    onwarn: ({ code, message }) => {
      if (code !== 'MODULE_LEVEL_DIRECTIVE') process.stderr.write(`${message}\n`)
    },
  })
  const { output } = await build.write({
    dir: `${folder}/assets`,
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    hoistTransitiveImports: false,
    ...(chunk && { manualChunks: chunk }),
  })
  await build.close()
  const url = ({ fileName }) => `/assets/${fileName}`
  const scripts = output.filter(({ type }) => type === 'chunk')
  const named = scripts.filter(({ isEntry }) => isEntry)
  return {
    urls: Object.fromEntries(named.map((file) => [file.name, url(file)])),
    all: scripts.map(url),
    codes: Object.fromEntries(scripts.map((file) => [url(file), file.code])),
  }
}

/** A plugin for virtual modules, whose source is given as text. */
export function written(entries) {
  const texts = new Map(Object.entries(entries).map(([name, text]) => [idOf(name), text]))
  return {
    name: 'written',
    resolveId: (id) => (id.startsWith('written:') ? idOf(id.slice('written:'.length)) : null),
    load: (id) => texts.get(id) ?? null,
  }
}

const idOf = (name) => `\0${name}.tsx`

export function typescript() {
  return {
    name: 'typescript',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      return transform(code, {
        configFile: false,
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: id.endsWith('x') },
          transform: { react: { runtime: 'automatic' } },
        },
      })
    },
  }
}
