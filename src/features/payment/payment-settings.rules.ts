import type { Site } from '../../rules/site/site'

type PaymentSite = Pick<Site, 'payment'>

/** Whether the payment provider of the site has this origin, exactly. */
export function isProviderOrigin({ payment }: PaymentSite, origin: string): boolean {
  return listOf(payment.origins).includes(origin)
}

/** Codes of the cards that the site accepts, in the order of their marks. */
export function acceptedCards({ payment }: PaymentSite): string[] {
  return listOf(payment.acceptedCards)
}

const listOf = (text = '') => text.split(' ').filter(Boolean)
