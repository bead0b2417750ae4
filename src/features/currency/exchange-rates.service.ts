import { isRecord, recordOf } from '../../rules/content/read-record'
import type { Money } from '../../rules/money/money'
import { execute } from '../../services/graphql/answers'
import type { Page } from '../../services/page/page'
import { readJson } from '../../services/storage/storage'
import { EXCHANGE_RATES_MS, formatConverted } from './currency.rules'
import { currencyExchangeQuery } from './exchange.operations'

const KEY = 'exchangeRates'

interface Entry {
  rate: number
  at: number
}

const asked = new WeakMap<Page, Map<string, Promise<number | null>>>()

/**
 * Units of `to` for one of `from`, cached for 30 minutes in this tab (C.13); null without a rate.
 * Concurrent callers share one request. All of them see a failure; the next caller tries again.
 */
export async function exchangeRate(page: Page, from: string, to: string): Promise<number | null> {
  if (from === to) return 1
  const pair = `${from}>${to}`
  const known = stored(page)[pair]
  if (known && isGood(known, page.now())) return known.rate
  const pending = asked.get(page) ?? new Map()
  asked.set(page, pending)
  const answer = pending.get(pair) ?? ask(page, from, to).finally(() => pending.delete(pair))
  pending.set(pair, answer)
  return answer
}

/**
 * A formatter that converts amounts of one currency and marks them "≈"; null without a rate. An
 * amount of a third currency formats as ''.
 */
export async function converter(
  page: Page,
  from: string,
  to: string,
): Promise<((money: Money) => string) | null> {
  const rate = await exchangeRate(page, from, to)
  if (rate === null) return null
  const { locale } = page.context
  return (money) => (money.currency === from ? formatConverted(money, to, rate, locale) : '')
}

async function ask(page: Page, from: string, to: string): Promise<number | null> {
  const { data } = await execute(page, currencyExchangeQuery, { from, to: [to] })
  const rate = data?.currencyExchange?.find(({ currency }) => currency === to)?.rate
  if (!isRate(rate)) return null
  const entries = { ...stored(page), [`${from}>${to}`]: { rate, at: page.now() } }
  page.storage.session.set(KEY, JSON.stringify(entries))
  return rate
}

function stored(page: Page): Record<string, Entry> {
  const entries = Object.entries(recordOf(readJson(page.storage.session, KEY)))
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, Entry] => isRecord(entry[1]) && isRate(entry[1].rate),
    ),
  )
}

function isGood({ at }: Entry, now: number): boolean {
  return at <= now && now - at < EXCHANGE_RATES_MS
}

function isRate(rate: unknown): rate is number {
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0
}
