import type { WidgetNode } from '../../../src/server/print/placeholder'
import type { NativeBlock } from './native-blocks'

/** A page in the CMS's storage, per path and locale (D.6). Paths have no context path. */
export interface PageModel {
  /** Page id of A.5. */
  pageId: string
  title: string
  description: string
  /** The hotel that the page belongs to. */
  propertyId?: string
  /** It is about a cart or an order that is paid with points. */
  isRedemption?: boolean
  /** In reading order: the components before, inside and after `<main>`. */
  header: PageNode[]
  main: PageNode[]
  footer: PageNode[]
}

export type PageNode = (WidgetNode | NativeBlock) & {
  /** Name of the shared content that fills this place. Never stored: the page holds a reference. */
  shared?: string
}

export function isWidget(node: PageNode): node is WidgetNode & PageNode {
  return !node.type.startsWith('cms/')
}
