import { runInNewContext } from 'node:vm'

/**
 * Runs a script of AEM's Use-API with the scripts that it asks for.
 *
 * @param {string} path of the script in the repository
 * @param {(path: string) => string} textOf the text of a script
 * @param {Record<string, unknown>} [globals]
 * @returns {never} what the script returns
 */
export function runScript(path, textOf, globals = {}) {
  let made
  const use = (names, make) => {
    const asked = Array.isArray(names) ? names : []
    const build = Array.isArray(names) ? make : names
    made = build(...asked.map((name) => runScript(name, textOf, globals)))
  }
  runInNewContext(textOf(path), { ...globals, use })
  return /** @type {never} */ (made)
}

/**
 * Sling's view of a node, of which the reader uses what Java has.
 *
 * @param {{ values: object, children: Map<string, any> }} node
 * @param {string} path
 * @returns {object}
 */
export function resourceOf({ values, children }, path) {
  const childOf = (name) => {
    const child = children.get(name)
    return child ? resourceOf(child, `${path}/${name}`) : null
  }
  return {
    getPath: () => path,
    getResourceType: () => values['sling:resourceType'] ?? 'nt:unstructured',
    getValueMap: () => ({ get: (name) => values[name] ?? null }),
    getChild: childOf,
    listChildren: () => {
      const names = [...children.keys()]
      return { hasNext: () => names.length > 0, next: () => childOf(names.shift()) }
    },
  }
}
