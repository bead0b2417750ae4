import type { DocumentNode } from 'graphql'

/**
 * Parses a generated operation into the parts of a syntax tree that Apollo's cache and link read: the
 * selections without the types of variables. The parser supports only the output of
 * `scripts/operation-modules.mjs`: no directives, no named fragments, and as argument values only
 * variables, integers, true, false, null and enums.
 */
export function documentOf(text: string): DocumentNode {
  const [operation, title] = text.split(/\W/)
  const tokens = text.slice(text.indexOf('{')).match(/\.{3}on|[\w-]+|[^\s\w]/g) ?? []
  let at = 0
  const next = () => tokens[at++]
  const named = (value: string | undefined) => ({ kind: 'Name', value })
  const takes = (token: string) => tokens[at] === token && next() === token

  function until<Node>(end: string, read: () => Node): Node[] {
    const nodes: Node[] = []
    while (at < tokens.length && !takes(end)) nodes.push(read())
    return nodes
  }

  const selectionSet = () =>
    takes('{') ? { kind: 'SelectionSet', selections: until('}', selection) } : undefined

  function selection(): object {
    if (takes('...on')) return inlineFragment()
    const key = next()
    const hasAlias = takes(':')
    return {
      kind: 'Field',
      ...(hasAlias && { alias: named(key) }),
      name: named(hasAlias ? next() : key),
      arguments: takes('(') ? until(')', argument) : [],
      selectionSet: selectionSet(),
    }
  }

  function inlineFragment() {
    const typeCondition = { kind: 'NamedType', name: named(next()) }
    return { kind: 'InlineFragment', typeCondition, selectionSet: selectionSet() }
  }

  function argument() {
    const name = named(next())
    next()
    const value = takes('$')
      ? { kind: 'Variable', name: named(next()) }
      : { kind: 'EnumValue', value: next() }
    return { kind: 'Argument', name, value }
  }

  const definition = {
    kind: 'OperationDefinition',
    operation,
    name: named(title),
    selectionSet: selectionSet(),
  }
  return { kind: 'Document', definitions: [definition] } as unknown as DocumentNode
}
