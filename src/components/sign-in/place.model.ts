import { asked, type QueryName } from '../../rules/site/query'
import type { Page } from '../../services/page/page'
import type { SignInProps } from './sign-in.schema'

export interface Place {
  variant: SignInProps['variant']
  isOverlay: boolean
  returnTo: string
  clientId: string
  linkOrder: Record<string, string> | null
  pageModuleName: string
}

/**
 * The context of the form. The page's address may make it an overlay or a sweepstakes form (A.5), and
 * name the reservation to link: the dialog around a frame and the error page pass it by the address.
 */
export function placeOf(props: SignInProps, page: Page): Place {
  const { variant, returnTo, clientId } = props
  const isPage = variant === 'page' || variant === 'overlay' || variant === 'sweepstakes'
  const says = (name: QueryName) => (isPage ? asked(page, name) : null)
  const isOverlay = variant === 'overlay' || says('overlay') === 'true'
  const client = clientId || says('clientId') || ''
  const orderId = says('orderId')
  const ofPage = isOverlay ? 'overlay' : client ? 'sweepstakes' : 'page'
  return {
    variant: isPage ? ofPage : variant,
    isOverlay,
    returnTo: says('returnTo') ?? returnTo,
    clientId: client,
    linkOrder: orderId ? { orderId } : (props.linkOrder ?? null),
    pageModuleName: says('pageModuleName') || props.pageModuleName,
  }
}
