import { flushSync } from 'react-dom'

/**
 * Dispatches again the visitor's events from before the mount. Events that the loader prevented get
 * their default action. An event of focus, pointer or keyboard is replayed only if its target still
 * has the focus or the pointer.
 */
export function replay(events: Event[]) {
  // The handler of a second click must see the state after the first one.
  for (const event of events) flushSync(() => repeat(event))
}

function repeat(event: Event) {
  const { target, type, defaultPrevented } = event
  const { submitter } = event as SubmitEvent
  const control = submitter ?? (target instanceof Element ? target.closest('button, a') : null)
  if (defaultPrevented) control?.removeAttribute('aria-busy')
  // Another widget may have replaced its button of this form; what was gone cannot be asked for.
  if (submitter) submitter.click()
  else if (type === 'submit') (target as HTMLFormElement).requestSubmit()
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
