import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { usePage } from '../../hooks/page-store'
import { isPictureAddress } from '../../rules/content/renditions'
import { languageOf } from '../../rules/locale/locale'

/** `waiting`: not seen yet, the poster stands; the others have a button. */
type Status = 'waiting' | 'playing' | 'paused' | 'ended'

export interface HeroVideo {
  src: string
  captions: string | null
  language: string
  status: Status
  /** Plays it when half of it is on screen. */
  videoRef: (element: HTMLVideoElement | null) => void
  toggle: () => void
  onPlaying: () => void
  onEnded: () => void
  onFailed: () => void
}

const QUIET = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * A film that plays once, without sound, while it is on screen (W08). Null on the server and for who
 * wants less motion or saves data, in author mode, and when it cannot be had: the poster stays.
 */
export function useHeroVideo(
  video: { src: string; captions?: string | undefined } | undefined,
): HeroVideo | null {
  const { mode, locale } = usePage().context
  const mayMove = useSyncExternalStore(subscribeToQuiet, readMayMove, () => false)
  const [status, setStatus] = useState<Status>('waiting')
  const [hasFailed, setFailed] = useState(false)
  const element = useRef<HTMLVideoElement | null>(null)
  /** The visitor paused it, or it has ended: from then on only the button plays it. */
  const isDone = useRef(false)

  const play = useCallback(() => {
    // A browser that refuses to play by itself leaves the choice to the visitor.
    element.current?.play().catch(() => setStatus((now) => (now === 'waiting' ? 'paused' : now)))
  }, [])
  const videoRef = useCallback(
    (next: HTMLVideoElement | null) => {
      element.current = next
      if (!next) return
      // The attribute alone does not silence a film that React has put there.
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
