/** A placeholder whose `when` condition is not met yet. */
export interface Waiting extends HTMLElement {
  /** The visitor's events since the wait began. */
  held?: Event[] | undefined
  start(): unknown
}

/** The default margin around the viewport for `visible` and `presence`, in pixels. */
const MARGIN = 200

/**
 * Starts a placeholder when the condition of its `when` attribute is met: `load`, `idle`, `visible`
 * (`visible:400` sets a margin of 400 pixels), `presence` (as `visible`, after the visitor's first
 * activity), `interaction`, `open`, `media:(min-width: 60em)` or `never`. Any other word means
 * `load`.
 */
export function wait(element: Waiting): (() => void) | undefined {
  // Without the attribute the word is `null`, which means `load` as any other.
  const [when, value] = `${element.getAttribute('when')}`.split(/:(.*)/)
  if (when === 'media') return waitForMedia(element, value as string)
  if (when === 'never') return
  element.held = []
  if (
    when === 'visible' ||
    (when === 'presence' && (isKnown || window.foyerSeen)) ||
    (when === 'idle' && savesData())
  )
    waitForSight(element, value)
  else if (when === 'idle') idle(() => element.start())
  else if (!/^(pre|int|op)/.test(when as string)) element.start()
}

/**
 * Whether the site knows the visitor: a cookie holds this one fact. `data-known` on the root tells
 * the styles, which hide the offer to sign in from a known visitor before any script of a widget
 * runs.
 */
const isKnown = document.documentElement.toggleAttribute(
  'data-known',
  /foyer-known=/.test(document.cookie),
)

/**
 * The visitor's first activity: placeholders with `when="presence"` wait for visibility from here
 * on.
 */
export function arrive() {
  if (window.foyerSeen) return
  window.foyerSeen = true
  for (const element of document.querySelectorAll<Waiting>('[when^=presence][status=found]'))
    wait(element)
}

function waitForMedia(element: Waiting, condition: string) {
  const query = matchMedia(condition)
  const start = () => query.matches && element.start()
  query.onchange = start
  start()
  return () => {
    query.onchange = null
  }
}

/**
 * Calls back when the browser is idle, or after 5 s: a busy page may never be. Safari has no
 * requestIdleCallback; there `setTimeout` takes the options for 0 ms.
 */
export const idle = (callback: () => void) =>
  ((window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback)(callback, {
    timeout: 5e3,
  })

/**
 * Whether the visitor has asked the browser to save data; undefined where the browser cannot tell.
 */
export const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData

const observers: Record<string, IntersectionObserver> = {}

function waitForSight(element: Waiting, margin: string | number = MARGIN) {
  observers[margin] ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const inner = target.querySelector(':scope > div')
        if (isIntersecting) {
          observer.unobserve(target)
          target.closest<Waiting>('foyer-widget')?.start()
        }
        // A placeholder with `display: contents` has no box; its container has one.
        else if (!boundingClientRect.width && inner) observer.observe(inner)
        // Nothing of it can come into view before it is rendered.
        else if (getComputedStyle(target).display === 'contents') (target as Waiting).start()
      }
    },
    { rootMargin: `${+margin | 0}px` },
  )
  observers[margin].observe(element)
}
