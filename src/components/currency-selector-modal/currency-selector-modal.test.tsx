/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import type { PageContext } from '../../services/page/page-context'
import widget from './currency-selector-modal.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({ matches: false })) as never
})

async function show(context: Partial<PageContext> = {}, props: object = {}) {
  const { store } = offlinePage(pageContext(context), {
    fetch: async () => ({ ok: true, json: async () => ({ data: {} }) }) as Response,
  })
  const texts = (await widget.translations?.())?.translations[context.locale ?? ''] ?? {}
  const raw = { id: 'currencies', labels: texts, ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const openOverlay = (id: string) => act(async () => emit('overlay-open', { id }))

it('opens for an event with its id, and for no other id', async () => {
  await show()
  await openOverlay('something-else')
  expect(screen.queryByRole('dialog')).toBeNull()
  await openOverlay('currencies')
  expect(screen.getByRole('dialog', { name: 'Choose your currency' })).toBeVisible()
})

it('on a page without a hotel selects a currency without requesting a rate, and raises currency-changed', async () => {
  const heard: unknown[] = []
  const hear = (event: Event) => void heard.push((event as CustomEvent).detail)
  window.addEventListener('currency-changed', hear)
  await show({ page: { id: 'home-search', type: null } })
  await openOverlay('currencies')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Each hotel charges in its own currency/)).toBeVisible()
  expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: /GBP/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  window.removeEventListener('currency-changed', hear)
  expect(heard).toEqual([{ currency: 'GBP' }])
})

it.each([
  ['de-DE', ['AUD', 'GBP', 'EUR', 'HKD', 'IDR']],
  ['ja-JP', ['ILS', 'IDR', 'AUD', 'CAD', 'MXN']],
])('sorts by the currency names of the locale: %s', async (locale, first) => {
  await show({ locale, page: { id: 'home-search', type: null } }, { popular: [] })
  await openOverlay('currencies')
  const radios = within(screen.getByRole('dialog')).getAllByRole('radio')
  const codes = radios.map((radio) => radio.getAttribute('value'))
  expect(codes.slice(0, 5)).toEqual(first)
})

it('shows an author the currencies in the page, which cannot be selected', async () => {
  await show({ mode: 'edit' })
  const region = within(screen.getByRole('region', { name: 'Choose your currency' }))
  fireEvent.click(region.getByRole('radio', { name: /GBP/ }))
  fireEvent.click(region.getByRole('button', { name: 'Apply' }))
  expect(sessionStorage).toHaveLength(0)
})
