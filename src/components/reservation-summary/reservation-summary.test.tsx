/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './reservation-summary.fixtures'
import widget from './reservation-summary.widget'

beforeEach(() => {
  // A phone: no query of a wider window fits.
  const phone = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  window.matchMedia = () => phone as unknown as MediaQueryList
  window.adobeDataLayer = []
})

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'summary', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

const aside = () => screen.getByRole('complementary', { name: 'Your reservation' })

it('AC 1: its header has the total of its table', () => {
  show(fixtures.full)
  const row = within(aside()).getByRole('row', { name: /^Total/ })
  const total = row.querySelector('td')?.textContent
  expect(total).toMatch(/^\$[\d,.]+$/)
  const header = within(aside()).getAllByText(`Your reservation: ${total}`)
  expect(header.length).toBeGreaterThan(0)
})

it('tells stay, rooms, charges and how each room is cancelled', () => {
  show(fixtures.full)
  expect(aside()).toHaveTextContent(/2 rooms, 3 guests/)
  expect(aside()).toHaveTextContent(/Room 1: .*Flexible Rate.*Room 2: .*Pay Now and Save/)
  expect(aside()).toHaveTextContent(/Free cancellation until.*Non-refundable\./)
})

it('shows the parts that the author wants, in their order', () => {
  show({ ...fixtures.full, props: { ...fixtures.full.props, sections: ['policy', 'stay'] } })
  expect(within(aside()).queryByRole('table')).toBeNull()
  expect(aside()).toHaveTextContent(/Cancellation.*Your stay/)
})

it('has no amount of a rate that the guest may not see', () => {
  show(fixtures.confidential)
  expect(aside()).toHaveTextContent('Your rate is not displayed.')
  expect(document.body.textContent).not.toMatch(/[$€]|\d\.\d\d/)
})

it('AC 2: beside the payment of a change it says what the change moves', () => {
  show(fixtures.changed)
  expect(screen.getByLabelText('What changes')).toHaveTextContent(/Difference\+€[\d.]+/)
})

it('has the points of a stay in its header, and no money that is not paid', () => {
  show(fixtures.points)
  expect(within(aside()).getAllByText('Your reservation: 47,500 points').length).toBeGreaterThan(0)
  expect(within(aside()).getByRole('row', { name: /^Points used/ })).toHaveTextContent(
    '47,500 points',
  )
})
