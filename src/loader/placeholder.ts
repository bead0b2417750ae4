import { loadScripts, type Mount, type Scripts } from './scripts'
import { wait } from './when'

/** From coming into the page to leaving it; put back, a placeholder begins another life. */
interface Life {
  ended?: Promise<void> | undefined
  stop?: (() => void) | undefined
}

const known: Record<string, Promise<Scripts> | undefined> = { __proto__: null as never }

/**
 * `<foyer-widget>`: the browser itself tells when a placeholder is there, comes later or goes away.
 * Its `status` attribute: found, loading, mounted, or failed with `code`.
 */
export class Placeholder extends HTMLElement {
  declare life: Life | undefined
  /** What a visitor did to it before it was alive; there as long as it sleeps. */
  declare held: Event[] | undefined

  connectedCallback() {
    if (this.life) return
    this.life = {}
    // The copy of a living placeholder holds no server HTML: it is rendered from nothing, at once.
    if (this.getAttribute('status') === 'mounted') {
      this.querySelector(':scope > div')?.remove()
      this.removeAttribute('when')
    }
    this.setAttribute('status', 'found')
    this.life.stop = wait(this)
  }

  /** A placeholder that was moved within one task is connected again by now and stays as it is. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.life?.stop?.()
      this.life = undefined
      this.removeAttribute('status')
    })
  }

  /** Brings it to life, once; resolves when it is mounted or has failed. */
  start() {
    const { life } = this
    this.held ??= []
    if (life) life.ended ??= this.bring(life)
    return life?.ended
  }

  async bring(life: Life) {
    const type = this.getAttribute('type') ?? ''
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

  /** Lets clicks and forms that were held back do what they do without a script. */
  release() {
    const { held = [] } = this
    this.held = undefined
    // An icon has no click(), and a form can be clicked as well.
    for (const event of held)
      if (event.defaultPrevented)
        if (event.type === 'click') event.target?.dispatchEvent(new MouseEvent('click', event))
        else (event.target as HTMLFormElement).requestSubmit()
  }

  /** One `component-error` for each reason, trying again in vain is not told again. */
  fail(error: unknown) {
    const { code = 'load-failed', message } = error as { code?: string; message?: string }
    const detail = { type: this.getAttribute('type'), id: this.id, code, message }
    this.release()
    this.setAttribute('status', 'failed')
    if (this.getAttribute('code') === code) return
    this.setAttribute('code', code)
    const event = new CustomEvent('component-error', { detail, bubbles: true, cancelable: true })
    this.dispatchEvent(event)
  }
}
