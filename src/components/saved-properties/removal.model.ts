import { useEffect, useRef, useState } from 'react'
import { saveAtom } from '../../features/save-hotel/save-property.service'
import { useStores } from '../../hooks/page-store'
import { announce } from '../../services/accessibility/live-region'

/** The time in which a removal can be undone (W53), in milliseconds. */
const UNDO_MS = 10_000

export interface Removal {
  /** Recently removed hotels, which keep their place in the list. */
  removed: ReadonlySet<string>
  /** The hotel that was restored last, by the visitor or by a refusal; its card gets the focus. */
  restored: string | null
  hasFailed: boolean
  remove: (id: string, said: string) => void
  undo: (id: string, said: string) => void
}

/** Removes hotels from the list, and restores them within the undo time. */
export function useRemoval(): Removal {
  const { live } = useStores()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [restored, setRestored] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const { current } = timers
    return () => {
      for (const timer of current.values()) clearTimeout(timer)
    }
  }, [])

  const forget = (id: string) => {
    clearTimeout(timers.current.get(id))
    setRemoved((all) => new Set([...all].filter((other) => other !== id)))
  }
  const forgetLater = (id: string) => {
    timers.current.set(
      id,
      setTimeout(() => forget(id), UNDO_MS),
    )
  }
  const change = async (id: string, save: boolean, said: string) => {
    setFailed(false)
    const outcome = await live.set(saveAtom, { propertyId: id, surface: 'card', save })
    if (outcome === 'failed' || outcome === 'limit') setFailed(true)
    if (outcome === 'saved' || outcome === 'removed') announce(said)
    return outcome
  }
  return {
    removed,
    restored,
    hasFailed,
    remove: async (id, said) => {
      setRestored(null)
      setRemoved((all) => new Set([...all, id]))
      const outcome = await change(id, false, said)
      // The hotel may have been restored and removed again.
      if (outcome === 'ignored') return
      if (outcome === 'removed') return forgetLater(id)
      setRestored(id)
      forget(id)
    },
    undo: async (id, said) => {
      setRestored(id)
      clearTimeout(timers.current.get(id))
      const outcome = await change(id, true, said)
      if (outcome === 'saved') forget(id)
      else if (outcome !== 'ignored') forgetLater(id)
    },
  }
}
