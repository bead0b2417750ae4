import { type Problem, problemsOf } from '../../../../../src/author/fields/problems'
import { upgradeContent } from '../../../../../src/mapping/upgrade-content'
import type { ShellNode } from '../../model/nodes'
import type { Catalogue } from '../../state/catalogue'

const known = new WeakMap<ShellNode, Problem[]>()

/** The problems of a component's own settings, without those of nested components. */
export function problemsIn(catalogue: Catalogue, node: ShellNode): Problem[] {
  const found = known.get(node)
  if (found) return found
  const entry = catalogue.get(node.type)
  const props = entry ? (upgradeContent(entry.upgrades, node.props)?.raw ?? node.props) : {}
  const problems = entry ? problemsOf(entry.schema, { ...props, id: node.id }) : []
  known.set(node, problems)
  return problems
}
