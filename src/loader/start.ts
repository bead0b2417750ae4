import { fail, report } from './fail'
import { whenParsed } from './parsed'
import { readPlaceholder } from './placeholder'
import { waits } from './when'

/**
 * `<foyer-widget>`: the browser itself tells when a placeholder is there, comes later or goes away.
 * Its `status` attribute: found, loading, mounted, or failed with `code`.
 */
class Placeholder extends HTMLElement {
  #stop: AbortController | undefined

  connectedCallback() {
    if (this.#stop) return
    const stop = new AbortController()
    this.#stop = stop
    // The copy of a living placeholder holds no server HTML: it is rendered from nothing.
    if (this.hasAttribute('status')) this.querySelector(':scope > div')?.remove()
    this.setAttribute('status', 'found')
    whenParsed(this, () => hydrate(this, stop.signal))
  }

  /** A placeholder that was moved within one task is connected again by now and stays as it is. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#stop?.abort()
      this.#stop = undefined
      this.removeAttribute('status')
    })
  }
}

async function hydrate(element: HTMLElement, signal: AbortSignal) {
  try {
    const placement = readPlaceholder(element)
    const wait = waits[placement.when]
    const unheard =
      wait && (await new Promise<Event | undefined>((due) => wait(element, due, signal)))
    if (signal.aborted) return
    element.setAttribute('status', 'loading')
    const { mount } = await loadMount().catch(loadMount)
    if (signal.aborted) return
    const unmount = await mount(element, placement, (failure) => report(element, failure))
    if (signal.aborted) return unmount()
    signal.addEventListener('abort', unmount)
    element.setAttribute('status', 'mounted')
    if (unheard) dispatchEvent(unheard)
  } catch (error) {
    if (!signal.aborted) fail(element, error)
  }
}

function loadMount() {
  return import('../mapping/mount')
}

if (!customElements.get('foyer-widget')) customElements.define('foyer-widget', Placeholder)
