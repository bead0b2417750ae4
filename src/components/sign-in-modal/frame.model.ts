import { useCallback, useEffect, useRef, useState } from 'react'
import { type FrameMessage, hearFrame } from '../../features/sign-in/frame-messages.service'
import { IFRAME_HEIGHT_DELAY_MS } from '../../rules/codes/timers'

export interface Frame {
  ref: (frame: HTMLIFrameElement | null) => void
  onLoad: () => void
  state: 'loading' | 'ready' | 'failed'
  /** CSS pixels; null until the page in the frame has said so. */
  height: number | null
}

/** A form's height where the page in the frame does not tell (E2-05). */
const FALLBACK_HEIGHT = 640

/** The page in the frame tells its height and what became of the sign-in; nobody else is heard. */
export function useFrame(onMessage: (message: FrameMessage) => void): Frame {
  const [state, setState] = useState<Frame['state']>('loading')
  const [height, setHeight] = useState<number | null>(null)
  const element = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  })

  const ref = useCallback((frame: HTMLIFrameElement | null) => {
    element.current = frame
    if (!frame) return
    setState('loading')
    setHeight(null)
    const stop = hearFrame(frame, (message) => {
      if (message.type !== 'signin-resize') return latest.current(message)
      setState('ready')
      if (Number.isFinite(message.height)) setHeight(message.height)
    })
    const timer = setTimeout(() => {
      setHeight((known) => known ?? FALLBACK_HEIGHT)
      setState((known) => (known === 'loading' ? 'failed' : known))
    }, IFRAME_HEIGHT_DELAY_MS)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  const onLoad = () => {
    // A browser's own error page is of another origin.
    const isOurs = element.current?.contentDocument !== null
    setState(isOurs ? 'ready' : 'failed')
  }
  return { ref, onLoad, state, height }
}
