/** A stylesheet as text, as Vite gives it. */
declare module '*.css?inline' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: that is how Vite gives it
  export default css
}

interface ImportMeta {
  /** Vite's: every module whose path matches. */
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
