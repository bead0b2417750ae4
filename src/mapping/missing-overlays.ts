import { OVERLAY_TYPES, type OverlayName } from '../services/overlays/overlays'
import type { PageContext } from '../services/page/page-context'
import type { AnyWidget, BaseProps } from './define-widget'

export interface MissingOverlay {
  overlay: OverlayName
  /**
   * The control that opens it: without the overlay a button does nothing, a link leads to a page.
   */
  control: 'button' | 'link'
  /** A sentence for the author: the missing component, and the effect on the control. */
  text: string
}

/** The overlays that a widget opens and its page lacks; `has` tells whether the page has a type. */
export function missingOverlays(
  { title, opens = {} }: AnyWidget,
  props: BaseProps,
  context: PageContext,
  has: (type: string) => boolean,
): MissingOverlay[] {
  const names = typeof opens === 'function' ? opens(props, context) : opens
  return (Object.entries(names) as [OverlayName, MissingOverlay['control']][])
    .filter(([overlay]) => !OVERLAY_TYPES[overlay].some(has))
    .map(([overlay, control]) => ({
      overlay,
      control,
      text:
        `${title}: place a component of type ${OVERLAY_TYPES[overlay][0]} on this page, ` +
        (control === 'button'
          ? `as without the overlay “${overlay}” a button here does nothing.`
          : `if its link is to open the overlay “${overlay}” in place of another page.`),
    }))
}
