import { useEffect, useRef, useState } from 'react'
import { type CoBrandProgram, coBrandLink } from '../rules/co-brand'
import { safeHref } from '../rules/urls'
import type { CoBrandIds } from '../services/co-brand'
import { localPathAtom } from '../services/context-path'
import type { SponsoredLink } from '../ui/sponsored.view'
import { isPlainClick } from './is-plain-click'
import { usePage } from './page-store'
import { usePageValue } from './use-page-value'

interface CoBrandOffer {
  program: CoBrandProgram
  destinationURL: string
  /** One of the campaign codes (E3-14). */
  campaign?: string | undefined
  /** Where on the page it stands. */
  placement: string
}

/** How long a click waits for the visitor's ids; then it goes without. */
const PATIENCE_MS = 1_000

/**
 * The link of a partner: of a card's offer (C.20), or an address. A card's is the same for everybody,
 * as the server renders it, and works without a script; the visitor's ids join it when a pointer or
 * the focus comes near, for which a click waits a second at most. `onFollow`: once per click.
 */
export function useSponsoredLink(
  target: CoBrandOffer | string,
  onFollow: () => void,
): SponsoredLink {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const isEdited = page.context.mode === 'edit'
  const isCard = typeof target !== 'string'
  const [ids, setIds] = useState<CoBrandIds | null>(null)
  const isAsked = useRef(false)
  const waiting = useRef<HTMLAnchorElement>(null)
  const isGoing = useRef(false)

  // The click that has waited, once the link is the visitor's own.
  useEffect(() => {
    const link = waiting.current
    if (!ids || !link) return
    waiting.current = null
    isGoing.current = true
    link.click()
    isGoing.current = false
  }, [ids])

  const onApproach = () => {
    if (!isCard || isEdited || isAsked.current) return
    isAsked.current = true
    setTimeout(() => setIds((known) => known ?? {}), PATIENCE_MS)
    import('../services/co-brand')
      .then(({ coBrandIds }) => coBrandIds(page))
      .then(setIds, () => setIds({}))
  }

  const path = isCard
    ? coBrandLink(
        target.program,
        target.destinationURL,
        {
          ...ids,
          mcd: page.context.page.id,
          rpcCode: target.campaign ?? '',
          spid: target.placement,
        },
        page,
      )
    : safeHref(target)
  return {
    href: path && localPath(path),
    onApproach,
    onClick: (event) => {
      if (isGoing.current) return
      if (isEdited || waiting.current) return event.preventDefault()
      onFollow()
      if (!isCard || ids || !isPlainClick(event)) return
      event.preventDefault()
      waiting.current = event.currentTarget
      onApproach()
    },
  }
}
