import { atom } from 'jotai/vanilla'
import { errorInfo } from '../../../rules/codes/error-info'
import { execute } from '../../../services/graphql/answers'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { pageAtom } from '../../../services/page/page'
import { associateProfileWithCartMutation } from './associate.operations'

/**
 * Books the cart of the page for a member who has just joined, or, without a number, for the one who
 * has signed in (AssociateProfileWithCart, D.8), and takes over the figures of the new revision. What
 * was typed stays. A failure is logged: the booking goes on. Never rejects.
 */
export const associateProfileAtom = atom(null, async (get, set, memberNumber: string | null) => {
  const page = get(pageAtom)
  const { cart: cartId, id } = page.context.page
  if (!cartId || page.context.mode === 'edit') return
  const variables = { cartId, memberNumber }
  const { data } = await execute(page, associateProfileWithCartMutation, variables)
  const { status } = data?.associateProfileWithCart ?? {}
  if (status?.code !== 'SUCCESS') {
    page.log('error', errorInfo('associateProfile', status?.code ?? 'no answer', id, ''))
  }
  // Who has signed in may see other figures, whatever the cart says.
  await set(renewPageAtom)
})
