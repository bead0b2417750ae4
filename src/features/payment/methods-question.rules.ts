/** The question how the cart of a page is paid; null without a cart. */
export function methodsVariables({ cart }: { cart?: string | undefined }) {
  return cart ? { cartId: cart } : null
}
