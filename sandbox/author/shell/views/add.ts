import { componentLists, startProps } from '../model/fields'
import { findNode, isArea, nodesOf, sharedIn } from '../model/nodes'
import type { Spot } from '../model/rows'
import { titleOf } from '../state/catalogue'
import { useDeferredModel, useEditorState, useSession } from '../state/use-editor'

/** Drag type of a component from the palette. */
export const WIDGET_DRAG = 'foyer-widget'

/** Begins the key of shared content in the palette; its name follows. */
export const SHARED = 'cms/shared:'

/** A place for a new component, with a title for the author. */
export interface Target extends Spot {
  title: string
}

/** The places for a new component; the first is the default. */
export function useTargets(): Target[] {
  const { catalogue } = useSession()
  const model = useDeferredModel()
  const selection = useEditorState((state) => state.selection)
  const placed = selection ? findNode(model, selection.id) : undefined
  const isShared = useEditorState(({ page }) => sharedIn(page.path) !== null)
  const targets: Target[] = []
  if (placed) {
    const { node, into, index } = placed
    const title = titleOf(catalogue, node.type)
    const tree = catalogue.get(node.type)?.tree
    const lists = tree && node.shared === undefined ? componentLists(tree, node.props) : []
    const inside = lists.map((list) => ({
      into: `${node.id}/${list.path}`,
      before: null,
      title: `Into ${title}: ${list.title}`,
      isChosen: list.path === selection?.list,
    }))
    const after = {
      into,
      before: nodesOf(model, into)[index + 1]?.id ?? null,
      title: `After ${title}`,
    }
    // Shared content is one component: it has no place beside it.
    const beside = isShared && isArea(into) ? [] : [after]
    targets.push(...inside.filter(({ isChosen }) => isChosen), ...beside)
    targets.push(...inside.filter(({ isChosen }) => !isChosen))
  }
  if (isShared) return targets
  return [
    ...targets,
    { into: 'main', before: null, title: 'End of the main part' },
    { into: 'header', before: null, title: 'End of the header' },
    { into: 'footer', before: null, title: 'End of the footer' },
  ]
}

/** Adds a component of a type, with initial values for its required fields. */
export function useAdd(): (type: string, spot: Spot) => Promise<unknown> {
  const { editor, catalogue } = useSession()
  return async (type, { into, before }) => {
    if (type.startsWith(SHARED)) {
      const props = { of: type.slice(SHARED.length) }
      await editor.add(into, before, { type: 'cms/shared', props }, 'Shared content')
      return
    }
    const entry = catalogue.get(type)
    if (entry) await editor.add(into, before, { type, props: startProps(entry.tree) }, entry.title)
  }
}
