/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import { memoryStorage } from '../../services/storage/storage'
import type { CurrencySelectorInput } from './currency-selector.schema'
import widget from './currency-selector.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({ matches: false })) as never
  Object.assign(AbortSignal, {
    any: ([, asked]: AbortSignal[]) => asked,
    timeout: () => new AbortController().signal,
  })
})

interface Options {
  props?: CurrencySelectorInput
  /** The rate of one US dollar; 503: the call fails. Absent: the call never answers. */
  rate?: number
  session?: Record<string, unknown>
  storage?: ReturnType<typeof memoryStorage>
  context?: Partial<PageContext>
}

/** jsdom has no Response. */
const answer = (json: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => json,
    text: async () => JSON.stringify(json),
  }) as Response

async function show(options: Options = {}) {
  const { props, rate, session = {}, storage = memoryStorage(), context } = options
  const asked: string[] = []
  const written: unknown[] = []
  const { store } = offlinePage(
    pageContext({ answers: [propertyAnswer('PropertyDetails', 'NYCAB')], ...context }),
    {
      storage: { local: memoryStorage(), session: storage },
      fetch: async (url, init) => {
        if (/query|session/.test(`${url}`)) asked.push(`${url}`)
        if (`${url}`.includes('CurrencyExchange')) {
          if (rate === undefined) return new Promise(() => {})
          if (rate === 503) return answer({}, 503)
          const [currency] = JSON.parse(`${init?.body}`).variables.to
          const currencyExchange = [{ __typename: 'ExchangeRate', currency, rate, asOf: 'x' }]
          return answer({ data: { currencyExchange } })
        }
        if (init?.body) written.push(JSON.parse(`${init.body}`))
        return answer({ data: session })
      },
    },
  )
  const raw = { id: 'currency', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return { asked, written, storage }
}

const button = (name: string) => screen.getByRole('button', { name })

async function open(name = 'Currency USD') {
  act(() => button(name).focus())
  fireEvent.click(button(name))
  return within(await screen.findByRole('dialog', { name: 'Choose your currency' }))
}

async function choose(code: string) {
  const dialog = await open()
  fireEvent.click(dialog.getByRole('radio', { name: new RegExp(code) }))
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  return dialog
}

/** The window and data-layer events of the choice. */
function hear() {
  const heard: unknown[] = []
  const onEvent = (event: Event) => heard.push((event as CustomEvent).detail)
  window.addEventListener('currency-changed', onEvent)
  return { heard, stop: () => window.removeEventListener('currency-changed', onEvent) }
}

const tracked = () =>
  ((window.adobeDataLayer ?? []) as { event: string; eventInfo: object }[]).filter(
    ({ event }) => event === 'currency_change',
  )

it('shows the currency of the hotel’s prices without a request', async () => {
  const { asked } = await show()
  expect(button('Currency USD')).toHaveAttribute('aria-haspopup', 'dialog')
  expect(asked).toEqual([])
})

it('focuses the current currency, and moves with the arrow keys', async () => {
  await show()
  const dialog = await open()
  const group = dialog.getByRole('radiogroup', { name: 'Currency, USD' })
  const dollar = within(group).getByRole('radio', { name: /^USD – US Dollar/ })
  expect(dollar).toBeChecked()
  await waitFor(() => expect(dollar).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  expect(dialog.getByRole('radio', { name: /^EUR/ })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(dialog.getByRole('radio', { name: /^AUD/ })).toBeChecked()
})

it.each([
  ['yen', ['JPY – Japanese Yen']],
  ['krw', ['KRW – South Korean Won']],
  ['  Rouble ', []],
])('a search for “%s” finds %j', async (typed, names) => {
  await show()
  const dialog = await open()
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: typed } })
  const found = dialog.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(found).toEqual(names)
  const nothing = dialog.queryByText('No currency matches that name or code.')
  expect(nothing !== null).toBe(names.length === 0)
})

it('announces the number of search results', async () => {
  await show()
  const dialog = await open()
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'Dollar' } })
  expect(screen.getByText('Currencies found: 4')).toBeInTheDocument()
})

it('Enter in the search selects the first result, and does not apply it', async () => {
  const { written } = await show({ rate: 156.4 })
  const dialog = await open()
  await userEvent.type(dialog.getByRole('searchbox'), 'jap{Enter}')
  expect(dialog.getByRole('radio', { name: /JPY/ })).toHaveFocus()
  expect(dialog.getByRole('radio', { name: /JPY/ })).toBeChecked()
  expect(written).toEqual([])
})

it('stores the choice in the session and the tab, and updates prices, the live region and analytics', async () => {
  const { heard, stop } = hear()
  const { written, storage } = await show({ rate: 156.4 })
  await choose('JPY')
  expect(await screen.findByText('Prices shown in Japanese Yen')).toBeInTheDocument()
  stop()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button('Currency JPY')).toHaveFocus()
  expect(heard).toEqual([{ currency: 'JPY' }])
  expect(written).toEqual([{ values: { selectedCurrency: 'JPY' } }])
  expect(tracked()).toMatchObject([{ eventInfo: { from: 'USD', to: 'JPY' } }])

  document.body.replaceChildren()
  const { asked } = await show({ storage })
  expect(button('Currency JPY')).toBeVisible()
  expect(asked).toEqual([])
})

it('without an exchange rate keeps the previous currency and stays open, and can be retried', async () => {
  const { heard, stop } = hear()
  const { written, asked } = await show({ rate: 503 })
  const dialog = await choose('JPY')
  expect(await dialog.findByRole('alert')).toHaveTextContent('prices stay in USD')
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  stop()
  expect([heard, written, tracked()]).toEqual([[], [], []])
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(button('Currency USD')).toBeVisible()
})

it('ignores an answer that arrives after it was closed', async () => {
  const { written } = await show()
  const dialog = await choose('JPY')
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(button('Currency USD')).toBeVisible()
  const again = await open()
  expect(again.getByRole('radio', { name: /USD/ })).toBeChecked()
  expect(written).toEqual([])
})

it('returns to the hotel’s currency without requesting a rate', async () => {
  const storage = memoryStorage()
  storage.set('currency', 'JPY')
  const { asked, written } = await show({ storage })
  const dialog = await open('Currency JPY')
  fireEvent.click(dialog.getByRole('radio', { name: /The hotel’s currency/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByRole('button', { name: 'Currency USD' })).toBeVisible()
  expect(written).toEqual([{ values: { selectedCurrency: 'USD' } }])
  expect(asked.filter((path) => path.includes('query'))).toEqual([])
})

it.each([
  ['what another tab has chosen', { selectedCurrency: 'EUR', rk_currency: 'GBP' }, 'EUR'],
  ['its older name', { rk_currency: 'GBP' }, 'GBP'],
  [
    'what the hotel of the session charges in',
    { propertyId: 'MUCAB', propertyCurrency: 'EUR' },
    'EUR',
  ],
])('on a booking page shows %s, read from the session', async (_case, session, code) => {
  await show({ session, context: { page: { id: 'rate-list', type: null }, answers: [] } })
  expect(await screen.findByRole('button', { name: `Currency ${code}` })).toBeVisible()
})

it('offers the author’s currencies, and always the hotel’s own', async () => {
  await show({ props: { currencies: ['EUR', 'GBP'], popular: ['GBP'], searchable: false } })
  const dialog = await open()
  const values = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(values).toEqual(['GBP', 'USD', 'EUR'])
  expect(dialog.queryByRole('searchbox')).toBeNull()
  expect(dialog.getByText(/The hotel charges in USD/)).toBeVisible()
})
