/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { hotelsAnswer } from '../../../fixtures/rates'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './search-results.fixtures'
import widget from './search-results.widget'

async function show({ props, page }: { props: object; page?: object }, query = '') {
  const location = () => new URL(`https://a.example/search/findHotels?${query}`)
  const { store } = offlinePage(pageContext(page), { location })
  const read = readProps(
    fieldsOf(widget.schema),
    widget.type,
    { id: 'results', ...props },
    () => {},
  )
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const hotels = () => screen.getAllByRole('article')
const hrefOf = (name: RegExp | string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://a.example')

it('AC 2: the nearest hotel is first, with the full price and a way to its rates', async () => {
  await show(fixtures.minimal)
  const [first] = hotels()
  expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent(
    'Alderway Munich Isarufer',
  )
  expect(within(first as HTMLElement).getByText(/^€[\d,]+\.\d\d$/)).toBeVisible()
  const rates = hrefOf('View rates: Alderway Munich Isarufer')
  expect(rates.pathname).toBe('/reservation/rateListMenu.mi')
  expect(Object.fromEntries(rates.searchParams)).toEqual({
    propertyCode: 'MUCDE',
    fromDate: '2027-03-09',
    toDate: '2027-03-11',
    numAdultsPerRoom: '2',
  })
})

it('AC 4: a hotel shows at most three words about it', async () => {
  await show(fixtures.minimal)
  for (const hotel of hotels())
    expect(within(hotel).queryAllByRole('listitem').length).toBeLessThanOrEqual(3)
})

it('AC 1: pages are addresses, and the page is told', async () => {
  await show(fixtures.secondPage)
  expect(hotels()).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(hrefOf('Next').searchParams.get('page')).toBe('3')
  expect(hrefOf('Previous').searchParams.has('page')).toBe(false)
})

it('the last page leads to no page after it', async () => {
  await show(fixtures.secondPage)
  const numbers = screen
    .getAllByRole('link', { name: /^Page \d+$/ })
    .map((link) => link.textContent)
  cleanup()
  const last = Math.max(...numbers.map(Number))
  const search = `${fixtures.secondPage.page?.page?.search}`.replace('page=2', `page=${last}`)
  const answers = [hotelsAnswer('MUCDE', { search, locale: 'en-US', taken: 0, isNowhere: false })]
  await show({ props: {}, page: { page: { id: 'search-results', type: null, search }, answers } })
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  expect(hrefOf('Previous').searchParams.get('page')).toBe(`${last - 1}`)
})

it('a sold-out hotel says why, and leads to dates that work', async () => {
  await show(fixtures.soldOut)
  const [first] = hotels()
  expect(within(first as HTMLElement).getByText('Sold out for these dates.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^View rates/ })).toBeNull()
})

it('nothing near by: a wider search is one tap away', async () => {
  await show(fixtures.none)
  const { searchParams } = hrefOf('Search within 100\u00a0mi')
  expect([searchParams.get('radius'), searchParams.get('widened')]).toEqual(['100', 'true'])
})

it.each([25, 100])('a search within %s mi is widened once; then there are all', async (radius) => {
  const { page } = fixtures.none
  const search = `${page?.page?.search}&radius=${radius}`
  const [answer] = page?.answers ?? []
  const variables = answer?.variables as { search: object }
  const answers = [{ ...answer, variables: { search: { ...variables.search, radius } } }]
  const found = { props: {}, page: { ...page, page: { ...page?.page, search }, answers } }
  await show(found)
  expect(hrefOf(`Search within ${radius * 2}\u00a0mi`).searchParams.get('widened')).toBe('true')
  cleanup()
  await show(found, 'widened=true')
  expect(screen.queryByRole('link', { name: /^Search within/ })).toBeNull()
  expect(hrefOf('All our hotels').searchParams.has('destinationAddress')).toBe(false)
  expect(hrefOf('All our hotels').searchParams.has('widened')).toBe(false)
  expect(hrefOf('All our hotels').searchParams.get('fromDate')).toBe('2027-03-09')
})

it('without dates a hotel leads to its page', async () => {
  await show(fixtures.withoutDates)
  expect(hrefOf('View hotel: Alderway Munich Isarufer').pathname).toBe(
    '/hotels/alderway-muenchen-isarufer/overview',
  )
})

describe('filters', () => {
  const remove = (name: string) => hrefOf(`Remove the filter: ${name}`).searchParams

  it('each chosen filter leads to the results without it; orders and pages keep them', async () => {
    await show(fixtures.filtered)
    expect(remove('Fitness room').getAll('filter')).toEqual(['brand.alderway-max'])
    expect(remove('Alderway Max').getAll('filter')).toEqual(['amenities.fitness'])
    expect(hrefOf('Clear all filters').searchParams.getAll('filter')).toEqual([])
    const all = ['brand.alderway-max', 'amenities.fitness']
    expect(hrefOf('Rating').searchParams.getAll('filter')).toEqual(all)
    expect(remove('Fitness room').get('fromDate')).toBe('2027-03-09')
    const [first] = hotels()
    const link = within(first as HTMLElement).getByRole('link', { name: /^View rates/ })
    expect(link.getAttribute('href')).not.toContain('filter')
  })

  it('nothing is left: the filters are still there, and can be cleared', async () => {
    await show(fixtures.nothingLeft)
    expect(screen.getByText(/^Nothing matches all of your filters/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 hotels')
    expect(remove('Dessin').getAll('filter')).toEqual(['amenities.pool'])
    expect(hrefOf('Clear all filters').searchParams.has('destinationAddress')).toBe(true)
  })

  it('a filter that does not exist is left out, and that is said', async () => {
    await show(fixtures.partlyGone)
    expect(screen.getByText(/^Some filters do not exist for this search/)).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^Remove the filter/ })).toHaveLength(1)
    expect(hotels().length).toBeGreaterThan(0)
  })
})

describe('the map', () => {
  /** What the browser says of the map's place and size. */
  let see: () => void
  beforeEach(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(onSight: (entries: { isIntersecting: boolean }[]) => void) {
          see = () => onSight([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
      ResizeObserver: class {
        constructor(private onSize: () => void) {}
        observe() {
          this.onSize()
        }
        disconnect() {}
      },
    })
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(480)
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
    history.replaceState(null, '', '/search/findHotels')
  })
  afterEach(() => jest.restoreAllMocks())

  const markers = () => screen.queryAllByRole('button', { expanded: false })
  const map = () => screen.findByRole('button', { name: 'Map of the hotels' })

  it('loads when it is seen; AC 3: draws ten markers at a time', async () => {
    const frames: FrameRequestCallback[] = []
    jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame))
    await show(fixtures.asMap)
    expect(screen.queryByRole('button', { name: 'Map of the hotels' })).toBeNull()
    await act(async () => see())
    await map()
    const counts = [markers().length]
    while (frames.length > 0) {
      await act(async () => frames.shift()?.(0))
      counts.push(markers().length)
    }
    expect(counts).toEqual([10, hotels().length])
    expect(hotels().length).toBeGreaterThan(10)
  })

  it('a marker opens a card with the price and the way to the rates; Escape leads back', async () => {
    const user = userEvent.setup()
    await show(fixtures.asMap)
    await act(async () => see())
    ;(await map()).focus()
    await user.keyboard('{Enter}')
    const [first] = markers()
    await waitFor(() => expect(first).toHaveFocus())
    expect(first).toHaveAccessibleName(/^Alderway Munich Isarufer, €/)
    await user.keyboard('{Enter}')
    const card = screen.getByRole('region', { name: 'Alderway Munich Isarufer' })
    expect(within(card).getByRole('link', { name: 'Alderway Munich Isarufer' })).toHaveAttribute(
      'href',
      expect.stringContaining('propertyCode=MUCDE'),
    )
    await user.tab()
    expect(within(card).getByRole('button', { name: /^Close/ })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(card).not.toBeInTheDocument()
    expect(first).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(await map()).toHaveFocus()
    expect(first).toHaveAttribute('tabindex', '-1')
  })

  it('pointing at a card marks its marker, and the other way round', async () => {
    const user = userEvent.setup()
    await show(fixtures.asMap)
    await act(async () => see())
    await map()
    const [card] = hotels()
    const [marker] = markers()
    await user.hover(card as HTMLElement)
    expect(marker).toHaveAttribute('data-active')
    await user.unhover(card as HTMLElement)
    expect(marker).not.toHaveAttribute('data-active')
    await user.hover(marker as HTMLElement)
    expect(card).toHaveAttribute('data-active')
  })

  it('list or map is in the address, and stays with the next order', async () => {
    const user = userEvent.setup()
    await show({ ...fixtures.asMap, props: { ...fixtures.asMap.props, mapDefault: false } })
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current')
    await user.click(screen.getByRole('link', { name: 'Map' }))
    expect(location.search).toContain('view=map')
    expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current')
    expect(hrefOf('Rating').searchParams.get('view')).toBe('map')
  })

  it('where the visitor has moved the map to can be searched', async () => {
    const user = userEvent.setup()
    await show(fixtures.asMap)
    await act(async () => see())
    const ground = await map()
    expect(screen.queryByRole('link', { name: 'Search this area' })).toBeNull()
    ground.focus()
    await user.keyboard('{ArrowRight}')
    const address = () => hrefOf('Search this area').searchParams
    const [south, west, north, east] = (address().get('area') ?? '').split(',').map(Number)
    expect(Number(south)).toBeLessThan(Number(north))
    expect(Number(west)).toBeLessThan(Number(east))
    expect(address().get('destinationAddress')).toBe('MUCDE')
    expect(address().get('fromDate')).toBe('2027-03-09')
    await user.keyboard('{ArrowRight}')
    expect(Number(address().get('area')?.split(',')[1])).toBeGreaterThan(Number(west))
    await user.click(screen.getByRole('button', { name: 'Show all hotels' }))
    expect(screen.queryByRole('link', { name: 'Search this area' })).toBeNull()
  })

  it('a part of the map: it is said, orders keep it, hotels do not, and a link leads back', async () => {
    await show(fixtures.inArea)
    expect(screen.getByRole('heading', { name: 'Hotels in this area of the map' })).toBeVisible()
    expect(screen.queryByText(/within/)).toBeNull()
    expect(hrefOf('Rating').searchParams.get('area')).toBe('30,-12,62,34')
    expect(hrefOf('View rates: Alderway Munich Isarufer').searchParams.has('area')).toBe(false)
    const back = hrefOf('Back to Munich').searchParams
    expect([back.get('destinationAddress'), back.has('area')]).toEqual(['MUCDE', false])
  })

  it('a part without a hotel keeps the map, to move on from there', async () => {
    const user = userEvent.setup()
    await show(fixtures.emptyArea)
    await act(async () => see())
    expect(screen.getByText('We have no hotel in this area of the map.')).toBeVisible()
    ;(await map()).focus()
    await user.keyboard('-')
    expect(hrefOf('Search this area').searchParams.get('area')).not.toBe('-18,-36,18,10')
  })

  it('a site without tiles has no map and no choice of one', async () => {
    await show(fixtures.minimal)
    expect(screen.queryByRole('link', { name: 'Map' })).toBeNull()
  })
})
