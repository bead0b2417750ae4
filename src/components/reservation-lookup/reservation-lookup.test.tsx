/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import widget from './reservation-lookup.widget'

const PAGE = 'https://www.alderway.example/reservation/lookupReservation.mi'

async function show({ query = '', answer = {} as object, status = 200 } = {}) {
  const leave = jest.fn()
  const { store } = offlinePage(pageContext({ page: { id: 'lookup-reservation', type: null } }), {
    leave,
    location: () => new URL(PAGE + query),
    fetch: async () =>
      ({
        ok: status < 400,
        status,
        headers: new Headers(),
        json: async () => answer,
      }) as unknown as Response,
  })
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'lookup' }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return { leave }
}

const number = () => screen.getByLabelText(/^Confirmation number/)

it('AC 4: a stay that was found opens its page, whose address contains no data of the stay', async () => {
  const nextStateURI = '/reservation/findReservationDetail.mi'
  const { leave } = await show({ answer: { status: 'SUCCESS', isRedirect: true, nextStateURI } })
  await userEvent.type(number(), '7011 0001')
  await userEvent.type(screen.getByLabelText(/^Family name/), 'Lindqvist')
  await userEvent.click(screen.getByRole('button', { name: 'Find reservation' }))
  expect(leave).toHaveBeenCalledWith(nextStateURI, false)
})

it('AC 1: a 12th character is not accepted', async () => {
  await show()
  await userEvent.type(number(), '123456789012')
  expect(number()).toHaveValue('12345678901')
})

it.each([
  ['reservation.not.found', 'We couldn’t find a reservation with these details.'],
  ['lookup.reservation.authentication', /^Only the member who made this/],
  ['several', /Please add the check-in date/],
  ['uxlFailureErrorMessage', 'Too many attempts. Please try again later.'],
  ['<img src=x onerror=alert(1)>', 'We couldn’t look up your reservation. Please try again.'],
])('shows the outcome of a form that was posted without a script: %s', async (outcome, text) => {
  await show({ query: `?${new URLSearchParams({ outcome })}` })
  expect(screen.getByText(text)).toBeVisible()
  expect(number()).toBeVisible()
})
