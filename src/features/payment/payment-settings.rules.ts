import type { PaymentSettings, Site } from '../../rules/site/site'

/** How a site takes payments; a site without settings takes none. */
export function paymentSettings({ payment }: Pick<Site, 'payment'>): PaymentSettings {
  return { origins: [], frameUrl: '', acceptedCards: [], guaranteeTypes: [], ...payment }
}
