/** Messages of a page in a frame to its parent page (C.6 OK6, W57). */
export type FrameMessage =
  /** `to`: the redirect of the response, which the parent follows. */
  | { type: 'signin-success'; to?: string }
  /** A code is required; its options are in session storage. */
  | { type: 'signin-mfa' }
  /** Height of the content, CSS pixels. */
  | { type: 'signin-resize'; height: number }

/**
 * Sends a message to the parent page if that has this origin. Returns whether there is a parent.
 */
export function tellParent(message: FrameMessage): boolean {
  if (window.parent === window) return false
  window.parent.postMessage(message, location.origin)
  return true
}

/**
 * Listens to a frame's messages; other frames and origins are ignored. Returns a function that
 * stops listening.
 */
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

/** Reports each height change of this page to its parent. Returns a function that stops it. */
export function tellHeight(): () => void {
  const root = document.documentElement
  const tell = () => tellParent({ type: 'signin-resize', height: Math.ceil(root.offsetHeight) })
  const observer = new ResizeObserver(tell)
  observer.observe(root)
  return () => observer.disconnect()
}
