import { atom } from 'jotai/vanilla'
import { useEffect } from 'react'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { listen, takeUnheard } from '../../services/events/events'

const TARGET = 'travel-insurance'

/** A link is followed before the widgets that hear of it have mounted. */
const MISSED_LINK_MS = 60_000

const isLinkedAtom = atom(false)

const setLinked = atom(null, (_get, set) => set(isLinkedAtom, true))

/**
 * Whether a link has led to the travel insurance of this page (W44, W72): an address that ends in
 * `#travel-insurance`, or a script of the site by the event `deep-link`.
 */
export function useInsuranceLink(): boolean {
  const setIsLinked = usePageAction(setLinked)
  useEffect(() => {
    const onLink = (link: { target: string } | null) => {
      if (link?.target === TARGET) setIsLinked()
    }
    const onAddress = () => onLink({ target: location.hash.slice(1) })
    onAddress()
    onLink(takeUnheard('deep-link', MISSED_LINK_MS))
    const stopListening = listen('deep-link', onLink)
    addEventListener('hashchange', onAddress)
    return () => {
      stopListening()
      removeEventListener('hashchange', onAddress)
    }
  }, [setIsLinked])
  return usePageValue(isLinkedAtom)
}
