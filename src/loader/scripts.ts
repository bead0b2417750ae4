/**
 * Files in the loader's folder: those of each type and of `mapping/mount`, static imports included.
 */
interface ScriptMap {
  widgets: Record<string, string[]>
  mount: string[]
}

/** Loaded modules: the widget's module is the first, `mapping/mount` the last. */
export type Scripts = [{ default?: unknown }, ...unknown[]]

/**
 * Mounts a widget in its placeholder; `widget` is undefined when the build has none of that type.
 * Resolves with a function that unmounts the widget; rejects with an error of `code` and `message`.
 */
export type Mount = (element: HTMLElement, widget: unknown) => Promise<() => void>

/**
 * Loads all scripts of a type in parallel. The page's `foyer-map` names them. The latest build's
 * map names them when the page's map lacks the type or a file fails to load
 * (tooling/latest-scripts.mjs).
 */
export async function loadScripts(type: string): Promise<Scripts> {
  try {
    const text = document.getElementById('foyer-map')?.textContent as string
    const { widgets, mount }: ScriptMap = JSON.parse(text)
    const files = [...(widgets[type] as string[]), ...mount]
    return (await Promise.all(files.map((file) => import(`./${file}`)))) as Scripts
  } catch {
    return (await import(`./map.js?${Date.now()}`)).load(type)
  }
}
