import { loadScripts, type Mount, type Scripts } from './scripts'
import { wait } from './when'

/**
 * The time from a placeholder's insertion into the page to its removal. A placeholder that is
 * inserted again begins another life.
 */
interface Life {
  ended?: Promise<void> | undefined
  stop?: (() => void) | undefined
}

const known: Record<string, Promise<Scripts> | undefined> = Object.create(null)

/**
 * The custom element `<foyer-widget>`. The browser calls its callbacks when a placeholder is
 * parsed, inserted later or removed. Its `status` attribute is `found`, `loading`, `mounted`, or
 * `failed` with a `code`.
 */
export class Placeholder extends HTMLElement {
  declare life: Life | undefined
  /** The visitor's events on the placeholder before it is mounted; undefined after mounting. */
  declare held: Event[] | undefined

  connectedCallback() {
    if (this.life) return
    this.life = {}
    // A copy of a mounted placeholder has no server HTML to hydrate: it is rendered anew, at once.
    if (this.getAttribute('status') === 'mounted') {
      this.querySelector(':scope > div')?.remove()
      this.removeAttribute('when')
    }
    this.setAttribute('status', 'found')
    this.life.stop = wait(this)
  }

  /** The microtask tells a move from a removal: a moved placeholder is connected again by then. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.life?.stop?.()
      this.life = undefined
      this.removeAttribute('status')
    })
  }

  /** Loads and mounts the placeholder, once; resolves when it is mounted or has failed. */
  start() {
    const { life } = this
    // An observer may report a widget in view that an event has mounted before.
    if (!life?.ended) this.held ??= []
    if (life) life.ended ??= this.bring(life)
    return life?.ended
  }

  async bring(life: Life) {
    const type = this.getAttribute('type') as string
    this.setAttribute('status', 'loading')
    try {
      known[type] ??= loadScripts(type)
      const scripts = await known[type]
      const { mount } = scripts.at(-1) as { mount: Mount }
      if (this.life === life) life.stop = await mount(this, scripts[0].default)
      if (this.life !== life) life.stop?.()
    } catch (error) {
      known[type] = life.ended = undefined
      if (this.life === life) this.fail(error)
    }
  }

  /**
   * Lets the browser do the held actions when the script is not available: it submits a form and
   * follows a link. A button does nothing without a script, so its event stays held and the button
   * stays `aria-busy` until the next attempt.
   */
  release() {
    const { held = [] } = this
    this.held = undefined
    this.held = held.filter((event) => {
      const { type, target, defaultPrevented, submitter } = event as SubmitEvent
      if (submitter) submitter.click()
      else if (type === 'submit') (target as HTMLFormElement).requestSubmit()
      else if (!defaultPrevented || (target as Element).closest('button')) return defaultPrevented
      else target?.dispatchEvent(new MouseEvent('click', event))
      return false
    })
  }

  /** Dispatches `component-error` once per code; another attempt with the same code is silent. */
  fail(error: unknown) {
    const { code = 'load-failed', message } = error as { code?: string; message?: string }
    const detail = { type: this.getAttribute('type'), id: this.id, code, message }
    // Offline nobody answers: the browser would leave the page, and what was typed would be lost.
    if (navigator.onLine) this.release()
    if (code !== 'load-failed') this.held = undefined
    this.setAttribute('status', 'failed')
    if (this.getAttribute('code') === code) return
    this.setAttribute('code', code)
    this.dispatchEvent(
      new CustomEvent('component-error', { detail, bubbles: true, cancelable: true }),
    )
  }
}
