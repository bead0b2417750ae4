import type { BrowserContext } from '@playwright/test'

/**
 * For `test.use` in tests of a page before any interaction: the headless shell of Chromium reports
 * a mouse in the upper left corner to each page. Where a pointer is to come in, move it out of what
 * lies in that corner.
 */
export const UNTOUCHED = {
  context: async (
    { context }: { context: BrowserContext },
    use: (context: BrowserContext) => Promise<void>,
  ) => {
    await context.addInitScript(hideMouseInCorner)
    await use(context)
  },
}

function hideMouseInCorner() {
  const hide = (event: Event) => {
    const { isTrusted, clientX, clientY } = event as MouseEvent
    if (isTrusted && clientX === 0 && clientY === 0) event.stopImmediatePropagation()
  }
  for (const kind of ['over', 'enter', 'move'])
    for (const device of ['pointer', 'mouse']) addEventListener(device + kind, hide, true)
}
