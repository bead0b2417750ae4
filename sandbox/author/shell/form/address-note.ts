import { useEffect, useState } from 'react'
import { errorPath } from '../../../../src/rules/site/rare-paths'
import { site } from '../../../site'

/** Whether a path of the site exists, by path; memoized. */
const known = new Map<string, Promise<boolean>>()

const PATIENCE_MS = 500

/** A message for a well-formed address without a page. Undefined until the check has ended. */
export function useDeadLink(address: string, pages: readonly string[]): string | undefined {
  const [dead, setDead] = useState('')
  const path = pathIn(address)
  const isKnown = path === '' || pages.includes(path)
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const found = known.get(path) ?? isThere(path)
      known.set(path, found)
      if (isCurrent && !(await found)) setDead(path)
    }, PATIENCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, isKnown])
  return !isKnown && dead === path
    ? 'This site has no page at this address: visitors would be led to an error page.'
    : undefined
}

/** A message for a picture that the browser could not load. */
export function missingPicture(address: string): string {
  const { origin } = new URL(address, location.href)
  return origin === location.origin
    ? 'There is no picture at this address. Choose another one.'
    : 'Pictures of other sites are not shown here. Bring the picture to this site first.'
}

/** The path of an address on this site; '' for other addresses. A query could trigger an action, so it is cut. */
function pathIn(address: string): string {
  return /^\/(?!\/)[^?#]*/.exec(address)?.[0] ?? ''
}

/** Requests the path without cookies, so that the request does not count as a visit. */
async function isThere(path: string): Promise<boolean> {
  try {
    const { ok, url } = await fetch(path, { method: 'HEAD', credentials: 'omit' })
    return ok && new URL(url).pathname !== errorPath(site)
  } catch {
    return true
  }
}
