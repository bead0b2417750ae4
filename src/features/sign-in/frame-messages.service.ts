/** What a page in a frame tells the page around it (C.6 OK6, W57). */
export type FrameMessage =
  | { type: 'signin-success' }
  /** A code is to be entered; its options are in session storage. */
  | { type: 'signin-mfa' }
  /** The content has this height, CSS pixels. */
  | { type: 'signin-resize'; height: number }

/** Tells the page around this one, if that is of this origin; says whether there is one at all. */
export function tellParent(message: FrameMessage): boolean {
  if (window.parent === window) return false
  window.parent.postMessage(message, location.origin)
  return true
}

/** Hears what the page in a frame says; other frames and other origins are ignored. Returns what stops it. */
export function hearFrame(
  frame: HTMLIFrameElement,
  handle: (message: FrameMessage) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.contentWindow) return
    if (typeof data?.type === 'string' && data.type.startsWith('signin-')) handle(data)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}

/** Tells the page around this one the height of this one whenever it changes; returns what stops it. */
export function tellHeight(): () => void {
  const root = document.documentElement
  const tell = () => tellParent({ type: 'signin-resize', height: Math.ceil(root.offsetHeight) })
  const observer = new ResizeObserver(tell)
  observer.observe(root)
  return () => observer.disconnect()
}
