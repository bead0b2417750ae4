/// <reference types="@testing-library/jest-dom" />
import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { patience, patiently } from './patience'

if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom')
  const { configure }: typeof import('@testing-library/dom') = require('@testing-library/dom')
  // Once the test's file has imported what has a wrapper of its own.
  beforeAll(() => {
    configure(({ asyncWrapper }) => ({
      asyncUtilTimeout: patience.ms,
      asyncWrapper: (wait) => patiently(() => asyncWrapper(wait)),
    }))
  })
}

// Also after a test that failed before it could put them back.
beforeEach(() => {
  jest.useRealTimers()
})

// jsdom cannot open dialogs; browser tests check that they are modal.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
}

// A widget's test receives tracked events at once; on a page they wait for the visitor's consent.
if (typeof window !== 'undefined') {
  beforeEach(() => {
    const analytics: typeof import('../src/services/analytics/analytics') = require('../src/services/analytics/analytics')
    analytics.queuedEvents.take = analytics.pushToLayer
  })
}

// jsdom has no layout, so there is nothing to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {}

// jsdom has no SubtleCrypto.
if (typeof window !== 'undefined') {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  Object.assign(globalThis, { TextEncoder })
}

/** Tasks that React's scheduler has asked for and not done yet. */
const reactTasks = { open: 0 }
Object.assign(globalThis, { reactTasks })

// jsdom has no message channels; React's scheduler only needs a separate task.
if (typeof window !== 'undefined') {
  window.MessageChannel ??= class {
    port1 = { onmessage: () => {} }
    port2 = {
      postMessage: () => {
        reactTasks.open += 1
        setTimeout(() => {
          reactTasks.open -= 1
          this.port1.onmessage()
        })
      },
    }
  } as unknown as typeof MessageChannel
}
