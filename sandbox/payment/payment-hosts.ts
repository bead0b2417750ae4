/** Where the provider and its bank are, beside the site. */
export interface PaymentHosts {
  /** Exact origins, as browsers see them. */
  origin: () => string
  bankOrigin: () => string
  /** Host names that their routes answer to, whatever the port. */
  host: RegExp
  bankHost: RegExp
  /** Origins whose pages may take payments: the site, by any name of this machine. */
  shops: () => string[]
}

/**
 * The provider's and the bank's origins: those that are configured, else host names of their own at the
 * port of the server. Another port alone would share the site's cookies; another host is another site.
 */
export function paymentHosts(
  serverAddress: () => string,
  configured: {
    payment?: string | undefined
    bank?: string | undefined
    site?: string | undefined
  },
): PaymentHosts {
  const own = (name: string) => `http://${name}:${new URL(serverAddress()).port}`
  const hostOf = (origin: string | undefined, name: string) =>
    new RegExp(
      `^${(origin ? new URL(origin).hostname : name).replaceAll('.', '\\.')}(:\\d+)?$`,
      'i',
    )
  return {
    origin: () => configured.payment ?? own('pay.localhost'),
    bankOrigin: () => configured.bank ?? own('bank.localhost'),
    host: hostOf(configured.payment, 'pay.localhost'),
    bankHost: hostOf(configured.bank, 'bank.localhost'),
    shops: () => [
      ...new Set([configured.site ?? serverAddress(), own('127.0.0.1'), own('localhost')]),
    ],
  }
}
