import type { Page } from '../page/page'

/**
 * Whether a component may render the page's only h1 (W80). The page context names the component that
 * the server chose, the first in reading order. If the name is missing, the browser
 * allows the h1 unless the page shows another h1 outside the component.
 */
export function holdsMainHeading(page: Page, id: string): boolean {
  const { mainHeading } = page.context.page
  if (mainHeading !== undefined || typeof document === 'undefined')
    return (mainHeading ?? id) === id
  const own = document.getElementById(id)
  const isOther = (heading: HTMLElement) =>
    !own?.contains(heading) && heading.checkVisibility?.() !== false
  return ![...document.querySelectorAll('h1')].some(isOther)
}
