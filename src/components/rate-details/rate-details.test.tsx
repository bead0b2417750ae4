/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './rate-details.fixtures'
import { RateDetails } from './rate-details.view'
import widget from './rate-details.widget'

type Case = { props: object; page?: object }

function show({ props, page = {} }: Case, changes: object = {}) {
  const { store } = offlinePage(pageContext(page), changes)
  const raw = { id: 'rate-details', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

const amountOf = (name: RegExp) =>
  screen.getByRole('row', { name }).querySelector('td')?.textContent ?? ''
const cents = (text: string) => Number(text.replace(/\D/g, ''))

it('AC 1: names room and rate, and lists each night with its price', () => {
  show(fixtures.minimal)
  expect(screen.getByRole('region', { name: /, Flexible Rate$/ })).toBeVisible()
  const nights = within(screen.getByRole('table')).getAllByRole('listitem')
  expect(nights).toHaveLength(2)
  for (const night of nights) expect(night).toHaveTextContent(/Mar \d+, 2027 \$\d+/)
  const sum = nights.map((night) => cents(/\$.*/.exec(night.textContent ?? '')?.[0] ?? ''))
  const [room] = screen.getAllByRole('row').slice(1)
  expect(sum.reduce((all, one) => all + one)).toBe(
    cents(room?.querySelector('td')?.textContent ?? ''),
  )
})

it('says until when cancelling is free, and what it costs after that', () => {
  show(fixtures.minimal)
  expect(
    screen.getByText(/^Free cancellation until .+, .+, hotel time \(E[SD]T\)\.$/),
  ).toBeVisible()
  expect(screen.getByText(/^After that, cancelling costs \$[\d,.]+\.$/)).toBeVisible()
})

it('AC 2 and 3: a prepaid rate is not refunded, and its total is due at the booking', () => {
  show(fixtures.prepaid)
  expect(
    screen.getByText('Non-refundable. If you cancel, you will not get a refund.'),
  ).toBeVisible()
  const total = amountOf(/^Total/)
  expect(amountOf(/^Due when you book/)).toBe(total)
  expect(screen.getByText(`You pay ${total} when you book.`)).toBeVisible()
})

it('a city tax that only the hotel may collect is due there', () => {
  show(fixtures.munich)
  const [now, there] = ['Due when you book', 'Due at the hotel'].map((name) =>
    cents(amountOf(new RegExp(`^${name}`))),
  )
  expect((now ?? 0) + (there ?? 0)).toBe(cents(amountOf(/^Total/)))
  expect(there).toBeGreaterThan(0)
})

it('a rate whose price has changed tells both prices', () => {
  show(fixtures.moved)
  expect(screen.getByText('The price of this rate has changed')).toBeVisible()
  const [before = 0, after = 0] = (
    screen.getByText(/^It was/).textContent?.match(/\$[\d,.]+\d/g) ?? []
  ).map(cents)
  expect([after - before, after]).toEqual([1200, cents(amountOf(/^Total/))])
})

it('has no amount of a rate that the guest may not see', () => {
  show(fixtures.confidential)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByText(/Your rate is not displayed\./).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/[$€]|\d\.\d\d/)
})

it('the form chooses this rate at the price that is shown', () => {
  show(fixtures.minimal)
  const button = screen.getByRole('button', { name: /^Select .+, Flexible Rate, \$/ })
  const { form, value } = button as HTMLButtonElement
  const sent = new FormData(form as HTMLFormElement)
  const [product, quote] = value.split(' ')
  expect(product).toBe(fixtures.minimal.page?.page?.product)
  expect(quote).toMatch(/^[0-9a-z]+$/)
  expect(sent.get('searchCriteria')).toContain('fromDate=2027-03-09')
})

it('AC 4: after a failure it can be tried again', () => {
  render(
    <RateDetails
      props={readProps(fieldsOf(widget.schema), widget.type, { id: 'x' }, () => {}) as never}
      model={fixtures.failed.model as never}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('You can still choose this rate')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
