import { type MouseEvent as ReactMouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { safeHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import { type CoBrandProgram, coBrandLink } from './co-brand.rules'
import type { CoBrandIds } from './co-brand.service'

/** A paid link. */
export interface SponsoredLink {
  /** Null for an unsafe target: no link is rendered. */
  href: string | null
  /** Called when a pointer or the focus reaches the link. */
  onApproach: () => void
  onClick: (event: ReactMouseEvent<HTMLAnchorElement>) => void
}

export interface CoBrandOffer {
  program: CoBrandProgram
  destinationURL: string
  /** A campaign code (E3-14). */
  campaign?: string | undefined
  /** Placement of the link on the page. */
  placement: string
}

/** Time that a click waits for the visitor's ids; after that the link opens without them. */
const PATIENCE_MS = 1_000

/**
 * A partner's link: the page of a card's offer (C.20), or an address. The server renders a card's
 * link without visitor data, and it works without a script. The visitor's ids are added when a
 * pointer or the focus reaches the link; a click waits at most a second for them. `onFollow` is called
 * once per click.
 */
export function useSponsoredLink(
  target: CoBrandOffer | string,
  onFollow: () => void,
): SponsoredLink {
  return useSponsoredLinks()(target, onFollow)
}

/** Makes sponsored links of a list whose length changes; the visitor's ids are read once for all. */
export function useSponsoredLinks(): (
  target: CoBrandOffer | string,
  onFollow: () => void,
) => SponsoredLink {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const isEdited = page.context.mode === 'edit'
  const [ids, setIds] = useState<CoBrandIds | null>(null)
  const isAsked = useRef(false)
  const waiting = useRef<HTMLAnchorElement>(null)
  const isGoing = useRef(false)

  // Repeats the delayed click once the link has the visitor's ids.
  useEffect(() => {
    const link = waiting.current
    if (!ids || !link) return
    waiting.current = null
    isGoing.current = true
    link.click()
    isGoing.current = false
  }, [ids])

  return (target, onFollow) => {
    const isCard = typeof target !== 'string'

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
}
