import type { BrowserContext, Page } from '@playwright/test'

/** Text that is clipped by its box, and elements outside of the viewport. */
export function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    /** Content of a scrolling row can be scrolled into view. */
    const isInScroller = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX) || isInScroller(parent)
    }
    const name = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''}: ${element.textContent?.trim().slice(0, 60)}`
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isSeen =
        box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!isSeen || !hasText || style.clipPath !== 'none') continue
      const clips = ['hidden', 'clip'].includes(style.overflowX)
      if (clips && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${name(element)}`)
      const isTall = ['hidden', 'clip'].includes(style.overflowY)
      if (isTall && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut below: ${name(element)}`)
      if (
        !isInScroller(element) &&
        (box.left < -1 || box.right > innerWidth + 1) &&
        style.position !== 'absolute'
      )
        found.push(`out of the window: ${name(element)}`)
    }
    return found
  })
}

/** The font size that the visitor has set in the browser. */
export async function setTextSize(context: BrowserContext, page: Page, percent: number) {
  const client = await context.newCDPSession(page)
  const standard = (16 * percent) / 100
  await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}
