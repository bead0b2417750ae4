import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { usePage } from '../../hooks/page-store'
import { isPictureAddress } from '../../rules/content/renditions'
import { languageOf } from '../../rules/locale/locale'

/** `waiting`: not visible yet, the poster is shown; the other states have a button. */
type Status = 'waiting' | 'playing' | 'paused' | 'ended'

export interface HeroVideo {
  src: string
  captions: string | null
  language: string
  status: Status
  /** Plays it when half of it is visible. */
  videoRef: (element: HTMLVideoElement | null) => void
  toggle: () => void
  onPlaying: () => void
  onEnded: () => void
  onFailed: () => void
}

const QUIET = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * A video that plays once, without sound, while it is visible (W08). Null on the server, with reduced
 * motion or data saving, in author mode, and if it fails to load: the poster stays.
 */
export function useHeroVideo(
  video: { src: string; captions?: string | undefined } | undefined,
): HeroVideo | null {
  const { mode, locale } = usePage().context
  const mayMove = useSyncExternalStore(subscribeToQuiet, readMayMove, () => false)
  const [status, setStatus] = useState<Status>('waiting')
  const [hasFailed, setFailed] = useState(false)
  const element = useRef<HTMLVideoElement | null>(null)
  /** The visitor has paused it, or it has ended: afterwards only the button plays it. */
  const isDone = useRef(false)

  const play = useCallback(() => {
    // A browser may refuse autoplay; the visitor can then use the button.
    element.current?.play().catch(() => setStatus((now) => (now === 'waiting' ? 'paused' : now)))
  }, [])
  const videoRef = useCallback(
    (next: HTMLVideoElement | null) => {
      element.current = next
      if (!next) return
      // React does not set the `muted` attribute of a video that it creates, so the property is set.
      next.muted = true
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (isDone.current) return
          if (entry?.isIntersecting) play()
          else next.pause()
        },
        { threshold: 0.5 },
      )
      observer.observe(next)
      return () => {
        element.current = null
        observer.disconnect()
      }
    },
    [play],
  )

  if (!video || !isPictureAddress(video.src) || !mayMove || hasFailed || mode === 'edit')
    return null
  return {
    src: video.src,
    captions: video.captions && isPictureAddress(video.captions) ? video.captions : null,
    language: languageOf(locale),
    status,
    videoRef,
    toggle: () => {
      const isPlaying = status === 'playing'
      isDone.current = isPlaying
      if (!isPlaying) return play()
      element.current?.pause()
      setStatus('paused')
    },
    onPlaying: () => setStatus('playing'),
    onEnded: () => {
      isDone.current = true
      setStatus('ended')
    },
    onFailed: () => setFailed(true),
  }
}

function subscribeToQuiet(onChange: () => void): () => void {
  const query = matchMedia(QUIET)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function readMayMove(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData && !matchMedia(QUIET).matches
}
