import { useCallback, useEffect, useRef, useState } from 'react'
import { type FrameMessage, hearFrame } from '../../features/sign-in/frame-messages.service'
import { IFRAME_HEIGHT_DELAY_MS } from '../../rules/codes/timers'

export interface Frame {
  ref: (frame: HTMLIFrameElement | null) => void
  onLoad: () => void
  state: 'loading' | 'ready' | 'failed'
  /** CSS pixels; null until the framed page has sent it. */
  height: number | null
}

/** The default height if the framed page does not send one (E2-05). */
const FALLBACK_HEIGHT = 640

/** Messages of the framed page with its height and the result of the sign-in; other senders are ignored. */
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
    // The browser's error page has another origin.
    const isOurs = element.current?.contentDocument !== null
    setState(isOurs ? 'ready' : 'failed')
  }
  return { ref, onLoad, state, height }
}
