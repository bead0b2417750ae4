import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { saveListeners } from './listeners'
import { setAnchor } from './placeholder-attributes'
import { containerOf, type Placeholder } from './placement'
import { replay } from './replay'
import { inOrder, inTurn, whenWhole } from './turns'

/** Resolves when a placeholder may be mounted: it is whole, what it stands in is alive, it is its turn. */
export async function ready(element: Placeholder): Promise<void> {
  const parent = element.parentElement?.closest<Placeholder>('foyer-widget')
  if (parent?.held) await parent.start?.()
  await whenWhole(element)
  if (!element.hasAttribute('when')) await inOrder(element)
}

/** Asked for once: the answers to many import()s of one module come in any order. */
let typedValues: Promise<typeof import('./typed-values')> | undefined

export type Problem = 'render-failed' | 'hydration-mismatch'

/**
 * Renders into a placeholder that is ready, over the server's HTML where there is some, and does again
 * what was done to it meanwhile. Resolves with what takes it away; rejects with what rendering threw.
 * Links to `anchor` jump to its content. `report` is told of what goes wrong without an end: a mismatch, and an error when it is mounted.
 */
export async function show(
  element: Placeholder,
  app: ReactNode,
  anchor: string | undefined,
  report: (problem: Problem, error: unknown) => void,
): Promise<() => void> {
  if (hasFields(element)) typedValues ??= import('./typed-values')
  const keepTyped = hasFields(element) ? (await typedValues)?.keepTyped : undefined
  const root = await inTurn(() => {
    const enterTyped = keepTyped?.(element)
    let failure: [unknown] | undefined
    let isMounted = false
    const root = render(element, app, anchor, {
      identifierPrefix: element.id,
      onRecoverableError: (error) => report('hydration-mismatch', error),
      // React has taken the widget out of the page by then.
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
    throw failure[0]
  })
  const held = element.held ?? []
  element.held = undefined
  element.removeAttribute('code')
  element.setAttribute('status', 'mounted')
  replay(held)
  return () => {
    root.unmount()
    // Put back into the page, the placeholder is rendered from nothing, and has nothing to touch.
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
  // At once and with all its effects, as it is its turn now: nothing is left to React's own queue.
  return flushSync(() =>
    saveListeners(container, () => {
      if (served) return hydrateRoot(container, app, options)
      const root = createRoot(container, options)
      root.render(app)
      return root
    }),
  )
}

/** Only what can be typed into needs what keeps it. */
function hasFields(element: Element): boolean {
  return element.querySelector('input, textarea, select') !== null
}
