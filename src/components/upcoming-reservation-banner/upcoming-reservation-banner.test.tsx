/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './upcoming-reservation-banner.fixtures'
import { nextStayVariables } from './upcoming-reservation-banner.model'
import widget from './upcoming-reservation-banner.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

const propsOf = (props: object) =>
  readProps(fieldsOf(widget.schema), widget.type, { id: 'banner', ...props }, () => {})

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  return render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={propsOf(props)} />
    </PageProvider>,
  ).container
}

it('AC 1: shows the next stay with its countdown, days, time and links', () => {
  show(fixtures.minimal)
  const region = screen.getByRole('region', { name: 'Your next stay' })
  expect(region).toHaveTextContent(/^Your next stayIn 3 daysAlderway New York Midtown/)
  expect(region).toHaveTextContent('Check-in from 4 PM')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'View stay, Alderway New York Midtown, November 24, 2026',
    expect.stringMatching(/^Directions to Alderway New York Midtown/),
    expect.stringMatching(/^Call Alderway New York Midtown: /),
  ])
})

it.each([
  ['today', fixtures.today, /TodayAlderway/],
  ['tomorrow', fixtures.tomorrow, /TomorrowAlderway/],
  ['in house', fixtures.staying, /Enjoy your stayYou are staying now.*Check-out on Mon, Nov 23 by/],
  ['leaving', fixtures.leaving, /Enjoy your stayCheck-out today.*Check-out today by/],
])('says of a stay that it is %s', (_name, fixture, text) => {
  show(fixture)
  expect(screen.getByRole('region')).toHaveTextContent(text)
})

it('AC 2: offers to check in and out only as the hotel does', () => {
  const { container } = { container: show(fixtures.tomorrow) }
  expect(screen.getByRole('link', { name: /^Check in, / })).toHaveAttribute('href', '/my-stay')
  container.remove()
  show(fixtures.full)
  expect(screen.getAllByRole('link', { name: /^Check out, / })).toHaveLength(1)
})

it('AC 3: shows a remembered visitor no more than the way to sign in', () => {
  const container = show(fixtures.remembered)
  expect(container).toHaveTextContent(/^Sign in to see your tripSign in$/)
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/sign-in.mi?returnTo=%2Floyalty%2FfindReservationList.mi',
  )
})

it('does not ask twice for the sign-in on the page of the list', () => {
  expect(show(fixtures.rememberedBesideList)).toHaveTextContent(/^$/)
})

it('AC 4: shows nothing without a stay', () => {
  expect(show(fixtures.empty)).toHaveTextContent(/^$/)
})

it('asks on the page of a stay for another one', () => {
  const elsewhere = (id: string) =>
    nextStayVariables(propsOf({}) as never, pageContext({ page: { id, type: null } })).elsewhere
  expect(elsewhere('upcoming-reservation')).toBe(true)
  expect(elsewhere('cancel-confirmation')).toBe(true)
  expect(elsewhere('reservation-list')).toBe(false)
})

it('tracks which link was taken', () => {
  show(fixtures.minimal)
  const link = screen.getByRole('link', { name: /^Call/ })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(window.adobeDataLayer).toContainEqual(
    expect.objectContaining({
      event: 'trip_banner_click',
      eventInfo: expect.objectContaining({ action: 'call' }),
    }),
  )
})
