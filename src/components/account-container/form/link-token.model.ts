import { useEffect, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { asked, queryName } from '../../../rules/site/query'
import type { LinkToken } from '../account-view'

/**
 * The token of a mailed link, as long as its view is shown. It is removed from the address at once, so
 * that it is in no referrer, history or screenshot, and it is not stored.
 */
export function useLinkToken(name: LinkToken): string {
  const page = usePage()
  const [token] = useState(() => asked(page, name) ?? '')
  const isPublished = page.context.mode === 'publish'
  useEffect(() => {
    if (!isPublished) return
    const address = page.location()
    const given = queryName(page.site, name)
    if (!address.searchParams.has(given)) return
    address.searchParams.delete(given)
    history.replaceState(history.state, '', address)
  }, [page, name, isPublished])
  return token
}
