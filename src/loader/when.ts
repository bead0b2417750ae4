/** A placeholder that waits for its time. */
export interface Waiting extends HTMLElement {
  /** What was done to it meanwhile. */
  held?: Event[] | undefined
  start(): unknown
}

/** How far outside of the window `visible` begins, in pixels. */
const MARGIN = 200

/**
 * Starts a placeholder when its time has come: `load`, `idle`, `visible` (`visible:400`: a margin of
 * 400 pixels), `presence` (the same, once somebody is there), `interaction`, `open`,
 * `media:(min-width: 60em)` or `never`; any other word is `load`.
 */
export function wait(element: Waiting): (() => void) | undefined {
  const [when = '', value] = (element.getAttribute('when') ?? '').split(/:(.*)/)
  if (when === 'media') return waitForMedia(element, value ?? '')
  if (when === 'never') return
  element.held = []
  if (
    when === 'visible' ||
    (when === 'presence' && (isKnown || globalThis.foyerSeen)) ||
    (when === 'idle' && savesData())
  )
    waitForSight(element, value)
  else if (when === 'idle') idle(() => void element.start())
  else if (!/^(pre|int|op)/.test(when)) element.start()
}

/**
 * Whom the site knows has a cookie that says so, and nothing else. For styles, `data-known` says it: a
 * header greets them in a moment, and everybody else it offers to sign in.
 */
const isKnown = document.documentElement.toggleAttribute(
  'data-known',
  document.cookie.includes('foyer-known='),
)

/** Somebody is there: what serves everybody as the server printed it may now serve this one. */
export function arrive() {
  if (globalThis.foyerSeen) return
  globalThis.foyerSeen = true
  for (const element of document.querySelectorAll<Waiting>('[when^=presence][status=found]'))
    wait(element)
}

function waitForMedia(element: Waiting, condition: string) {
  const query = matchMedia(condition)
  const check = () => query.matches && void element.start()
  query.onchange = check
  check()
  return () => {
    query.onchange = null
  }
}

// Safari has no requestIdleCallback; the next task is near enough.
const idle = window.requestIdleCallback ?? setTimeout

/** Who saves data waits for what can be seen. */
function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}

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
        // `display: contents`: what React renders into has a box
        else if (!boundingClientRect.width && inner) observer.observe(inner)
      }
    },
    { rootMargin: `${margin}px` },
  )
  observers[margin].observe(element)
}
