import type { Site } from '../../rules/site/site'

const NO_PAYMENT: NonNullable<Site['payment']> = {
  origins: [],
  frameUrl: '',
  acceptedCards: [],
  guaranteeTypes: [],
}

/** How a site takes payments; a site without settings takes none. */
export function paymentSettings({ payment }: Pick<Site, 'payment'>) {
  return payment ?? NO_PAYMENT
}
