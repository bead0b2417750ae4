/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './summary-of-charges.fixtures'
import widget from './summary-of-charges.widget'

type Case = { props: object; page?: object }

beforeEach(() => {
  window.adobeDataLayer = []
})

function show({ props, page: context = {} }: Case, change: (charges: never) => void = () => {}) {
  const copy = JSON.parse(JSON.stringify(context)) as {
    answers?: { data: Record<string, unknown> }[]
  }
  for (const { data } of copy.answers ?? []) change(data.charges as never)
  const logged: string[] = []
  const { store } = offlinePage(pageContext(copy as object), {
    log: (_level, message) => void logged.push(`${message}`),
  })
  const raw = { id: 'charges', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  return logged
}

const amountOf = (name: RegExp) =>
  screen.getByRole('row', { name }).querySelector('td')?.textContent ?? ''
const cents = (text: string) => Number(text.replace(/\D/g, ''))

it('adds up rooms, fees and taxes to the total, and what is due when', () => {
  const logged = show(fixtures.full)
  const [body, sums] = screen.getByRole('table').querySelectorAll('tbody')
  const rows = [...(body?.querySelectorAll('td') ?? [])].map((cell) =>
    cents(cell.textContent ?? ''),
  )
  expect(rows.length).toBeGreaterThan(2)
  const total = cents(amountOf(/^Total/))
  expect(rows.reduce((all, row) => all + row)).toBe(total)
  expect(cents(amountOf(/^Due when you book/)) + cents(amountOf(/^Due at the hotel/))).toBe(total)
  expect(sums?.rows[0]).toHaveTextContent(/^Total/)
  expect(logged).toEqual([])
})

it('says of an order what was paid, not what will be due when the guest books', () => {
  show(fixtures.booked)
  expect(screen.getByRole('row', { name: /^Paid until now/ })).toBeVisible()
  expect(screen.queryByText('Due when you book')).not.toBeInTheDocument()
})

it('tells fee and refund of a cancelled room apart from the total, and keeps the number of the other', () => {
  const logged = show(fixtures.partlyCancelled)
  const [charges, cancelled] = screen.getAllByRole('table')
  expect(charges).toHaveTextContent(/^What your stay costs.*Room 2: /)
  expect(charges).not.toHaveTextContent('Room 1')
  expect(cancelled).toHaveTextContent(/^Cancelled rooms/)
  const rows = within(cancelled as HTMLElement).getAllByRole('row')
  expect(rows[0]).toHaveTextContent(/^Room 1: .*Cancellation fee.*€120\.00$/)
  expect(rows[1]).toHaveTextContent(/^Room 1: .*Refund: Goes back .* within 30 days\..*€80\.00$/)
  expect(logged).toEqual([])
})

it('names the currency for a screen reader', () => {
  show(fixtures.minimal)
  expect(screen.getByRole('table', { name: 'What your stay costs, in US Dollar' })).toBeVisible()
})

it('shows the server’s total and reports it when the rows do not add up', async () => {
  const logged = show(fixtures.minimal, (charges: { total: { amount: number } }) => {
    charges.total.amount += 1
  })
  await waitFor(() => expect(logged).toContain('charges_mismatch'))
  expect(amountOf(/^Total/)).toMatch(/^\$/)
})

it('reports amounts due that do not add up', async () => {
  const logged = show(fixtures.full, (charges: { dueNow: { amount: number } }) => {
    charges.dueNow.amount += 1
  })
  await waitFor(() => expect(logged).toContain('charges_mismatch'))
})

it('says that what is due now is a deposit, where it is one', () => {
  show(fixtures.minimal, (charges: { deposit: { type: string } }) => {
    charges.deposit.type = 'Deposit'
  })
  expect(
    screen.getByRole('rowheader', { name: /^Due when you book ?Paid as a deposit$/ }),
  ).toBeVisible()
})

it('lists the nights of a room, each with its price, and tracks their opening', async () => {
  show(fixtures.minimal)
  const nights = screen.getByText('2 nights').closest('details') as HTMLDetailsElement
  expect(nights.querySelectorAll('li')).toHaveLength(2)
  nights.open = true
  await waitFor(() =>
    expect(window.adobeDataLayer).toContainEqual(
      expect.objectContaining({ event: 'charges_expand' }),
    ),
  )
})

it('has no digit of a rate that the guest may not see', () => {
  show(fixtures.confidential)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Your rate is not displayed.')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\d/)
})

it('says of a change what it moves, and of what is paid that the change is in it', () => {
  show(fixtures.changed)
  const rows = [...screen.getByLabelText('What changes').querySelectorAll('dt')].map((name) => [
    name.textContent,
    Number(name.nextElementSibling?.textContent?.replace(/[^\d.]/g, '')),
  ])
  const amounts = Object.fromEntries(rows)
  expect(amounts['New total'] - amounts['Total before']).toBeCloseTo(amounts.Difference)
  const total = screen.getByRole('row', { name: /^Total / }).textContent?.replace(/,/g, '')
  expect(total).toContain(amounts['New total'].toFixed(2))
  expect(screen.getByRole('row', { name: /^Paid, with this change/ })).toBeVisible()
})

it('shows the points that a stay costs beside its total, and nothing of it as free', () => {
  const logged = show(fixtures.points)
  const [rooms, sums] = screen.getByRole('table').querySelectorAll('tbody')
  expect(rooms?.rows[0]?.cells[1]).toHaveTextContent(/^47,500 points$/)
  expect([...(sums?.rows ?? [])].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^TotalTHB\s0\.00$/),
    'Points used47,500 points',
  ])
  expect(logged).toEqual([])
})

it('tells of a change of a stay in points what is taken from the account', () => {
  show(fixtures.changedPoints)
  const rows = [...screen.getByLabelText('What changes').querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ])
  expect(rows).toEqual([
    ['Total before', '47,500 points'],
    ['New total', '69,500 points'],
    ['Difference', '+22,000 points'],
    ['Taken from your account with this change', '22,000 points'],
  ])
})

it('tells of a shorter stay in points what comes back', () => {
  show(fixtures.changedPointsInArabic)
  const rows = document.querySelectorAll('dl dt')
  const back = [...rows].find(({ textContent }) => textContent === 'Comes back to your account')
  expect(back?.nextElementSibling).toHaveTextContent(/\d points$/)
})

it('tells what changes have given back, and where it is', () => {
  show(fixtures.changeRefunds)
  const [refused, waiting] = within(
    screen.getByRole('table', { name: 'Back after a change' }),
  ).getAllByRole('row')
  expect(refused).toHaveTextContent(/Your card did not take it.*€190\.00/)
  expect(waiting).toHaveTextContent(/within 30 days.*€65\.00/)
})
