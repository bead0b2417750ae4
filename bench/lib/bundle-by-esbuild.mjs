import { build } from 'esbuild'
import { projectFolder } from './folders.mjs'

/**
 * Bundles a contender's only script, `main`, by esbuild. Its wrapping of CommonJS makes React slower
 * to evaluate than rollup's hoisting does: what a bundler costs can be told from what a loader costs.
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
    // The card stands in bench/, where another copy of React is: the project's is taken.
    alias: Object.fromEntries(
      ['react', 'react-dom'].map((name) => [name, `${projectFolder}node_modules/${name}`]),
    ),
    outfile: `${folder}/assets/main.js`,
  })
  return { urls: { main: '/assets/main.js' } }
}
