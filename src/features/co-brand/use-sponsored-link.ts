import { type MouseEvent as ReactMouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { safeHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import { type CoBrandProgram, coBrandLink } from './co-brand.rules'
import type { CoBrandIds } from './co-brand.service'

/** The link of who pays for it. */
export interface SponsoredLink {
  /** Null: it may not lead there, and there is none. */
  href: string | null
  /** The visitor is about to follow it. */
  onApproach: () => void
  onClick: (event: ReactMouseEvent<HTMLAnchorElement>) => void
}

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
    import('./co-brand.service')
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
