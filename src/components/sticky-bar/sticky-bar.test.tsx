/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './sticky-bar.fixtures'
import widget from './sticky-bar.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'bar', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

it('leads on to the review with the search and the cart once every room is chosen', () => {
  show(fixtures.minimal)
  const href = screen.getByRole('link', { name: 'Continue' }).getAttribute('href') ?? ''
  const { pathname, searchParams } = new URL(href, 'https://www.alderway.example')
  expect(pathname).toBe('/reservation/reviewDetails.mi')
  expect(searchParams.get('cart')).toBe('cart')
  expect(searchParams.get('fromDate')).toBe('2027-03-09')
})

it('has no next step while a room is to be chosen, and says how many are', () => {
  show(fixtures.oneOfTwo)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('1 of 2 rooms chosen')).toBeVisible()
})

it('goes on by the form of the page while its own question has no answer', () => {
  const search = 'propertyCode=MUCDE&fromDate=2027-03-09&toDate=2027-03-11'
  show({ props: {}, page: { page: { id: 'guest-info', type: null, search, cart: 'cart' } } })
  const button = screen.getByRole('button', { name: 'Continue' })
  const form = button.closest('form')
  expect(new FormData(form ?? undefined).get('cartId')).toBe('cart')
  expect(new FormData(form ?? undefined).has('revision')).toBe(false)
})

it('has no amount of a rate that the guest may not see', () => {
  show(fixtures.confidential)
  expect(screen.getByRole('status')).toHaveTextContent('Your rate is not displayed.')
  expect(screen.getByRole('status')).not.toHaveTextContent(/\d/)
})
