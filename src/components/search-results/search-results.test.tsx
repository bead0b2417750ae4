/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './search-results.fixtures'
import widget from './search-results.widget'

async function show({ props, page }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const read = readProps(
    fieldsOf(widget.schema),
    widget.type,
    { id: 'results', ...props },
    () => {},
  )
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const hotels = () => screen.getAllByRole('article')
const hrefOf = (name: RegExp | string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://a.example')

it('AC 2: the nearest hotel is first, with the full price and a way to its rates', async () => {
  await show(fixtures.minimal)
  const [first] = hotels()
  expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent(
    'Alderway Munich Isarufer',
  )
  expect(within(first as HTMLElement).getByText(/^€[\d,]+\.\d\d$/)).toBeVisible()
  const rates = hrefOf('View rates: Alderway Munich Isarufer')
  expect(rates.pathname).toBe('/reservation/rateListMenu.mi')
  expect(Object.fromEntries(rates.searchParams)).toEqual({
    propertyCode: 'MUCDE',
    fromDate: '2027-03-09',
    toDate: '2027-03-11',
    numAdultsPerRoom: '2',
  })
})

it('AC 4: a hotel shows at most three words about it', async () => {
  await show(fixtures.minimal)
  for (const hotel of hotels())
    expect(within(hotel).queryAllByRole('listitem').length).toBeLessThanOrEqual(3)
})

it('AC 1: pages are addresses, and the page is told', async () => {
  await show(fixtures.secondPage)
  expect(hotels()).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(hrefOf('Next').searchParams.get('page')).toBe('3')
  expect(hrefOf('Previous').searchParams.has('page')).toBe(false)
})

it('a sold-out hotel says why, and leads to dates that work', async () => {
  await show(fixtures.soldOut)
  const [first] = hotels()
  expect(within(first as HTMLElement).getByText('Sold out for these dates.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^View rates/ })).toBeNull()
})

it('nothing near by: a wider search is one tap away', async () => {
  await show(fixtures.none)
  expect(hrefOf('Search within 100 mi').searchParams.get('radius')).toBe('100')
})

it('without dates a hotel leads to its page', async () => {
  await show(fixtures.withoutDates)
  expect(hrefOf('View hotel: Alderway Munich Isarufer').pathname).toBe(
    '/hotels/alderway-muenchen-isarufer/overview',
  )
})
