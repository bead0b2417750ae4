import type { Page } from '../page/page'

/**
 * Whether a component that wants the page's one h1 may have it (W80): the first in reading order,
 * as the server found it. Where no server of ours rendered the page, the first that asks.
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
