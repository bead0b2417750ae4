import { runInNewContext } from 'node:vm'
import type { Content } from '../../src/mapping/define-widget'
import type { ComponentFields } from '../export/aem'
import type { Fields } from './former-fields'
import { isNode, type RepositoryNode } from './repository-node'

export type ReadProps = (node: RepositoryNode, type: string, fields: Fields) => Content

type Components = Record<string, ComponentFields>

/** The part of the package's reader that is used here. */
interface Reader {
  propsOf(resource: object, type: string, link: (address: string) => string): string
}

/**
 * Reads props as AEM does, by the reader of the package itself (`aem/…/widget/reader.js`). `components`
 * is its table of fields; a call replaces those of the type that is read.
 */
export function propsReader(script: string, components: Components): ReadProps {
  let open: ((table: Components) => Reader) | undefined
  const use = (_scripts: string[], make: (table: Components) => Reader) => {
    open = make
  }
  runInNewContext(script, { use })
  if (!open) throw new Error('The script is not the reader of AEM’s package.')
  const make = open
  return (node, type, fields) => {
    const reader = make({ ...components, [type]: { isEntry: false, fields } })
    return JSON.parse(reader.propsOf(resourceOf(node, ''), type, (address) => address))
  }
}

/** Sling's view of a node: of Java's interface what the reader calls. */
function resourceOf(node: RepositoryNode, path: string): object {
  const own = (name: string) => (Object.hasOwn(node, name) ? node[name] : undefined)
  const childOf = (name: string) => {
    const child = own(name)
    return isNode(child) ? resourceOf(child, `${path}/${name}`) : null
  }
  return {
    getPath: () => path,
    getResourceType: () => own('sling:resourceType') ?? 'nt:unstructured',
    getValueMap: () => ({
      get: (name: string) => {
        const value = own(name)
        return isNode(value) ? null : (value ?? null)
      },
    }),
    getChild: childOf,
    listChildren: () => {
      const names = Object.keys(node).filter((name) => isNode(node[name]))
      return { hasNext: () => names.length > 0, next: () => childOf(names.shift() ?? '') }
    },
  }
}
