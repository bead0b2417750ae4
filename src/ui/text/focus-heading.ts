import { focusAnyway, isShown } from './focus'

/**
 * Moves the focus off an element that is about to be removed: to the next heading, or to the page's
 * main heading if none follows. Call it before the removal.
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
