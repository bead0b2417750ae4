/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { memoryStorage, openStorage, type PageStorage } from '../../services/storage/storage'
import widget from './recently-viewed.widget'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const KEY = 'recentlyViewed'

const record = (marshaCode: string, daysAgo: number) => ({
  name: `Hotel ${marshaCode}`,
  marshaCode,
  imageUrl: `/media/${marshaCode}.webp`,
  country: 'DE',
  starsCount: 4.3,
  numberOfReviewsCount: 120,
  createdAt: NOW - daysAgo * DAY,
})

/** Tells the widget where its place is. */
let place: (top: number, isIntersecting: boolean) => void

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(onSight: (entries: object[]) => void) {
        place = (top, isIntersecting) => onSight([{ isIntersecting, boundingClientRect: { top } }])
      }
      observe() {}
      disconnect() {}
    },
  })
})

interface Shown {
  list?: object[]
  props?: object
  local?: PageStorage
  answer?: object | null
}

async function show({ list = [], props = {}, local = memoryStorage(), answer = null }: Shown) {
  if (list.length > 0) local.set(KEY, JSON.stringify({ config: {}, list }))
  const body = { data: { propertyById: answer } }
  const fetch = (async () => ({
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: async () => JSON.stringify(body),
    json: async () => body,
  })) as unknown as typeof globalThis.fetch
  const { store } = offlinePage(pageContext(), {
    fetch,
    storage: { local, session: memoryStorage() },
  })
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'recent', ...props }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <h1>Hotels</h1>
        <WidgetRoot widget={widget} props={read} />
        <h2>Where we are</h2>
      </PageProvider>,
    ),
  )
  return local
}

const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)
const below = () => act(async () => place(2000, false))

it('AC 1, 2: shows the newest first, without old ones and the hotel of the page', async () => {
  await show({ list: [record('OLD', 61), record('A', 3), record('NYCAB', 0), record('B', 1)] })
  await below()
  expect(names()).toEqual(['Hotel B', 'Hotel A'])
  expect(screen.getByRole('link', { name: 'Hotel B' })).toHaveAttribute(
    'href',
    '/reservation/availability.mi?propertyCode=B',
  )
  expect(screen.getAllByText('Germany')).toHaveLength(2)
})

it('takes its room only where nobody sees it', async () => {
  await show({ list: [record('A', 1)] })
  expect(names()).toEqual([])
  await act(async () => place(300, true))
  expect(names()).toEqual([])
  await act(async () => place(-500, false))
  expect(names()).toEqual([])
  await below()
  expect(names()).toEqual(['Hotel A'])
})

it('AC 4: “Clear” empties the list, and the focus goes on', async () => {
  const local = await show({ list: [record('A', 1)] })
  await below()
  await userEvent.click(screen.getByRole('button', { name: /^Clear/ }))
  expect(screen.queryByRole('list')).toBeNull()
  expect(local.get(KEY)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Where we are' })).toHaveFocus()
})

it('remembers ten and shows as many as the author says', async () => {
  const list = Array.from({ length: 12 }, (_, index) => record(`H${index}`, index + 1))
  await show({ list, props: { maxShown: 10 } })
  await below()
  expect(names()).toHaveLength(10)
})

it('a hotel that has left the chain leaves the list with its picture', async () => {
  const local = await show({ list: [record('A', 1), record('GONE', 2)] })
  await below()
  const [, picture] = document.querySelectorAll('img')
  await act(async () => void fireEvent.error(picture as HTMLImageElement))
  await waitFor(() => expect(names()).toEqual(['Hotel A']))
  expect(local.get(KEY)).not.toContain('GONE')
})

it('a hotel with a new picture shows it', async () => {
  const image = { imageUrls: { wideHorizontal: '/media/new.webp' } }
  const answer = { id: 'A', media: { primaryImage: { edges: [{ node: image }] } } }
  await show({ list: [record('A', 1)], answer })
  await below()
  await act(async () => void fireEvent.error(document.querySelector('img') as HTMLImageElement))
  await waitFor(() =>
    expect(document.querySelector('img')).toHaveAttribute('src', '/media/new.webp'),
  )
})

it('a browser that forbids its storage has no list and no error', async () => {
  const local = openStorage(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  }, 'x.')
  await show({ local })
  expect(screen.queryByRole('list')).toBeNull()
})
