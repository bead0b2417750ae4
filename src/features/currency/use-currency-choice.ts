import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import type { Overlay } from '../../hooks/use-overlay'
import { useTrack } from '../../hooks/use-track'
import { announce } from '../../services/accessibility/live-region'
import { chooseCurrency } from './choose-currency.service'
import { CURRENCIES, currencyName, isCurrencyMeant, namedCurrencies } from './currencies.rules'
import { useChosenCurrency } from './use-chosen-currency'

export interface Currency {
  code: string
  /** Name in the page's language. */
  name: string
}

/** Model of the currency choice. */
export interface CurrencyChoice {
  /** `failed`: no exchange rate was found, prices stay unchanged. */
  state: 'list' | 'applying' | 'failed'
  /** The currency of displayed prices; null if neither visitor nor page determines it. */
  current: string | null
  /** The currency of the page's hotel, if the page has one. */
  own: string | null
  picked: string | null
  pick: (code: string) => void
  query: string
  search: (text: string) => void
  /** The search results, or all currencies, in two groups. */
  popular: Currency[]
  others: Currency[]
  apply: () => void
}

export type CurrencyLabels = Record<
  | 'title'
  | 'currency'
  | 'close'
  | 'search'
  | 'found'
  | 'noneFound'
  | 'popular'
  | 'others'
  | 'own'
  | 'estimate'
  | 'estimateAnywhere'
  | 'apply'
  | 'applying'
  | 'failed'
  | 'shown',
  string
>

interface ChoiceOptions {
  analyticsId: string
  currencies: readonly string[]
  popular: readonly string[]
  labels: CurrencyLabels
}

interface ChoicePlace {
  overlay: Pick<Overlay, 'isOpen' | 'close'>
  /** The currency of the page's hotel; it is always in the list. */
  own: string | null
}

/** The currency choice in a dialog (W07, W60). */
export function useCurrencyChoice(
  widget: string,
  { analyticsId, currencies, popular, labels }: ChoiceOptions,
  { overlay, own }: ChoicePlace,
): CurrencyChoice {
  const page = usePage()
  const { locale, mode } = page.context
  const { isOpen, close } = overlay
  const track = useTrack(widget, { analyticsId })
  const current = useChosenCurrency() ?? own
  const [picked, pick] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const [state, setState] = useState<CurrencyChoice['state']>('list')
  /**
   * Announced after the dialog has closed: screen readers ignore changes outside an open modal
   * dialog.
   */
  const [news, setNews] = useState('')
  const isWanted = useRef(false)

  useEffect(() => {
    isWanted.current = isOpen
    if (isOpen) return
    pick(null)
    setQuery('')
    setState('list')
  }, [isOpen])
  useEffect(() => {
    if (isOpen || !news) return
    announce(news)
    setNews('')
  }, [isOpen, news])

  const codes = currencies.length > 0 ? currencies : CURRENCIES
  const all = namedCurrencies(own ? [own, ...codes] : codes, locale)
  const found = all.filter((currency) => isCurrencyMeant(currency, query))
  const count = found.length
  useEffect(() => {
    if (query) announce(labels.found.replace('{count}', `${count}`))
  }, [query, count, labels.found])

  const apply = async () => {
    const currency = picked ?? current
    if (mode === 'edit' || state === 'applying') return
    if (!currency || currency === current) return close('button')
    setState('applying')
    const isChosen = await chooseCurrency(page, currency, own)
    // The visitor has closed the dialog meanwhile: there is no state left to show.
    if (!isWanted.current) return
    setState(isChosen ? 'list' : 'failed')
    if (!isChosen) return
    track('currency_change', { from: current, to: currency })
    setNews(labels.shown.replace('{name}', currencyName(currency, locale)))
    close('button')
  }

  const isPopular = ({ code }: { code: string }) => code === own || popular.includes(code)
  return {
    state,
    current,
    own,
    picked: picked ?? current,
    pick,
    query,
    search: setQuery,
    popular: found.filter(isPopular),
    others: found.filter((currency) => !isPopular(currency)),
    apply,
  }
}
