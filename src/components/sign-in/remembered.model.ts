import { useEffect, useState } from 'react'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { navigate } from '../../services/navigate/navigate'
import { visitorAtom } from '../../services/session/visitor'

export interface Remembered {
  /** Masked; null if the visitor types the username. */
  lockedUsername: string | null
  /** Clears the remembered visitor on the server, then reloads the page (C.6). */
  forget: () => void
  forgetting: 'idle' | 'busy' | 'failed'
}

/**
 * The username of a remembered visitor is locked, unless the visitor had started typing one before the
 * state was known.
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
    // A locked field replaces the input.
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
      if (isForgotten && navigate(page, pathname + search, { replace: true })) return
    } catch {}
    setForgetting('failed')
  }
  return {
    lockedUsername: (isLocked && isKnown && username) || null,
    forget: () => void forget(),
    forgetting,
  }
}
