import { atom } from 'jotai/vanilla'
import { useEffect } from 'react'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { listen, takeUnheard } from '../../services/events/events'

const TARGET = 'travel-insurance'

/** A link is followed before the widgets that hear of it have mounted. */
const MISSED_LINK_MS = 60_000

const isLinkedAtom = atom(false)

const setLinked = atom(null, (_get, set) => set(isLinkedAtom, true))

/** Whether `deep-link` has pointed to the travel insurance of this page. */
export function useInsuranceLink(): boolean {
  const setIsLinked = usePageAction(setLinked)
  useEffect(() => {
    const onLink = (link: { target: string } | null) => {
      if (link?.target === TARGET) setIsLinked()
    }
    onLink(takeUnheard('deep-link', MISSED_LINK_MS))
    return listen('deep-link', onLink)
  }, [setIsLinked])
  return usePageValue(isLinkedAtom)
}
