import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'

/**
 * The token of a mailed link, for as long as its view is shown. It leaves the address at once, so
 * that no referrer, history or screen has it; it is kept nowhere else.
 */
export function useLinkToken(name: string): string {
  const page = usePage()
  const [token] = useState(() => page.location().searchParams.get(name) ?? '')
  const isPublished = page.context.mode === 'publish'
  useEffect(() => {
    if (!isPublished) return
    const address = page.location()
    if (!address.searchParams.has(name)) return
    address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
  }, [page, name, isPublished])
  return token
}
