/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { keepNowAtom, keepStateAtom } from '../../features/checkout/checkout.store'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './housekeeping-preferences.fixtures'
import widget from './housekeeping-preferences.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'housekeeping', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  return { ...view, store }
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

it('AC 1: a brand without a choice shows nothing', () => {
  expect(show(fixtures.none).container).toBeEmptyDOMElement()
})

it.each([
  ['ACRS', fixtures.minimal, 'HA', 'HD'],
  ['the other system', fixtures.otherSystem, 'J9', 'J8'],
])('AC 3: the form sends the codes of %s', (_, fixture, daily, reduced) => {
  show(fixture)
  const [first, second] = [radio(/^Every day/), radio(/^Only when I ask/)]
  expect([first.value, second.value]).toEqual([daily, reduced])
  expect(first).toBeChecked()
  for (const { name } of [first, second]) expect(name).toBe('housekeeping.choice')
  for (const one of [first, second]) expect(one).toHaveAttribute('form', 'checkout-form')
})

it('has first what the author has set', () => {
  show(fixtures.full)
  expect(radio(/^Only when I ask/)).toBeChecked()
})

it('shows again what was stored', () => {
  show(fixtures.remembered)
  expect(radio(/^Only when I ask/)).toBeChecked()
})

it('AC 4: a choice that was not stored stays, and can be stored again', async () => {
  const { store } = show(fixtures.minimal)
  let tries = 0
  store.set(keepNowAtom, { keep: () => void tries++ })
  await act(async () => store.set(keepStateAtom, 'kept'))
  // Another widget's change.
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(radio(/^Only when I ask/))
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  await act(async () => store.set(keepStateAtom, 'failed'))
  expect(screen.getByRole('status')).toHaveTextContent('Not saved')
  expect(radio(/^Only when I ask/)).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
  expect(window.adobeDataLayer).toContainEqual(
    expect.objectContaining({
      event: 'housekeeping_choice',
      eventInfo: expect.objectContaining({ code: 'HD' }),
    }),
  )
})
