import { errorPath } from '../../../../src/rules/site/page-paths'
import { site } from '../../../site'
import type { NamedAddress } from '../model/addresses'

/** Paths that were there, or are being asked for. */
const asked = new Map<string, Promise<boolean>>()

/** Whether this site has something at a path. What is missing is asked for anew: it may be made. */
export function isThere(path: string): Promise<boolean> {
  const known = asked.get(path)
  if (known) return known
  const found = ask(path).then((is) => {
    if (!is) asked.delete(path)
    return is
  })
  asked.set(path, found)
  return found
}

/** Requests the path without cookies, so that the request does not count as a visit. */
async function ask(path: string): Promise<boolean> {
  try {
    const { ok, url } = await fetch(path, { method: 'HEAD', credentials: 'omit' })
    return ok && new URL(url).pathname !== errorPath(site)
  } catch {
    return true
  }
}

/** So many requests at a time: the server draws a page for each. */
const AT_ONCE = 4

/** Those of the addresses at which this site has nothing. */
export async function missingOf(addresses: readonly NamedAddress[]): Promise<NamedAddress[]> {
  const missing = new Set<string>()
  const left = [...new Set(addresses.map(({ path }) => path))]
  const take = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      if (!(await isThere(path))) missing.add(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  return addresses.filter(({ path }) => missing.has(path))
}
