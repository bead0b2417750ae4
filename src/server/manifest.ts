/** The file names of a script and of its static imports. */
export interface Asset {
  js: string
  imports: string[]
}

/** The output of the browser build: `dist/browser/assets/manifest.json`. */
export interface Manifest {
  /** The styles of all widgets (docs/decisions/0023). */
  css: string
  /** The stylesheets of widgets of a company's own, after ours. */
  ownCss?: string[]
  /**
   * Our scripts that a company's own widgets import, by the name of the import
   * (docs/decisions/0058).
   */
  shared?: Record<string, string>
  /** What each of these scripts imports statically, directly or not. */
  sharedImports?: Record<string, string[]>
  loader: Asset
  mount: Asset
  widgets: Record<string, Asset>
}

/** The map that the loader reads (`loader/scripts.ts`). */
export interface ScriptMap {
  widgets: Record<string, string[]>
  mount: string[]
}

/**
 * The scripts per type: the widget's module first, then its imports without those of `mount`. In
 * the list of `mount`, its own module is the last. Types that the build lacks are left out.
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
