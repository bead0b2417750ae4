/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { guestInfo } from '../../../fixtures/checkout'
import { insuranceAnswer } from '../../../fixtures/insurance'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit, takeAllUnheard } from '../../services/events/events'
import { pageAtom } from '../../services/page/page'
import widget from './travel-insurance-banner.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  // The placeholder of the insurance, which the card leads to.
  document.body.innerHTML = '<foyer-widget type="travel-insurance" id="insurance"></foyer-widget>'
  takeAllUnheard(['deep-link', 'insurance-changed'])
})

function show({ residence = 'US', stored = {} as Record<string, string> } = {}) {
  const page = guestInfo('MUCDE', [insuranceAnswer('MUCDE', { locale: 'en-US', residence })])
  const { store } = offlinePage(pageContext(page))
  const { session } = store.get(pageAtom).storage
  for (const [name, value] of Object.entries(stored)) session.set(name, value)
  const raw = { id: 'banner', title: 'Travel without worry' }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return render(
    <PageProvider live={store} served={store}>
      <h2 id="insurance-title" tabIndex={-1}>
        Travel insurance
      </h2>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
}

const card = () => screen.queryByRole('heading', { name: 'Travel without worry' })
const follow = () => act(async () => emit('deep-link', { target: 'travel-insurance' }))
const tracked = () => window.adobeDataLayer?.map((entry) => (entry as { event?: string }).event)

it('AC 1, 2: nothing without a link, and the card with the premium after one', async () => {
  show()
  expect(card()).toBeNull()
  await act(async () => emit('deep-link', { target: 'rooms' }))
  expect(card()).toBeNull()
  await follow()
  expect(card()).toBeVisible()
  expect(screen.getByText(/From .*\d/)).toBeVisible()
  expect(tracked()).toContain('insurance_banner_view')
})

it('AC 3: says that a bought insurance covers the trip, for five seconds', async () => {
  jest.useFakeTimers()
  show({ stored: { 'insurance.purchased': 'true' } })
  await follow()
  expect(screen.getByRole('heading', { name: 'You’re covered' })).toBeVisible()
  act(() => jest.advanceTimersByTime(5_000))
  expect(screen.queryByRole('heading', { name: 'You’re covered' })).toBeNull()
})

it('AC 4: its link moves the focus to the heading of the insurance', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  show()
  await follow()
  await userEvent.click(screen.getByRole('link', { name: 'See cover' }))
  expect(screen.getByRole('heading', { name: 'Travel insurance' })).toHaveFocus()
  expect(tracked()).toContain('insurance_banner_click')
})

it('is hidden after a choice, and where there is no insurance for the guest', async () => {
  const { unmount } = show()
  await follow()
  await act(async () => emit('insurance-changed', { accepted: false, planId: 'TRIP-1' }))
  expect(card()).toBeNull()
  unmount()
  show({ residence: 'CN' })
  await follow()
  expect(card()).toBeNull()
})
