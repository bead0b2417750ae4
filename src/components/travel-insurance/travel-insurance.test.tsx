/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { formProblemsAtom } from '../../features/checkout/checkout.store'
import { clearInsurance } from '../../features/travel-insurance/travel-insurance.service'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit, listen, takeAllUnheard } from '../../services/events/events'
import { pageAtom } from '../../services/page/page'
import * as fixtures from './travel-insurance.fixtures'
import widget from './travel-insurance.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  takeAllUnheard(['deep-link', 'insurance-changed'])
})

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'insurance', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <form id="checkout-form" />
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  return { ...view, store }
}

const sent = () =>
  Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement))
const yes = () => screen.getByRole('radio', { name: 'Yes, insure this trip' })
const no = () => screen.getByRole('radio', { name: 'No, travel without insurance' })
const tracked = () => window.adobeDataLayer?.map((entry) => (entry as { event?: string }).event)
/** The premium beside the stay, once it is chosen. */
const separate = () => screen.queryByText(/^Travel insurance: .* paid to/)

it('AC 1: nothing is chosen in advance, and the form says so', () => {
  show(fixtures.minimal)
  expect(
    screen.getByRole('radiogroup', { name: 'Would you like to insure this trip?' }),
  ).toBeVisible()
  expect(yes()).not.toBeChecked()
  expect(no()).not.toBeChecked()
  expect(sent()).toMatchObject({ 'insurance.choice': '', 'insurance.mandatory': '' })
})

it('a stay that is insured already is asked about what it costs more, without a default', async () => {
  show(fixtures.extended)
  const group = screen.getByRole('radiogroup', { name: /does not cover all of the changed stay/ })
  expect(group).toHaveAttribute('aria-required', 'true')
  const more = screen.getByRole('radio', {
    name: /^Pay .?€\d+\.\d\d.? more and be covered for all of it$/,
  })
  expect(more).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Keep the cover as it is' })).not.toBeChecked()
  expect(
    screen.getByText(/covers Tue, Mar 9, 2027 to Thu, Mar 11, 2027, .?€\d+\.\d\d.?, and nothing/),
  ).toBeVisible()
  expect(sent()).toMatchObject({ 'insurance.mandatory': 'yes' })
  await userEvent.click(more)
  expect(separate()).toHaveTextContent('The card of your booking is charged with it.')
})

it('on the page of the stay says what is covered, where that is not all of it', () => {
  show(fixtures.covered)
  const said = screen.getByText(/FH-204518376/).closest('[role=status]')
  expect(said).toHaveTextContent(
    /covers Tue, Mar 9, 2027 to Wed, Mar 10, 2027, .?€186\.00.?, and nothing beyond that/,
  )
})

it('AC 2: Yes adds a line of its own, and is told to the page', async () => {
  show(fixtures.minimal)
  const heard: object[] = []
  const stop = listen('insurance-changed', (detail) => heard.push(detail))
  expect(separate()).toBeNull()
  await userEvent.click(yes())
  expect(separate()).toHaveTextContent('not part of the price of your stay')
  expect(sent()).toMatchObject({
    'insurance.choice': 'yes',
    'insurance.offer': expect.stringMatching(/^[\w-]+\.\w+$/),
  })
  await userEvent.click(no())
  expect(separate()).toBeNull()
  expect(sent()).toMatchObject({ 'insurance.choice': 'no' })
  stop()
  expect(heard).toEqual([
    { accepted: true, planId: 'TRIP-1' },
    { accepted: false, planId: 'TRIP-1' },
  ])
  expect(tracked()).toEqual(['insurance_view', 'insurance_choice', 'insurance_choice'])
})

it('AC 3: the offer is noted as shown, once, until the entries are cleared', () => {
  const { store, unmount } = show(fixtures.minimal)
  const page = store.get(pageAtom)
  const entry = () => page.storage.session.get('insurance.shown')
  expect(entry()).toBe('true')
  clearInsurance(page)
  expect(entry()).toBeNull()
  unmount()
})

it('AC 5: without an insurance for the guest there is nothing', () => {
  show(fixtures.none)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText(/Read the terms/)).not.toBeVisible()
  expect(sent()).toEqual({})
})

it('a declined insurance is folded until a link leads to it', async () => {
  const { container } = show(fixtures.declined)
  const benefits = container.querySelector('details')
  expect(no()).toBeChecked()
  expect(benefits).not.toHaveAttribute('open')
  expect(screen.getByText(/Read the terms/)).toBeVisible()
  await act(async () => emit('deep-link', { target: 'elsewhere' }))
  expect(benefits).not.toHaveAttribute('open')
  await act(async () => emit('deep-link', { target: 'travel-insurance' }))
  expect(benefits).toHaveAttribute('open')
})

it('a link that came before the widget unfolds it too', async () => {
  emit('deep-link', { target: 'travel-insurance' })
  const { container } = show(fixtures.declined)
  expect(container.querySelector('details')).toHaveAttribute('open')
})

it('an address that ends in its name unfolds it', async () => {
  const { container } = show(fixtures.declined)
  await act(async () => {
    location.hash = '#elsewhere'
    dispatchEvent(new Event('hashchange'))
  })
  expect(container.querySelector('details')).not.toHaveAttribute('open')
  await act(async () => {
    location.hash = '#travel-insurance'
    dispatchEvent(new Event('hashchange'))
  })
  expect(container.querySelector('details')).toHaveAttribute('open')
  location.hash = ''
})

it('a choice beside other terms is asked again', () => {
  show(fixtures.changed)
  expect(yes()).not.toBeChecked()
  expect(screen.getByRole('alert')).toHaveTextContent('has changed or expired')
  expect(separate()).toBeNull()
})

it('a refused choice is taken back, and said', async () => {
  const { store } = show(fixtures.minimal)
  await userEvent.click(yes())
  await act(async () => store.set(formProblemsAtom, { 'insurance.choice': 'offerChanged' }))
  expect(screen.getByRole('alert')).toHaveTextContent('please choose again')
  expect(separate()).toBeNull()
})

it('a choice that has to be made is told to be missing', async () => {
  const { store } = show(fixtures.full)
  const group = screen.getByRole('radiogroup')
  expect(group).toBeRequired()
  expect(sent()).toMatchObject({ 'insurance.mandatory': 'yes' })
  await act(async () => store.set(formProblemsAtom, { 'insurance.choice': 'choiceMissing' }))
  expect(group).toHaveAccessibleDescription('Choose yes or no for the travel insurance.')
})
