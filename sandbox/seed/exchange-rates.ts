/** The value of one US dollar in each currency: fixed rates of the sandbox's day. */
export const exchangeRates: Record<string, number> = {
  USD: 1,
  AUD: 1.53,
  CAD: 1.4,
  CNY: 7.11,
  EUR: 0.863,
  GBP: 0.759,
  HKD: 7.78,
  IDR: 16_700,
  ILS: 3.26,
  JPY: 156.4,
  KRW: 1_471,
  MXN: 18.4,
  RUB: 79.1,
  SAR: 3.75,
  THB: 32.4,
  TWD: 31.3,
  ZAR: 17.3,
}

/** When they were taken. */
export const EXCHANGE_RATES_AS_OF = '2026-11-21T00:00:00Z'
