type Scalar = string | number | boolean

/** A node as Sling's GET servlet prints it: properties and children are members of one object. */
export interface RepositoryNode {
  [name: string]: Scalar | readonly Scalar[] | RepositoryNode
}

export type Property = Exclude<RepositoryNode[string], RepositoryNode>

export function isNode(value: unknown): value is RepositoryNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A component on the page, which is upgraded by itself. */
export function isComponent(node: RepositoryNode): boolean {
  return typeof node['sling:resourceType'] === 'string'
}

/** The names that can be a part of a parameter's name, which ends before its first `@`. */
export function isPlainName(name: string): boolean {
  return /^[\w-][\w.-]*$/.test(name) && name !== '__proto__'
}

/** What the repository says of each node, and no author. */
export function isAdministrative(name: string): boolean {
  return /^(jcr|cq):(primaryType|mixinTypes|uuid|(created|lastModified)(By)?)$/.test(name)
}
