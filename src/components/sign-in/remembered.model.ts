import { useEffect, useState } from 'react'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { goTo } from '../../services/navigate/go'
import { visitorAtom } from '../../services/session/visitor'

export interface Remembered {
  /** Masked; null when the visitor writes the username. */
  lockedUsername: string | null
  /** Forgets the visitor on the server, then loads the page again (C.6). */
  forget: () => void
  forgetting: 'idle' | 'busy' | 'failed'
}

/**
 * The username of whom the browser remembers is locked, unless the visitor was at typing one when
 * that became known.
 */
export function useRemembered(formId: string, isProvider: boolean): Remembered {
  const page = usePage()
  const { live } = useStores()
  const { state, username } = usePageValue(visitorAtom)
  const isKnown = state === 'remembered' && username !== undefined
  const [isLocked, setLocked] = useState(isKnown)
  const [forgetting, setForgetting] = useState<Remembered['forgetting']>('idle')

  useEffect(() => {
    const form = document.getElementById(formId)
    const focused = document.activeElement
    const field = form?.contains(focused) && focused instanceof HTMLInputElement ? focused : null
    if (field?.value) return
    // The field gives way to a locked one.
    if (isKnown && field?.name === 'userId') {
      form?.querySelector<HTMLElement>('[name=password]')?.focus()
    }
    setLocked(isKnown)
  }, [isKnown, formId])

  const forget = async () => {
    if (forgetting === 'busy') return
    setForgetting('busy')
    try {
      const { clearRememberedAtom } = await import('../../features/sign-in/remembered.service')
      const isForgotten = await live.set(clearRememberedAtom, { isProvider })
      const { pathname, search } = page.location()
      if (isForgotten && goTo(page, pathname + search, { replace: true })) return
    } catch {}
    setForgetting('failed')
  }
  return {
    lockedUsername: (isLocked && isKnown && username) || null,
    forget: () => void forget(),
    forgetting,
  }
}
