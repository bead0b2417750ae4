import { useEffect, useState } from 'react'
import { ownPath } from '../model/addresses'
import { isThere } from '../state/reachable'

const PATIENCE_MS = 500

/** A message for a well-formed address without a page. Undefined until the check has ended. */
export function useDeadLink(address: string, pages: readonly string[]): string | undefined {
  const [dead, setDead] = useState('')
  const path = ownPath(address)
  const isKnown = path === '' || pages.includes(path)
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const isDead = !(await isThere(path))
      if (isCurrent && isDead) setDead(path)
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
