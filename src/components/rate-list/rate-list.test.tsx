/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext, siteWithout } from '../../../fixtures/pages'
import { productsAnswer } from '../../../fixtures/rates'
import type { OfferedProduct } from '../../features/rates/product.model'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './rate-list.fixtures'
import widget from './rate-list.widget'

/** The totals that were drawn. */
let drawn = new Set<unknown>()
jest.mock('../../features/rates/price-block.view', () => {
  const { PriceBlock } = jest.requireActual('../../features/rates/price-block.view')
  return {
    PriceBlock: (props: { pricing: unknown }) => {
      drawn.add(props.pricing)
      return PriceBlock(props)
    },
  }
})

async function show({ props, page }: { props: object; page?: object }, changes: object = {}) {
  const { store } = offlinePage(pageContext(page), changes)
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'rates', ...props }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const rooms = () => screen.getAllByRole('article')
const totalsOf = (room: HTMLElement) =>
  within(room)
    .getAllByText(/^\$[\d,.]+$/, { selector: 'b' })
    .map(({ textContent }) => Number(textContent?.replace(/[$,]/g, '')))

it('shows each room with its rates, and the full price of the stay on each', async () => {
  await show(fixtures.minimal)
  for (const room of rooms()) {
    expect(within(room).getByRole('heading', { level: 3 })).toBeVisible()
    expect(totalsOf(room).length).toBeGreaterThan(0)
    expect(within(room).getAllByText('Total for 2 nights, taxes and fees included').length).toBe(
      totalsOf(room).length,
    )
  }
})

it('AC 1: as many rates as the author says, the others one tap away', async () => {
  await show({ ...fixtures.minimal, props: { ratesPerCard: 1 } })
  const [room] = rooms()
  expect(within(room as HTMLElement).getByText(/^\d+ more rates?$/)).toBeVisible()
})

it('rates that are opened are shown first, and the address has them after the frame', async () => {
  await show({ ...fixtures.minimal, props: { ratesPerCard: 1 } })
  const [room] = rooms() as [HTMLElement]
  const more = within(room).getByRole('group') as HTMLDetailsElement
  more.open = true
  // As the browser does once it has opened it.
  fireEvent(more, new Event('toggle'))
  expect(location.search).not.toContain('open=')
  await waitFor(() => expect(location.search).toContain(`open=${more.dataset.room}`))
})

