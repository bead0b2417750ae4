import '@testing-library/jest-dom'
import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'

// What a component does by itself takes a busy machine longer than the second that is waited by default.
if (typeof document !== 'undefined') {
  const { configure }: typeof import('@testing-library/dom') = require('@testing-library/dom')
  configure({ asyncUtilTimeout: 30_000 })
}

// jsdom has no dialogs that open; that they are modal is for the browser's own tests.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
}

// jsdom lays nothing out, so there is nothing to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {}

// jsdom hashes nothing.
if (typeof window !== 'undefined') {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  Object.assign(globalThis, { TextEncoder })
}

// jsdom has no message channels; a task of its own is all that is wanted of them.
if (typeof window !== 'undefined') {
  window.MessageChannel ??= class {
    port1 = { onmessage: () => {} }
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) }
  } as unknown as typeof MessageChannel
}
