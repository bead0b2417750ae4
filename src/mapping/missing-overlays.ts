import { OVERLAY_TYPES, type OverlayName } from '../services/overlays/overlays'
import type { PageContext } from '../services/page/page-context'
import type { AnyWidget, BaseProps } from './define-widget'

export interface MissingOverlay {
  overlay: OverlayName
  /** What opens it: without the overlay a button does nothing, a link leads to a page. */
  control: 'button' | 'link'
  /** What the page lacks and what to do, in a sentence. */
  text: string
}

/** The overlays that a widget can open and its page does not have; `has` knows the page's types. */
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