it('opens the rates of a code that the search has, and says so', async () => {
  const search = String(fixtures.knownCode.page?.page?.search)
  await show(fixtures.knownCode, { location: () => new URL(`https://a.example/rates?${search}`) })
  const tab = screen.getByRole('link', { name: 'Special rates' })
  expect(tab).toHaveAttribute('aria-current', 'true')
  const words = screen.getByText(/^These rates are for your code/)
  expect(words.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
    'These rates are for your code MERIDIAN.',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Standard rates' }))
  expect(screen.queryByText(/for your code/)).toBeNull()
})

it('opens the usual rates where no hotel knows the code', async () => {
  const search = String(fixtures.unknownCode.page?.page?.search)
  await show(fixtures.unknownCode, { location: () => new URL(`https://a.example/rates?${search}`) })
  expect(rooms().length).toBeGreaterThan(0)
  expect(screen.queryByText(/for your code/)).toBeNull()
})

it('has no rates in points while the chain takes none', async () => {
  await show(fixtures.inPoints)
  expect(screen.getByRole('link', { name: 'Points' })).toBeVisible()
  cleanup()
  const page = { ...fixtures.inPoints.page, site: siteWithout('points') }
  await show({ props: {}, page })
  expect(rooms().length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Points' })).toBeNull()
})

it('the button of a rate names room, rate and total', async () => {
  await show(fixtures.minimal)
  const [button] = screen.getAllByRole('button', { name: /^Select/ })
  expect(button).toHaveAccessibleName(/^Select .+, .+, \$[\d,]+\.\d\d$/)
})

it('a press draws the card of its rate again and no other one', async () => {
  await show(fixtures.minimal)
  const [room] = rooms() as [HTMLElement]
  drawn = new Set()
  const [button] = within(room).getAllByRole('button', { name: /^Select/ }) as [HTMLElement]
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(rooms().length).toBeGreaterThan(2)
  expect(drawn.size).toBe(within(room).getAllByText(/^Total for/).length)
})

it('sorts by price, and the address has the order', async () => {
  await show(fixtures.minimal)
  await userEvent.click(screen.getByRole('link', { name: 'Lowest price' }))
  const totals = rooms().map((room) => Math.min(...totalsOf(room)))
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
  expect(screen.getByRole('link', { name: 'Lowest price' })).toHaveAttribute('aria-current', 'true')
  await waitFor(() => expect(location.search).toContain('sort=priceAsc'))
})

it('shows a press first, and writes the address and tells of it after the frame', async () => {
  window.adobeDataLayer = []
  await show(fixtures.minimal)
  // Nothing waits between the press and the assertions: no frame comes in between.
  fireEvent.click(screen.getByRole('link', { name: 'Highest price' }))
  expect(screen.getByRole('link', { name: 'Highest price' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(location.search).not.toContain('sort=priceDesc')
  expect(window.adobeDataLayer).toEqual([])
  await waitFor(() =>
    expect(window.adobeDataLayer).toMatchObject([{ eventInfo: { sort: 'priceDesc' } }]),
  )
  expect(location.search).toContain('sort=priceDesc')
})

it('shows the rates of members under their name', async () => {
  await show(fixtures.minimal)
  await userEvent.click(screen.getByRole('link', { name: 'Member rates' }))
  expect(screen.getByText(/^Member rates are for members/)).toBeVisible()
  expect(screen.getAllByText('Member rate').length).toBeGreaterThan(0)
})

it('AC 4: a sold-out hotel names the reason and dates that work', async () => {
  await show(fixtures.soldOut)
  expect(screen.getByText('Sold out for these dates.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Find hotels nearby' })).toBeVisible()
})

it('an unknown code is told beside the other rates', async () => {
  await show(fixtures.unknownCode)
  expect(screen.getByText(/^This rate code isn’t available/)).toBeVisible()
  expect(rooms().length).toBeGreaterThan(0)
})

it('without dates asks for them', async () => {
  await show(fixtures.noDates)
  expect(screen.getByText('Choose your dates to see rooms and rates.')).toBeVisible()
})

it('without dates each of the next nights that are sold leads to its rates', async () => {
  await show(fixtures.noDates)
  const days = screen.getAllByRole('link')
  expect(days).toHaveLength(61)
  expect(days[0]).toHaveAccessibleName(/ \$214\.00$/)
  const { searchParams } = new URL(days[9]?.getAttribute('href') ?? '', 'https://x.example')
  expect(searchParams.get('fromDate')).toBe('2026-12-02')
  expect(searchParams.get('toDate')).toBe('2026-12-03')
})

it('without dates a search with points has the fewest points of each night as well', async () => {
  await show(fixtures.noDatesInPoints)
  const days = screen.getAllByRole('link')
  expect(days[0]).toHaveAccessibleName(/ \$214\.00 24,000 points$/)
  expect(days[9]).toHaveAccessibleName(/ \$253\.00$/)
  expect(days[0]).toHaveAttribute('href', expect.stringMatching(/fromDate=.*&usePoints=true/))
})

it('without dates opens the calendar of the page, with its prices', async () => {
  const placed = (types: readonly string[]) => (types.includes('stay-dates') ? 'stay' : undefined)
  const dialog = document.createElement('foyer-widget')
  dialog.setAttribute('type', 'stay-details-modal')
  dialog.id = 'stay-details'
  document.body.append(dialog)
  const asked: unknown[] = []
  const onOpen = (event: Event) => {
    asked.push((event as CustomEvent).detail)
    event.preventDefault()
  }
  window.addEventListener('overlay-open', onOpen)
  await show(fixtures.noDates, { placed })
  const link = screen.getByRole('link', { name: /^Choose your dates/ })
  expect(link).toHaveAttribute('href', '#stay')
  await userEvent.click(link)
  expect(asked).toEqual([{ id: 'stay-details', props: { prices: true } }])
  window.removeEventListener('overlay-open', onOpen)
  dialog.remove()
})

it('Germany: the price has all taxes, and no price before them', async () => {
  await show(fixtures.munich)
  expect(screen.getAllByText(/taxes and fees included$/).length).toBeGreaterThan(0)
  expect(screen.queryByText(/before taxes/)).toBeNull()
})

it('AC 6: a price that changed shows both totals, and the new one is agreed to by choosing', async () => {
  await show(fixtures.priceChanged)
  const [before = 0, after = 0] = (
    screen.getByText(/Nothing is booked yet/).textContent?.match(/\$[\d,.]+\d/g) ?? []
  ).map((text) => Number(text.replace(/[$,]/g, '')))
  expect(after - before).toBeCloseTo(12)
  const [agree] = screen.getAllByRole('button', { name: /^Select for/ })
  expect(agree).toHaveAccessibleName(/^Select for \$.+, .+, \$/)
  const [product, quote] = (agree as HTMLButtonElement).value.split(' ')
  expect(product).toBe(fixtures.priceChanged.page?.page?.product)
  expect(quote).toMatch(/^[0-9a-z]+$/)
  expect(quote).not.toBe('shown')
})

describe('with a deadline that passes while the page is open', () => {
  const { data } = productsAnswer('NYCAB', { search: fixtures.minimal.page?.page?.search ?? '' })
  const { searchProductsByProperty: sold } = data as {
    searchProductsByProperty: { products: OfferedProduct[] }
  }
  const deadlines = sold.products.flatMap(({ rateDetails }) => rateDetails?.policy.deadline ?? [])
  const last = Math.max(...deadlines.map((deadline) => Date.parse(deadline)))
  const free = () => screen.queryAllByText(/^Free cancellation until/).length
  const fee = () => screen.queryAllByText('Cancellation fee applies').length

  it('no rate says that cancelling is free any more, without being asked anew', async () => {
    jest.useFakeTimers({ now: last - 60_000 })
    await show({ ...fixtures.minimal, props: { ratesPerCard: 12 } }, { now: Date.now })
    const [before, costly] = [free(), fee()]
    expect(before).toBeGreaterThan(0)
    act(() => void jest.advanceTimersByTime(60_000))
    expect([free(), fee()]).toEqual([0, costly + before])
  })

  it('nor after the computer has slept over it', async () => {
    let now = last - 60_000
    await show({ ...fixtures.minimal, props: { ratesPerCard: 12 } }, { now: () => now })
    expect(free()).toBeGreaterThan(0)
    now = last
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(free()).toBe(0)
  })

  it('nor does a filter find one', async () => {
    await show(fixtures.filtered, { now: () => last })
    expect(screen.getByText(/^Some filters do not exist for this search/)).toBeVisible()
    expect(screen.queryByText(/^Free cancellation/)).toBeNull()
  })
})

describe('with filters in its address', () => {
  const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' }))
  const selects = () => screen.queryAllByRole('button', { name: /^Select/ }).length

  it('shows the rates that fit all of them, and says how many', async () => {
    await show({ ...fixtures.filtered, props: { ratesPerCard: 12 } })
    for (const room of rooms().filter((one) => within(one).queryAllByRole('button').length > 0))
      expect(within(room).getAllByText(/^Free cancellation until/).length).toBe(
        within(room).getAllByRole('button', { name: /^Select/ }).length,
      )
    expect(screen.getByText(`${selects()} rates match`)).toBeVisible()
  })

  it('a filter is a link to the page without it, and is taken away in place', async () => {
    window.adobeDataLayer = []
    await show({ ...fixtures.filtered, props: { ratesPerCard: 12 } })
    const before = selects()
    const chip = chips().getByRole('link', { name: 'Remove the filter: King bed' })
    expect(chip).toHaveAttribute('href', expect.stringMatching(/&filter=refundable\.free$/))
    await userEvent.click(chip)
    expect(selects()).toBeGreaterThan(before)
    expect(chips().getAllByRole('link')).toHaveLength(2)
    expect(new URLSearchParams(location.search).getAll('filter')).toEqual(['refundable.free'])
    // Its neighbour has the focus.
    expect(chips().getByRole('link', { name: /Free cancellation$/ })).toHaveFocus()
    expect(window.adobeDataLayer).toMatchObject([
      { event: 'filter_apply', eventInfo: { refundable: 'free' } },
    ])
    await userEvent.click(chips().getByRole('link', { name: 'Clear all filters' }))
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull()
    expect(location.search).not.toContain('filter')
  })

  it('that leave nothing: says so, keeps the tabs, and leaves out what the hotel does not know', async () => {
    await show(fixtures.nothingLeft)
    expect(selects()).toBe(0)
    expect(screen.getByText(/^Nothing matches all of your filters/)).toBeVisible()
    expect(screen.getByText(/^Some filters do not exist/)).toBeVisible()
    expect(chips().queryByText('Futon')).toBeNull()
    expect(screen.getByRole('link', { name: 'Member rates' })).toBeVisible()
  })

  it('keeps them in the addresses of tabs, orders and details', async () => {
    const placed = (types: readonly string[]) => types.find((type) => type === 'rate-details')
    await show(fixtures.filtered, { placed })
    for (const name of [/^Member rates/, /^Lowest price/, /^Rate details/])
      expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute(
        'href',
        expect.stringContaining('filter=beds.king&filter=refundable.free'),
      )
  })
})

it('the link to the terms of a rate works without the dialog', async () => {
  const placed = (types: readonly string[]) => types.find((type) => type === 'rate-details')
  await show(fixtures.minimal, { placed })
  const [link] = screen.getAllByRole('link', { name: /^Rate details/ })
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/fromDate=.*&product=NYCAB\.\w+\.\w+#rate-details$/),
  )
})

it('for a booked stay the current room is the first, and each rate says what it costs more or less', async () => {
  await show(fixtures.changing)
  const [first, ...others] = rooms() as [HTMLElement, ...HTMLElement[]]
  expect(within(first).getByText('Your current room')).toBeVisible()
  expect(within(first).getByText('Same price as now')).toBeVisible()
  for (const room of others)
    expect(within(room).getAllByText(/^€[\d.]+ (more|less) than now$/).length).toBeGreaterThan(0)
  const [button] = screen.getAllByRole('button', { name: /^Select/ }) as HTMLButtonElement[]
  expect(button?.form?.getAttribute('action')).toMatch(/modifySelectRate$/)
  // The rooms that get the dates of the page.
  expect(new FormData(button?.form ?? undefined).get('rooms')).toBe('room-0,room-1')
})
