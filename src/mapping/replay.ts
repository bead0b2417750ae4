import { flushSync } from 'react-dom'

/**
 * Does once more what a visitor did to a placeholder before it was alive: also what a link, a button,
 * a form or `<details>` do by themselves, for that was held back. Focus and pointer may have moved on.
 */
export function replay(events: Event[]) {
  // The handler of a second click finds what the first one has changed.
  for (const event of events) flushSync(() => repeat(event))
}

function repeat(event: Event) {
  const { target, type, defaultPrevented } = event
  if (type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
  else if (defaultPrevented || isStillOn(target))
    target?.dispatchEvent(new (event.constructor as typeof Event)(type, event))
}

/** The window, which is asked for overlays, knows neither pointer nor focus. */
function isStillOn(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.matches(':hover, :focus')
}
