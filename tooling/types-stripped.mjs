import typescript from '@rollup/plugin-typescript'
import ts from 'typescript'

/**
 * `@rollup/plugin-typescript` for several builds of one process, with one program for all of them:
 * the first build emits every file, the others reuse its output (docs/decisions/0024).
 * @param {string[]} include the folders and files of the program
 */
export function stripTypes(include) {
  const plugin = typescript({
    include,
    exclude: ['**/*.test.*', '**/*.stories.*'],
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      allowJs: false,
      sourceMap: false,
      types: [],
      lib: ['ES5'],
    },
    noForceEmit: true,
    typescript: { ...ts, resolveModuleName },
  })
  let isStarted = false
  return () => ({
    ...plugin,
    buildStart(options) {
      if (isStarted) return
      isStarted = true
      return plugin.buildStart.call(this, options)
    },
  })
}

/** Types are not checked here, so the program does not need those of packages. */
function resolveModuleName(name, ...rest) {
  return /^[./]/.test(name) ? ts.resolveModuleName(name, ...rest) : { resolvedModule: undefined }
}
