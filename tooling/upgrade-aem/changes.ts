import { isDeepStrictEqual } from 'node:util'
import type { StoredNode } from '../export/aem-fields'
import type { JcrNode, JcrValue } from '../export/aem-xml'
import { isPlainName } from './repository-node'

/** What is written to a node, by paths from it. */
export interface Changes {
  removed: string[]
  /** Nodes that are made, each before what is inside of it. */
  created: string[]
  values: [path: string, value: JcrValue][]
}

/** Sling reads no more than 10,000 parameters of a request and drops the rest silently. */
const MOST_CHANGES = 3000

/** The differences of two nodes. A list is replaced as a whole, as a dialog does. */
export function changesOf(before: StoredNode, after: StoredNode): Changes {
  const changes: Changes = { removed: [], created: [], values: [] }
  compare(before, after, '.')
  return changes

  function compare(
    { attributes: had = {}, children: inside = {} }: JcrNode,
    { attributes = {}, children = {} }: JcrNode,
    path: string,
  ): void {
    for (const [name, value] of Object.entries(had))
      if (!Object.hasOwn(attributes, name) || !isDeepStrictEqual(value, attributes[name]))
        changes.removed.push(`${path}/${name}`)
    for (const [name, value] of Object.entries(attributes))
      if (value !== undefined && !isDeepStrictEqual(value, had[name]))
        changes.values.push([`${path}/${name}`, value])
    for (const [name, child] of Object.entries({ ...inside, ...children })) {
      const [one, other] = [inside[name], children[name]]
      const place = `${path}/${name}`
      if (isDeepStrictEqual(one, other)) continue
      if (one && other && !hasEntries(one) && !hasEntries(other)) compare(one, other, place)
      else {
        if (one) changes.removed.push(place)
        if (other) create(child, place)
      }
    }
  }

  function create(node: JcrNode, path: string): void {
    changes.created.push(path)
    for (const [name, value] of Object.entries(node.attributes ?? {}))
      if (value !== undefined) changes.values.push([`${path}/${name}`, value])
    for (const [name, child] of Object.entries(node.children ?? {}))
      create(child, `${path}/${name}`)
  }
}

function hasEntries({ attributes = {}, children = {} }: JcrNode): boolean {
  const names = Object.keys(children)
  return Object.keys(attributes).length === 0 && names.every((name) => /^item\d+$/.test(name))
}

/** Why changes cannot be written; undefined when they can. */
export function obstacleIn(
  { removed, created, values }: Changes,
  unread: string[],
): string | undefined {
  const paths = [...removed, ...created, ...values.map(([path]) => path)]
  const lost = unread.find((path) =>
    removed.some((gone) => `./${path}` === gone || `./${path}`.startsWith(`${gone}/`)),
  )
  if (lost) return `The upgrade would remove "${lost}", which no field reads.`
  const odd = paths.find((path) => !path.slice(2).split('/').every(isPlainName))
  if (odd) return `Sling takes no property of the name "${odd}".`
  if (paths.length > MOST_CHANGES)
    return `It has ${paths.length} changes, more than Sling takes at once.`
  const broken = values.find(([, value]) => /\p{Cs}/u.test([value].flat().join('\n')))
  if (broken) return `"${broken[0]}" has half of a character (a lone surrogate).`
  return undefined
}
