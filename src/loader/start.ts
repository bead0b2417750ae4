import { Placeholder } from './placeholder'
import { arrive, idle, savesData } from './when'

/**
 * Events of the visitor or the browser on a placeholder, and requests for an overlay by id or type.
 */
const START_EVENTS =
  'click submit keydown focusin pointerover beforetoggle overlay-open show-hotel-detail'

/**
 * Controls that do nothing useful without a script: a button without a native action, and a link to
 * a dialog. Other links, `<summary>`, fields, `command` and `popovertarget` need no script.
 */
const SCRIPTED = 'button[type=button]:not([popovertarget],[commandfor]),a[aria-haspopup]'

/**
 * Starts the placeholder that an event reaches before it is mounted; `mount` replays the event
 * after mounting. An action that needs the widget's script is prevented until then, without a time
 * limit, and its control is `aria-busy`. Placeholders with `when="presence"` wait until this one is
 * mounted.
 */
function startByEvent(event: Event) {
  const { type, detail, ctrlKey, metaKey, pointerType, newState, target, submitter } =
    event as PointerEvent & CustomEvent & ToggleEvent & SubmitEvent
  const isClick = type === 'click'
  // A finger enters many widgets while it scrolls; a tap also raises a click.
  if (pointerType === 'touch' && !isClick) return
  const path = event.composedPath()
  const isWaiting = (node: EventTarget) => node instanceof Placeholder && node.held
  const element = (path.find(isWaiting) ??
    (detail?.id && findPlaceholder(detail.id))) as Placeholder
  // The browser opens a tab on a click with Ctrl or Cmd, without a script.
  if (!element?.held || ctrlKey || metaKey) return arrive()
  const control = isClick ? (target as Element).closest('a,button,summary') : submitter
  const isScripted = type === 'submit' || control?.matches(SCRIPTED)
  if (isScripted) {
    event.preventDefault()
    event.stopImmediatePropagation()
    control?.setAttribute('aria-busy', 'true')
    // A link has no `command` attribute, so the loader opens its dialog.
    document
      .querySelector<HTMLDialogElement>(`dialog[id="${control?.getAttribute('aria-controls')}"]`)
      ?.showModal()
    // After a failed attempt only the latest event is replayed.
    if (element.hasAttribute('code')) element.held = []
  }
  // The visitor has closed the dialog, so the widget must not open it again.
  if (newState === 'closed') element.held = element.held.filter((one) => !/overlay/.test(one.type))
  if (isScripted || !isClick || control?.matches('[commandfor]')) element.held.push(event)
  element.start()?.then(arrive)
}

/**
 * Finds a placeholder by id, else by type: the form of type `sign-in` is not the dialog of that id.
 */
function findPlaceholder(name: string) {
  const all = [...document.querySelectorAll<Placeholder>('foyer-widget')]
  return (
    all.find(({ id }) => id === name) ??
    all.find((element) => element.getAttribute('type') === name)
  )
}

/** Starts the placeholders whose scripts failed to load, if the page is visible. */
function tryAgain() {
  if (document.hidden) return
  for (const element of document.querySelectorAll<Placeholder>('[code=load-failed]'))
    element.start()
}

if (process.env.NODE_ENV === 'development') void import('./diagnose')

if (!customElements.get('foyer-widget')) {
  for (const type of START_EVENTS.split(' ')) addEventListener(type, startByEvent, true)
  addEventListener('scroll', arrive, true)
  if (!savesData()) addEventListener('load', () => idle(() => import('./ahead').catch(() => {})))
  // The browser fires `online` before requests succeed, on a phone by many seconds.
  for (const type of ['online', 'visibilitychange'])
    addEventListener(type, () => [500, 5e3, 3e4].map((ms) => setTimeout(tryAgain, ms)))
  customElements.define('foyer-widget', Placeholder)
}
