import { focusAnyway, isShown } from '../dialog/dialog-focus'

/**
 * Moves the focus off something that is about to go: to the first heading after it, or to the page's
 * main heading where none follows. Call it before the element leaves the page.
 */
export function focusNextHeading(element: Element, options?: FocusOptions): void {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
  const next = headings.find(
    (heading) =>
      element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !element.contains(heading) &&
      isShown(heading),
  )
  focusAnyway(next ?? headings.find((heading) => heading.matches('h1')), options)
}
