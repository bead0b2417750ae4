import { follow } from '../../../src/author/fields/follow'
import type { PageModel } from '../../cms/page/page-model'
import type { Change } from '../api-types'
import type { Components } from './components'
import { findPlace } from './find-components'

/** A step in the author's words: `Add Rich text`, `Change Text of Heading`. */
export function labelOf(
  changes: readonly Change[],
  model: PageModel,
  components: Components,
): string {
  const [change] = changes
  if (change && changes.length === 1) return labelOfOne(change, model, components)
  const ids = new Set(changes.map((one) => (one.kind === 'patch' ? one.id : '')))
  const [id = ''] = ids
  const node = ids.size === 1 && findPlace(model, id, components.listsOf)?.node
  return node ? `Change ${components.titleOf(node.type)}` : `${changes.length} changes`
}

function labelOfOne(change: Change, model: PageModel, components: Components): string {
  const { titleOf, treeOf, listsOf } = components
  if (change.kind === 'settings') return 'Change the page’s title or description'
  if (change.kind === 'add') return `Add ${titleOf(change.node.type)}`
  const node = findPlace(model, change.id, listsOf)?.node
  const title = node ? titleOf(node.type) : change.id
  switch (change.kind) {
    case 'patch': {
      const tree = node && treeOf(node.type)?.tree
      const steps = change.name.split('/').map((name) => (/^\d+$/.test(name) ? Number(name) : name))
      const field = tree ? follow(tree, steps, node.props).titles.join(' › ') : change.name
      return `Change ${field} of ${title}`
    }
    case 'replace':
      return `Change ${title}`
    case 'move':
      return `Move ${title}`
    case 'remove':
      return `Delete ${title}`
    case 'copy':
      return `Copy ${title}`
    case 'swap':
      return change.type === 'cms/shared' ? `Share ${title}` : `Detach ${titleOf(change.type)}`
  }
}

/** The label of a step that takes another one back. */
export function undoOf(label: string): string {
  return `Undo: ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}
