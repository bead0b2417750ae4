/** Focuses an element that is not a control, such as a heading. */
export function focusAnyway(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

export function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility?.({ visibilityProperty: true }) !== false
}
