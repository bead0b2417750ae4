import type { Placeholder } from './placeholder'

/**
 * Prefetches the scripts of the placeholders that have not started, so that the visitor's first tap
 * does not wait for the network. `mount` comes first, then the widgets in the order of the page. A
 * `modulepreload` of low priority compiles each script but does not run it. The loader imports this
 * module once the page has loaded and the browser is idle, unless the visitor saves data
 * (docs/decisions/0036).
 */
const { widgets, mount }: { widgets: Record<string, string[]>; mount: string[] } = JSON.parse(
  document.getElementById('foyer-map')?.textContent || '{"widgets":{},"mount":[]}',
)
const waiting = document.querySelectorAll('foyer-widget[status=found]:not([when=never])')
const types = [...waiting].map((element) => element.getAttribute('type') ?? '')
const files = types.flatMap((type) => widgets[type] ?? [])
for (const file of new Set(files.length > 0 ? [...mount, ...files] : [])) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  link.href = new URL(file, import.meta.url).href
  document.head.append(link)
}

/** A printed page shows each component as it is on the page, also what nobody has scrolled to. */
addEventListener('beforeprint', () => {
  const unseen = '[when^=visible], [when^=presence], [when=idle], [when=interaction]'
  for (const element of document.querySelectorAll<Placeholder>('foyer-widget[status=found]'))
    if (element.matches(unseen)) element.start()
})
