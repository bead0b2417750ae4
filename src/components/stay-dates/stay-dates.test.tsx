/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './stay-dates.fixtures'
import widget from './stay-dates.widget'

const asked: unknown[] = []

/** The dialog of the page, as far as an opener sees it. */
function placeDialog() {
  const dialog = document.createElement('foyer-widget')
  dialog.setAttribute('type', 'stay-details-modal')
  dialog.id = 'stay-details'
  document.body.append(dialog)
  const open = (event: Event) => {
    const { id, props } = (event as CustomEvent).detail
    asked.push(id, props)
    event.preventDefault()
  }
  window.addEventListener('overlay-open', open)
  return () => {
    dialog.remove()
    window.removeEventListener('overlay-open', open)
  }
}

async function show({ props, page }: (typeof fixtures)['full']) {
  const { store } = offlinePage(pageContext(page))
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'stay', ...props }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

beforeEach(() => {
  asked.length = 0
})

const factOf = (term: string) => screen.getByText(term).nextElementSibling as HTMLElement
const form = () => document.querySelector('form') as HTMLFormElement
const sent = () => `${new URLSearchParams(new FormData(form()) as never)}`
const opener = () => document.querySelector('summary') as HTMLElement

it('shows the days with the hotel’s hours, the nights, the rooms and the guests', async () => {
  await show(fixtures.full)
  const arrival = within(screen.getAllByText('Check-in')[0]?.nextElementSibling as HTMLElement)
  expect(arrival.getByText(/Mar 12, 2027/)).toHaveAttribute('datetime', '2027-03-12')
  expect(arrival.getByText(/^from 3/)).toBeVisible()
  expect(screen.getByText(/^until 11/)).toBeVisible()
  expect(factOf('Length of stay')).toHaveTextContent('2 nights')
  expect(factOf('Rooms and guests')).toHaveTextContent('2 rooms, 5 guests')
})

it('its form warns before it gives up the rooms of a cart', async () => {
  await show(fixtures.withCart)
  expect(
    within(form()).getByText(/the rooms that you have chosen will be removed/),
  ).toBeInTheDocument()
})

it('shows the stay without the hotel’s hours', async () => {
  await show(fixtures.withoutTimes)
  expect(factOf('Length of stay')).toHaveTextContent('2 nights')
  expect(screen.queryByText(/^from/)).toBeNull()
})

it('opens the dialog of the page, and names the current dates', async () => {
  const remove = placeDialog()
  await show(fixtures.full)
  expect(opener()).toHaveTextContent(
    /^Change dates and guests, currently .*Mar 12, 2027 to .*Mar 14/,
  )
  await userEvent.click(opener())
  expect(asked).toEqual(['stay-details', { prices: false }])
  expect(document.querySelector('details')).not.toHaveAttribute('open')
  remove()
})

it('opens its form on a page without the dialog; the form keeps the search and the filters', async () => {
  const { page } = fixtures.full
  const search = `${page?.page?.search}&rateType=aaa&filter=meal.breakfast&filter=beds.king`
  await show({ ...fixtures.full, page: { ...page, page: { ...page?.page, search } } as never })
  await userEvent.click(opener())
  expect(document.querySelector('details')).toHaveAttribute('open')
  const checkOut = screen.getByLabelText('Check-out')
  await userEvent.clear(checkOut)
  await userEvent.type(checkOut, '2027-03-15')
  expect(sent()).toBe(
    'propertyCode=NYCAB&rateType=aaa&filter=meal.breakfast&filter=beds.king&fromDate=2027-03-12&toDate=2027-03-15' +
      '&numRooms=2&numAdultsPerRoom=2&childrenAges=4&childrenAges=7&childrenAges=',
  )
})

it('the calendar of the dialog has prices where the author says so', async () => {
  const remove = placeDialog()
  await show({ ...fixtures.full, props: { showPriceCalendar: true } })
  await userEvent.click(opener())
  expect(asked).toEqual(['stay-details', { prices: true }])
  remove()
})

it('asks for dates when the address has none', async () => {
  await show(fixtures.noDates)
  expect(opener()).toHaveTextContent('Choose your dates')
  expect(screen.getByLabelText('Check-in')).toBeVisible()
})

it('cannot be changed where the author says so', async () => {
  await show(fixtures.fixed)
  expect(factOf('Length of stay')).toHaveTextContent('2 nights')
  expect(document.querySelector('details')).toBeNull()
})
