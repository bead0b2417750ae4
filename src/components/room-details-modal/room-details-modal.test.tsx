/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { productsAnswer, roomFeaturesAnswer } from '../../../fixtures/rates'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import widget from './room-details-modal.widget'

const search = 'propertyCode=NYCAB&fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({ matches: false })) as never
})

/** Opens the dialog at the first room of the list. */
async function open({
  taken = 0,
  isDown = false,
  orderOf = (_codes: string[]): string[] | undefined => undefined,
  now = Date.UTC(2026, 10, 21, 12),
} = {}) {
  const listed = productsAnswer('NYCAB', { search, taken })
  const { products, unavailable } = (
    listed.data as {
      searchProductsByProperty: Record<
        'products' | 'unavailable',
        { roomType: { code: string; name: string } }[]
      >
    }
  ).searchProductsByProperty
  const rooms = [
    ...new Map(
      [...products, ...unavailable].map(({ roomType }) => [roomType.code, roomType]),
    ).values(),
  ]
  const features = rooms.map(({ code }) => roomFeaturesAnswer('NYCAB', { code }).answer)
  const { store } = offlinePage(
    pageContext({
      page: { id: 'rate-list', type: null, propertyId: 'NYCAB', search },
      answers: [listed, ...(isDown ? [] : features)],
    }),
    {
      now: () => now,
      fetch: async () => {
        throw new TypeError('Failed to fetch')
      },
    },
  )
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'room' }, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  const order = orderOf(rooms.map(({ code }) => code))
  const props = { roomCode: (order ?? [])[0] ?? rooms[0]?.code ?? '', ...(order && { order }) }
  await act(async () => emit('overlay-open', { id: 'room', props }))
  return rooms
}

it('tells no rate as free to cancel once its deadline has passed', async () => {
  await open({ now: Date.UTC(2027, 2, 9, 23, 30) })
  expect(screen.getAllByText(/^Cancellation fee applies/)[0]).toBeVisible()
  expect(screen.queryByText(/^Free cancellation/)).toBeNull()
})

it('AC 1 and 2: is named by the room, and goes on to the next one', async () => {
  const [first, second] = await open()
  expect(screen.getByRole('dialog', { name: first?.name ?? '' })).toBeVisible()
  expect(screen.getByText('Non-smoking room')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: `Next room: ${second?.name}` }))
  expect(screen.getByRole('dialog', { name: second?.name ?? '' })).toBeVisible()
  expect(screen.getByRole('button', { name: `Previous room: ${first?.name}` })).toBeVisible()
})

it('goes on in the order in which the rooms stand on the page', async () => {
  const [first, second, third, fourth] = await open({
    orderOf: ([a = '', b = '', c = '']) => [c, a, b],
  })
  const next = async (name = '') =>
    userEvent.click(screen.getByRole('button', { name: `Next room: ${name}` }))
  expect(screen.getByRole('dialog', { name: third?.name ?? '' })).toBeVisible()
  await next(first?.name)
  await next(second?.name)
  await next(fourth?.name)
  expect(screen.getByRole('dialog', { name: fourth?.name ?? '' })).toBeVisible()
})

it('AC 3: each rate of the room can be chosen', async () => {
  const [first] = await open()
  const buttons = screen.getAllByRole('button', { name: /^Select/ })
  for (const button of buttons) {
    expect(button).toHaveAccessibleName(new RegExp(`^Select ${first?.name}, .+, (\\$|Your rate)`))
    expect((button as HTMLButtonElement).value).toContain(`.${first?.code}.`)
  }
})

it('AC 4: a photo that fails is left out, and all of them leave no gallery', async () => {
  await open()
  for (;;) {
    const [photo] = screen.queryAllByRole('img')
    if (!photo) break
    fireEvent.error(photo)
  }
  expect(screen.queryByRole('region', { name: /^Photos of/ })).toBeNull()
  expect(screen.getByText('Non-smoking room')).toBeVisible()
})

it('a room of which nothing is sold says why, and names dates', async () => {
  await open({ taken: 10_000 })
  expect(screen.getByText('Sold out for these dates.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull()
})

it('without its features it shows photos and rates, and can be tried again', async () => {
  await open({ isDown: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getAllByRole('img').length).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: /^Select/ }).length).toBeGreaterThan(0)
})
