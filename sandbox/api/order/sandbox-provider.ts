import type { Ledger } from '../../payment/ledger'
import type { PaymentProvider } from './payment-provider'

/** The adapter of the sandbox's own provider; another provider is another file like this one. */
export function sandboxProvider(
  ledger: Ledger,
  { origin }: { origin: () => string },
): PaymentProvider {
  return {
    get origin() {
      return origin()
    },
    createIntent: async (intent) => ledger.createIntent(intent),
    readIntent: async (id) => ledger.readIntent(id),
    openFrame: async (intentId, pageOrigin) => ({
      nonce: ledger.issueNonce(intentId, pageOrigin),
      frameUrl: `${origin()}/frame?page=${encodeURIComponent(pageOrigin)}`,
    }),
    openHostedPage: async (page) => `${origin()}/pay/${ledger.openHosted(page)}`,
    authorise: async (payment) => ledger.authorise(payment),
    chargeAgain: async (charge) => ledger.chargeAgain(charge),
    find: async (key) => ledger.find(key),
    void: async (key) => ledger.void(key),
    refund: async (key, amount, refundKey) => ledger.refund(key, amount, refundKey),
    savedCards: async (customerId) => ledger.savedCards(customerId),
  }
}
