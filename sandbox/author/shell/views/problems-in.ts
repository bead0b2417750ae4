import { type Problem, problemsOf } from '../../../../src/author/fields/problems'
import type { ShellNode } from '../model/nodes'
import type { Catalogue } from '../state/catalogue'

const known = new WeakMap<ShellNode, Problem[]>()

/** What is wrong with a component's own settings; those of what stands in it are its own. */
export function problemsIn(catalogue: Catalogue, node: ShellNode): Problem[] {
  const found = known.get(node)
  if (found) return found
  const schema = catalogue.get(node.type)?.schema
  const problems = schema ? problemsOf(schema, { ...node.props, id: node.id }) : []
  known.set(node, problems)
  return problems
}
