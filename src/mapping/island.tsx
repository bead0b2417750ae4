import { type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { saveListeners } from './listeners'
import { setAnchor } from './placeholder-attributes'
import { containerOf, type Placeholder } from './placement'
import { replay, wake } from './replay'
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

function loadTypedValues() {
  typedValues ??= import('./typed-values')
  return typedValues
}

/**
 * React hydrates more elements than this in slices of 5 ms, so that a tap waits for a slice and not for
 * the widget. For fewer, the further tasks would cost more than they save (docs/decisions/0016).
 */
const MANY = 12

type TargetsOf = Parameters<typeof replay>[1]

export type Problem = 'render-failed' | 'hydration-mismatch'

/**
 * Mounts `app` in a placeholder that is ready: hydrates server HTML, else renders on the client.
 * Then replays the visitor's events from before the mount, on the elements that have taken the place of
 * those that React did not hydrate (docs/decisions/0073). Resolves with a function that unmounts;
 * rejects with the error that rendering threw. Links to `anchor` jump to the content. `report`
 * receives hydration mismatches and the errors after mounting.
 */
export async function show(
  element: Placeholder,
  app: ReactNode,
  anchor: string | undefined,
  report: (problem: Problem, error: unknown) => void,
): Promise<() => void> {
  const hasFields = element.querySelector('input:not([type=hidden]), textarea, select')
  const typed = hasFields && (await loadTypedValues())
  let targets: TargetsOf | Promise<TargetsOf> | undefined
  let held: Event[] = []
  let root: Root | undefined
  // The visitor may act while the widget waits for its turn.
  const isAwaited = () => element.held?.some((event) => event.defaultPrevented)
  const served = containerOf(element)
  try {
    await inTurn((resolve, reject) => {
      // What visitors have typed is read and entered in one task, and what they wait for comes sooner.
      const isSliced = !isAwaited() && !typed && served?.querySelectorAll('*')[MANY]
      // From here on the widget hears its events itself, also those of its own effects.
      held = element.held ?? []
      element.held = undefined
      const all = element.querySelectorAll('*')
      const focused = document.activeElement
      const enterTyped = typed?.keepTyped(element, all, focused)
      let isMounted = false
      const onMount = () => {
        isMounted = true
        resolve()
      }
      const options: RootOptions = {
        identifierPrefix: element.id,
        onRecoverableError: (error) => {
          report('hydration-mismatch', error)
          if (typed) return
          targets ??= loadTypedValues().then(
            ({ keepTyped }) => keepTyped(element, all, focused)(),
            () => undefined,
          )
        },
        // React has removed the widget from the page before this call.
        onUncaughtError: (error) => (isMounted ? report('render-failed', error) : reject(error)),
      }
      ;(isSliced ? startTransition : flushSync)(() => {
        const container = served ?? element.appendChild(document.createElement('div'))
        setAnchor(container, anchor)
        root = saveListeners(container, () => {
          const tree = <NotifyMounted onMount={onMount}>{app}</NotifyMounted>
          if (served) return hydrateRoot(container, tree, options)
          const made = createRoot(container, options)
          made.render(tree)
          return made
        })
      })
      targets = enterTyped?.() ?? targets
    }, isAwaited)
  } catch (error) {
    root?.unmount()
    element.held = held
    throw error
  }
  element.removeAttribute('code')
  element.setAttribute('status', 'mounted')
  for (const event of held) wake((event as SubmitEvent).submitter ?? event.target)
  replay(held, await targets)
  return () => {
    root?.unmount()
    // A placeholder that is inserted again is rendered anew, and has no content to interact with.
    containerOf(element)?.remove()
    if (element.getAttribute('when') === 'interaction') element.removeAttribute('when')
  }
}

interface NotifyMountedProps {
  onMount: () => void
  children: ReactNode
}

/**
 * Says when its content is there, effects included. React hands out the error of an effect after all
 * effects of the task: a microtask comes after it.
 */
function NotifyMounted({ onMount, children }: NotifyMountedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => queueMicrotask(onMount), [])
  return children
}
