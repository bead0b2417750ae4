import type { PageModel } from '../../../cms/page/page-model'
import { type Catalogue, titleOf } from '../state/catalogue'
import { leavesIn } from './fields'
import { placedIn } from './nodes'

/** An address of this site in a component: of a page, a picture or a film. */
export interface NamedAddress {
  /** Of the component. */
  id: string
  component: string
  /** `Sections › 1 › Link`. */
  label: string
  /** Without query and fragment: a query could trigger an action. */
  path: string
}

/** The addresses of this site that a page names, in reading order; those in rich text too. */
export function addressesIn(model: PageModel, catalogue: Catalogue): NamedAddress[] {
  return placedIn(model).flatMap(({ node }) => {
    const tree = catalogue.get(node.type)?.tree
    if (!tree) return []
    const component = titleOf(catalogue, node.type)
    return leavesIn(tree, node.props).flatMap(({ field, value, title: label }) => {
      if (typeof value !== 'string') return []
      const named =
        field.kind === 'path' || field.kind === 'asset'
          ? [value]
          : field.kind === 'richText'
            ? [...value.matchAll(/\b(?:href|src)=["']([^"']*)["']/g)].map(([, found = '']) => found)
            : []
      return named
        .map(ownPath)
        .filter(Boolean)
        .map((path) => ({ id: node.id, component, label, path }))
    })
  })
}

/** The path of an address on this site; '' for other addresses. */
export function ownPath(address: string): string {
  return /^\/(?!\/)[^?#]*/.exec(address)?.[0] ?? ''
}
