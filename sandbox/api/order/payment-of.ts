import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PaymentProvider } from './payment-provider'

declare module 'fastify' {
  interface FastifyInstance {
    paymentProvider?: PaymentProvider
  }
}

/** Sets the provider for every plugin that is registered afterwards. */
export function tellPayment(fastify: FastifyInstance, provider: PaymentProvider): void {
  fastify.decorate('paymentProvider', provider)
}

/** The provider that the site's payments go to. */
export function paymentOf({ server }: Pick<FastifyRequest, 'server'>): PaymentProvider {
  const provider = server.paymentProvider
  if (!provider) throw new Error('No payment provider: call tellPayment before the plugins.')
  return provider
}
