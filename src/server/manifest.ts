/** A script with all that it imports statically; file names. */
export interface Asset {
  js: string
  imports: string[]
}

/** What the browser build wrote: `dist/browser/assets/manifest.json`. */
export interface Manifest {
  /** The styles of all widgets (docs/decisions/0023). */
  css: string
  loader: Asset
  mount: Asset
  widgets: Record<string, Asset>
}

/** What the loader reads (`loader/scripts.ts`). */
export interface ScriptMap {
  widgets: Record<string, string[]>
  mount: string[]
}

/**
 * The scripts of some types: its own first, what `mount` brings left out; mount's own the last. Types
 * that the build does not know are left out.
 */
export function scriptMap(
  { mount, widgets }: Pick<Manifest, 'mount' | 'widgets'>,
  types: Iterable<string>,
): ScriptMap {
  const shared = [...mount.imports, mount.js]
  const own = [...new Set(types)].flatMap((type) => {
    if (!Object.hasOwn(widgets, type)) return []
    const { js = '', imports = [] } = widgets[type] ?? {}
    const files = [js, ...imports.filter((file) => !shared.includes(file))]
    return [[type, files] as [string, string[]]]
  })
  return { widgets: Object.fromEntries(own), mount: shared }
}
