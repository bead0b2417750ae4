/** This many mount without an order: they finish before an IntersectionObserver would answer. */
const FEW = 10

interface Job {
  run: () => void
  isAwaited: () => boolean | undefined
}

const jobs: Job[] = []
/** Placeholders that skipped the order since the queue was last empty. */
let unordered = 0
const channel = new MessageChannel()
channel.port1.onmessage = work

/**
 * Queues a job. The scheduler runs jobs in order, one in a task, so that the browser can paint and
 * handle input in between. A job that the visitor waits for is the next one, also if the visitor
 * came to wait for it in the queue. It is the executor of a promise: what it throws rejects, and it
 * may end later.
 */
export function inTurn(
  job: (resolve: () => void, reject: (error: unknown) => void) => void,
  isAwaited: Job['isAwaited'],
): Promise<void> {
  return new Promise((resolve) => {
    jobs.push({ run: () => resolve(new Promise(job)), isAwaited })
    // The events of a tap arrive in several tasks: another job between two of them would delay the
    // tap's effect by its whole length. Safari has no `scheduler`.
    if (window.scheduler) {
      scheduler.postTask(work, { priority: isAwaited() ? 'user-blocking' : 'background' })
    } else channel.port2.postMessage(0)
  })
}

function work() {
  const awaited = jobs.findIndex((job) => job.isAwaited())
  jobs.splice(Math.max(awaited, 0), 1)[0]?.run()
  if (!jobs[0]) unordered = 0
}

/** Resolves when the page is parsed. */
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
 * Resolves when the element may be mounted: a visible element at once, any other when the page is
 * parsed, so that elements outside the viewport do not delay the parser and the first paint. A few
 * elements on a parsed page need no order: the result is then undefined.
 */
export function inOrder(element: Element): Promise<void> | undefined {
  // Counts calls, not queued jobs: many calls come before the first job is queued.
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

/** Resolves when the parser has passed the element's end tag; undefined if it has already. */
export function whenWhole(element: Element): Promise<void> | undefined {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return
  return parsed
}
