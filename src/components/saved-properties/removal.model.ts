import { useEffect, useRef, useState } from 'react'
import { saveAtom } from '../../features/save-hotel/save-property.service'
import { useStores } from '../../hooks/page-store'
import { announce } from '../../services/accessibility/live-region'

/** How long a removal can be undone (W53), milliseconds. */
const UNDO_MS = 10_000

export interface Removal {
  /** Removed a moment ago: they keep their place. */
  removed: ReadonlySet<string>
  hasFailed: boolean
  remove: (id: string, said: string) => void
  undo: (id: string, said: string) => void
}

/** Removes hotels from the list, and puts them back for as long as that can be undone. */
export function useRemoval(): Removal {
  const { live } = useStores()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
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
  const change = async (id: string, save: boolean, said: string) => {
    setFailed(false)
    const outcome = await live.set(saveAtom, { propertyId: id, surface: 'card', save })
    if (outcome === 'failed' || outcome === 'limit') setFailed(true)
    if (outcome === 'saved' || outcome === 'removed') announce(said)
    return outcome
  }
  return {
    removed,
    hasFailed,
    remove: async (id, said) => {
      // At once: the list loses it before the call has come back.
      setRemoved((all) => new Set([...all, id]))
      if ((await change(id, false, said)) !== 'removed') return forget(id)
      timers.current.set(
        id,
        setTimeout(() => forget(id), UNDO_MS),
      )
    },
    undo: async (id, said) => {
      if ((await change(id, true, said)) === 'saved') forget(id)
    },
  }
}
