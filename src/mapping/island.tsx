import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { saveListeners } from './listeners'
import { setAnchor } from './placeholder-attributes'
import { containerOf, type Placeholder } from './placement'
import { replay } from './replay'
import { inOrder, inTurn, whenWhole } from './scheduler'

/**
 * Resolves when a placeholder may be mounted: the placeholder around it is mounted, the parser has
 * passed its end tag, and a placeholder without a `when` attribute has its place in the order.
 */
export async function ready(element: Placeholder): Promise<void> {
  const parent = element.parentElement?.closest<Placeholder>('foyer-widget')
  if (parent?.held) await parent.start?.()
  await whenWhole(element)
  if (!element.hasAttribute('when')) await inOrder(element)
}

/** Memoized: several import()s of one module may resolve in any order. */
let typedValues: Promise<typeof import('./typed-values')> | undefined

export type Problem = 'render-failed' | 'hydration-mismatch'

/**
 * Mounts `app` in a placeholder that is ready: hydrates server HTML, else renders on the client.
 * Then replays the visitor's events from before the mount. Resolves with a function that unmounts;
 * rejects with the error that rendering threw. Links to `anchor` jump to the content. `report`
 * receives hydration mismatches and the errors after mounting.
 */
export async function show(
  element: Placeholder,
  app: ReactNode,
  anchor: string | undefined,
  report: (problem: Problem, error: unknown) => void,
): Promise<() => void> {
  let keepTyped: typeof import('./typed-values').keepTyped | undefined
  if (element.querySelector('input, textarea, select')) {
    typedValues ??= import('./typed-values')
    keepTyped = (await typedValues).keepTyped
  }
  let held: Event[] = []
  const isAwaited = element.held?.some((event) => event.defaultPrevented)
  const root = await inTurn(() => {
    // From here on the widget hears its events itself, also those of its own effects.
    held = element.held ?? []
    element.held = undefined
    const enterTyped = keepTyped?.(element)
    let failure: [unknown] | undefined
    let isMounted = false
    const root = render(element, app, anchor, {
      identifierPrefix: element.id,
      onRecoverableError: (error) => report('hydration-mismatch', error),
      // React has removed the widget from the page before this call.
      onUncaughtError: (error) => {
        if (isMounted) report('render-failed', error)
        else failure = [error]
      },
    })
    isMounted = true
    if (!failure) {
      enterTyped?.()
      return root
    }
    root.unmount()
    element.held = held
    throw failure[0]
  }, isAwaited)
  element.removeAttribute('code')
  element.setAttribute('status', 'mounted')
  replay(held)
  return () => {
    root.unmount()
    // A placeholder that is inserted again is rendered anew, and has no content to interact with.
    containerOf(element)?.remove()
    if (element.getAttribute('when') === 'interaction') element.removeAttribute('when')
  }
}

function render(
  element: HTMLElement,
  app: ReactNode,
  anchor: string | undefined,
  options: RootOptions,
): Root {
  const served = containerOf(element)
  const container = served ?? element.appendChild(document.createElement('div'))
  setAnchor(container, anchor)
  // Renders synchronously, effects included: the scheduler has already given this job its slice.
  return flushSync(() =>
    saveListeners(container, () => {
      if (served) return hydrateRoot(container, app, options)
      const root = createRoot(container, options)
      root.render(app)
      return root
    }),
  )
}
