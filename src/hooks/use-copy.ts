import { useEffect, useState } from 'react'

/** Copies a text; `state` is the result of the last copy. */
export interface Copy {
  state: 'none' | 'done' | 'failed'
  run: () => void
}

/** Copies a text to the clipboard. The result is reset when the control is hidden. */
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
