/** Files beside the loader: of each type and of `mapping/mount`, with all that they import. */
interface ScriptMap {
  widgets: Record<string, string[]>
  mount: string[]
}

/** A type's own module comes first, `mapping/mount` last. */
export type Scripts = [{ default?: unknown }, ...unknown[]]

/**
 * Brings a placeholder to life with its widget, undefined when there is none of its type. Resolves with
 * what takes it away again; rejects with `code` and `message`.
 */
export type Mount = (element: HTMLElement, widget: unknown) => Promise<() => void>

/**
 * What brings a type to life, all at once: by the map of the page, or by the latest build's where the
 * page does not name the type or a file cannot be had (tooling/latest-scripts.mjs).
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
