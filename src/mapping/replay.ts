import { flushSync } from 'react-dom'

/** The elements that an event is for: React may have removed those that received it. */
export type Targets = Pick<SubmitEvent, 'target' | 'submitter'>

/**
 * Dispatches again the visitor's events from before the mount. Events that the loader prevented get
 * their default action. An event of focus, pointer or keyboard is replayed only if its target still
 * has the focus or the pointer. `targetsOf` names the elements that an event is for now.
 */
export function replay(
  events: Event[],
  targetsOf = (event: Event): Targets => event as SubmitEvent,
) {
  // The handler of a second click must see the state after the first one.
  for (const event of events) flushSync(() => repeat(event, targetsOf(event)))
}

/**
 * Makes React hydrate the part of the widget around an element at once, as each event does that it knows;
 * no widget listens to this one.
 */
export function wake(target: EventTarget | null) {
  target?.dispatchEvent(new Event('dragend', { bubbles: true }))
}

function repeat(event: Event, { target, submitter }: Targets) {
  const { type, defaultPrevented } = event
  const control = submitter ?? (target instanceof Element ? target.closest('button, a') : null)
  if (defaultPrevented) control?.removeAttribute('aria-busy')
  // Another widget may have replaced its button of this form; what was gone cannot be asked for.
  if (submitter) submitter.click()
  else if (type === 'submit') (target as HTMLFormElement | null)?.requestSubmit()
  else if (defaultPrevented || (type === 'click' ? isStillOpen(control) : isStillOn(target)))
    target?.dispatchEvent(new (event.constructor as typeof Event)(type, event))
}

/**
 * Whether the dialog of a button's command is still open. Also true if the browser has opened none,
 * because it lacks commands or the page lacks the dialog.
 */
function isStillOpen(control: Element | null): boolean {
  const dialog = (control as { commandForElement?: { open?: boolean } } | null)?.commandForElement
  return dialog?.open ?? true
}

/** Also true for the window, which receives requests for overlays and has no pointer or focus. */
function isStillOn(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.matches(':hover, :focus')
}
