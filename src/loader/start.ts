import { Placeholder } from './placeholder'
import { arrive } from './when'

/** What a visitor or the browser does to a placeholder, and how a page asks for an overlay by its id or type. */
const WAKING =
  'click submit keydown focusin pointerover beforetoggle overlay-open show-hotel-detail'

/** How long a click waits for its widget before it does what it does without one, in milliseconds. */
const PATIENCE = 3_000

/**
 * Whatever is done to a placeholder that sleeps wakes it, and `mount` does it once more when it is
 * alive; a click and the sending of a form are held back until then.
 */
function wake(event: Event) {
  arrive()
  const { type, detail, ctrlKey, metaKey, pointerType } = event as PointerEvent & CustomEvent
  const path = event.composedPath() as Placeholder[]
  const element = path.find(({ held }) => held) ?? (detail?.id && sleeper(detail.id))
  const isAction = /click|submit/.test(type)
  // Another tab opens by itself, a link that needs no script leads on, a finger that scrolls passes over much.
  if (!element?.held || (isAction ? ctrlKey || metaKey || leadsOn(event) : pointerType === 'touch'))
    return
  if (isAction) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  element.held.push(event)
  element.start()
  setTimeout(() => element.release(), PATIENCE)
}

function leadsOn({ target }: Event) {
  return (target as Element).closest('[when^=presence] a[href]')
}

/** An id before a type: the form of type `sign-in` is not the dialog of that id. */
function sleeper(name: string) {
  const all = [...document.querySelectorAll<Placeholder>('foyer-widget')]
  return (
    all.find(({ id }) => id === name) ??
    all.find((element) => element.getAttribute('type') === name)
  )
}

/** What could not be had may be had by now. */
function tryAgain() {
  if (document.hidden) return
  for (const element of document.querySelectorAll<Placeholder>('[code=load-failed]'))
    element.start()
}

if (!customElements.get('foyer-widget')) {
  for (const type of WAKING.split(' ')) addEventListener(type, wake, true)
  addEventListener('scroll', arrive, true)
  // A browser says that it is online before the first request gets through.
  for (const type of ['online', 'visibilitychange'])
    addEventListener(type, () => setTimeout(tryAgain, 500))
  customElements.define('foyer-widget', Placeholder)
}
