import { useEffect, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { asked, queryName } from '../../../rules/site/query'
import type { LinkToken } from '../account-view'

/**
 * The token of a mailed link, for as long as its view is shown. It leaves the address at once, so
 * that no referrer, history or screen has it; it is kept nowhere else.
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
