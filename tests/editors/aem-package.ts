import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { aemFiles } from '../../tooling/export/aem'
import { exported } from '../../tooling/export/widgets'
import { types, widgetOf } from '../widgets'

const WRITTEN = 'tooling/export'

/** The repository's root in the package. */
export const APPS = 'aem/ui.apps/src/main/content/jcr_root'

const written = readdirSync(join(WRITTEN, 'aem'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => posix.join(entry.parentPath, entry.name).slice(WRITTEN.length + 1))

/** The text of the package's files by their paths. */
export const files: Record<string, string> = {
  ...Object.fromEntries(written.map((path) => [path, readFileSync(join(WRITTEN, path), 'utf8')])),
  ...aemFiles(types.map((type) => exported(widgetOf(type)))),
}

/** The text of a file at a path of the repository. */
export const textAt = (path: string) => files[`${APPS}${path}`] ?? ''

/** An XML file, by the parser of jsdom (saxes). */
export function parsed(path: string): Element {
  const document = new DOMParser().parseFromString(files[path] ?? '', 'application/xml')
  const problem = document.querySelector('parsererror')
  if (problem) throw new Error(`${path}: ${problem.textContent}`)
  return document.documentElement
}

const folderOf = (name: string) => `${APPS}/apps/foyer/components/${name}`

/** The components of the package. */
export const definitions = {
  dialogOf: (name: string) => parsed(`${folderOf(name)}/_cq_dialog/.content.xml`),
  templateOf: (name: string) => parsed(`${folderOf(name)}/_cq_template/.content.xml`),
  has: (name: string) => `${folderOf(name)}/.content.xml` in files,
}

/** What the widget gets: with defaults, and with what the widgets inside of it get. */
export function understood(type: string, props: object): unknown {
  const { success, data } = widgetOf(type).schema.safeParse(props)
  return JSON.parse(JSON.stringify(success ? data : props), (_, value) => {
    if (typeof value?.type !== 'string' || typeof value.props !== 'object') return value
    const { children, ...node } = value
    const { id: _id, ...own } = understood(node.type, {
      ...node.props,
      ...(children?.length ? { children } : {}),
    }) as { id: string }
    return { ...node, props: own }
  })
}
