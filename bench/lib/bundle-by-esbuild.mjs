import { build } from 'esbuild'
import { projectFolder } from './folders.mjs'

/**
 * Bundles a contender's only script, `main`, by esbuild. esbuild's CommonJS wrappers make React slower
 * to evaluate than rollup's hoisting. This separates the cost of a bundler from the cost of a loader.
 * @returns {Promise<{ urls: { main: string } }>}
 */
export async function bundleByEsbuild(folder, { main }) {
  await build({
    stdin: { contents: main, resolveDir: projectFolder, loader: 'tsx' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    // The card is in bench/, which has another copy of React; the alias selects the project's copy.
    alias: Object.fromEntries(
      ['react', 'react-dom'].map((name) => [name, `${projectFolder}node_modules/${name}`]),
    ),
    outfile: `${folder}/assets/main.js`,
  })
  return { urls: { main: '/assets/main.js' } }
}
