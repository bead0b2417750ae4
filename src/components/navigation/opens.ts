import type { Opens } from '../../mapping/define-widget'
import type { NavigationProps } from './navigation.schema'

/** The overlays that the header's links and the author's choices open. */
export function opensOf({ utilityLinks }: NavigationProps): Opens {
  const has = (wanted: string) => utilityLinks.some(({ href }) => href === wanted)
  return {
    'sign-in': 'link',
    lookup: 'link',
    ...(has('#languages') && { language: 'button' as const }),
    ...(has('#currencies') && { currency: 'button' as const }),
  }
}
