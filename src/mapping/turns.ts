/** A frame has room for it on a phone; after it the browser is let in, in milliseconds. */
const SLICE_MS = 8
/** So many need no order: they are mounted before the browser could say what is in sight. */
const FEW = 10

const jobs: (() => void)[] = []
/** Those that were not put in order since there was last nothing to do. */
let unordered = 0
const channel = new MessageChannel()
channel.port1.onmessage = work

/** Runs a job when those before it are done and the browser had its share; a thrown error rejects. */
export function inTurn<Result>(job: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    jobs.push(() => {
      try {
        resolve(job())
      } catch (error) {
        reject(error)
      }
    })
    if (jobs.length === 1) channel.port2.postMessage(0)
  })
}

function work() {
  const end = performance.now() + SLICE_MS
  do jobs[0]?.()
  while (jobs.shift() && jobs[0] && performance.now() < end)
  if (jobs[0]) channel.port2.postMessage(0)
  else unordered = 0
}

/** Resolves when the whole page is parsed. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve()
  else document.addEventListener('DOMContentLoaded', () => resolve())
})

const asked = new WeakMap<Element, () => void>()

let sight: IntersectionObserver | undefined

function onSight(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  const unseen = entries.filter(({ target, isIntersecting }) => {
    observer.unobserve(target)
    if (isIntersecting) asked.get(target)?.()
    return !isIntersecting
  })
  parsed.then(() => {
    for (const { target } of unseen) asked.get(target)?.()
  })
}

/**
 * Resolves when it is the element's turn among many: what is in sight first, the rest when the page is
 * parsed; the parser and the first painting are not held up by what nobody sees.
 */
export function inOrder(element: Element): Promise<void> | undefined {
  // Many ask before the first of them is a job.
  if (document.readyState !== 'loading' && unordered < FEW) {
    unordered += 1
    return
  }
  return new Promise((resolve) => {
    asked.set(element, resolve)
    sight ??= new IntersectionObserver(onSight)
    sight.observe(element)
  })
}

/** Resolves when the parser has passed the element's end tag. */
export function whenWhole(element: Element): Promise<void> | undefined {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return
  return parsed
}
