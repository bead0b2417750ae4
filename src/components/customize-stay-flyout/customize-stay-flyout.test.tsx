/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import * as fixtures from './customize-stay-flyout.fixtures'
import widget from './customize-stay-flyout.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({ matches: false })) as never
  history.replaceState(null, '', '/rates?propertyCode=NYCAB')
  document.querySelector('.foyer-live-region')?.replaceChildren()
})

async function open(props: object = {}, query = '') {
  if (query) history.replaceState(null, '', `/rates?propertyCode=NYCAB&${query}`)
  const { store } = offlinePage(pageContext(fixtures.minimal.page), {
    location: () => new URL(location.href),
  })
  const read = readProps(
    fieldsOf(widget.schema),
    widget.type,
    { id: 'filters', ...props },
    () => {},
  )
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  await act(async () => emit('overlay-open', { id: 'filters' }))
  return screen.getByRole('dialog', { name: 'Filter' })
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const countOf = (control: HTMLElement) =>
  Number(/\((\d+)\)/.exec((control as HTMLInputElement).labels?.[0]?.textContent ?? '')?.[1])
const view = () => screen.getByRole('button', { name: /^View \d+ rates?$/ })
const viewCount = () => Number(/\d+/.exec(view().textContent ?? '')?.[0])
const inAddress = () => new URLSearchParams(location.search).getAll('filter')
const tracked = () =>
  (window.adobeDataLayer as { event: string }[]).filter(({ event }) => event.startsWith('filter'))

it('the number of a value is that of the button once the value is chosen', async () => {
  await open()
  for (const control of screen.getAllByRole('checkbox')) {
    const count = countOf(control)
    await userEvent.click(control)
    expect(viewCount()).toBe(count)
    await userEvent.click(control)
  }
})

it('AC 1: AND between groups, OR inside', async () => {
  await open()
  const king = countOf(box(/^King bed/))
  const queen = countOf(box(/^Queen bed/))
  await userEvent.click(box(/^King bed/))
  await userEvent.click(box(/^Queen bed/))
  expect(viewCount()).toBe(king + queen)
  const free = countOf(box(/^Free cancellation/))
  expect(free).toBeLessThan(king + queen)
  await userEvent.click(box(/^Free cancellation/))
  expect(viewCount()).toBe(free)
})

it('AC 2: Clear empties and stays, and cannot be used again', async () => {
  const dialog = await open({}, 'filter=beds.king')
  const clear = within(dialog).getByRole('button', { name: 'Clear' })
  expect(box(/^King bed/)).toBeChecked()
  await userEvent.click(clear)
  expect(box(/^King bed/)).not.toBeChecked()
  expect(dialog).toBeVisible()
  expect(clear).toHaveAttribute('aria-disabled', 'true')
  expect(clear).toHaveFocus()
  await userEvent.click(clear)
  expect(tracked()).toMatchObject([{ event: 'filter_clear' }])
  // Nothing counts before it is applied.
  expect(inAddress()).toEqual(['beds.king'])
  await userEvent.click(view())
  expect(inAddress()).toEqual([])
})

it.each([
  ['Apply', /^Breakfast included/, 'meal.breakfast'],
  ['View', /^King bed/, 'beds.king'],
])('%s writes the address, closes and says what is left', async (button, name, value) => {
  const dialog = await open()
  await userEvent.click(box(name))
  const count = viewCount()
  expect(inAddress()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(`^${button}`) }))
  expect(dialog).not.toBeVisible()
  expect(inAddress()).toEqual([value])
  const [group = '', code] = value.split('.')
  expect(tracked()).toMatchObject([{ event: 'filter_apply', eventInfo: { [group]: code } }])
  expect(screen.getByText(`${count} rates match`)).toBeInTheDocument()
})

it('closing in another way drops what was not applied', async () => {
  const dialog = await open({}, 'filter=beds.king')
  await userEvent.click(box(/^Breakfast included/))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await act(async () => emit('overlay-open', { id: 'filters' }))
  expect(box(/^Breakfast included/)).not.toBeChecked()
  expect(box(/^King bed/)).toBeChecked()
  expect(inAddress()).toEqual(['beds.king'])
  expect(tracked()).toEqual([])
})

it('live: each choice counts at once, and there is no Apply', async () => {
  await open({ applyMode: 'live' })
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  await userEvent.click(box(/^Breakfast included/))
  expect(inAddress()).toEqual(['meal.breakfast'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(inAddress()).toEqual([])
})

it('choices that leave nothing: a hint, and they can be applied', async () => {
  await open()
  await userEvent.click(box(/^Breakfast included/))
  await userEvent.click(box(/^Non-refundable/))
  expect(screen.getByText(/^Nothing matches all of your filters/)).toBeVisible()
  await userEvent.click(view())
  expect(inAddress()).toEqual(['meal.breakfast', 'refundable.non-refundable'])
})

it('a filter that the hotel does not know is left out with a note, and gone once applied', async () => {
  await open({}, 'filter=beds.futon&filter=meal.breakfast&filter=colour.red')
  expect(screen.getByText(/^Some filters do not exist/)).toBeVisible()
  expect(viewCount()).toBe(countOf(box(/^Breakfast included/)))
  await userEvent.click(view())
  expect(inAddress()).toEqual(['meal.breakfast'])
})

it('shows the groups that the author wants, in this order', async () => {
  await open({ groups: ['meal', 'beds'] })
  const titles = screen.getAllByRole('group').map((group) => group.querySelector('legend'))
  expect(titles.map((title) => title?.textContent)).toEqual(['Meals', 'Beds'])
})

it('its form keeps the search', async () => {
  await open()
  const form = box(/^King bed/).closest('form') as HTMLFormElement
  await userEvent.click(box(/^King bed/))
  const sent = new URLSearchParams(new FormData(form) as never)
  expect(sent.get('propertyCode')).toBe('NYCAB')
  expect(sent.get('fromDate')).toBe('2027-03-09')
  expect(sent.getAll('filter')).toEqual(['beds.king'])
})
