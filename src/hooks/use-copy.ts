import { useEffect, useState } from 'react'

/** Copying a text, and how it went last. */
export interface Copy {
  state: 'none' | 'done' | 'failed'
  run: () => void
}

/** Puts a text on the clipboard; what came of it is forgotten as soon as nothing of it is shown. */
export function useCopy(text: string, isShown = true): Copy {
  const [state, setState] = useState<Copy['state']>('none')
  useEffect(() => {
    if (!isShown) setState('none')
  }, [isShown])
  const run = async () => {
    setState('none')
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return { state, run: () => void run() }
}
