/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import * as fixtures from './room-details.fixtures'
import widget from './room-details.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

type Shown = { props: object; page?: Partial<PageContext> }

async function show({ props, page = {} }: Shown, changes: object = {}) {
  const { store } = offlinePage(pageContext(page), changes)
  const raw = { id: 'room-details', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const photos = () => screen.queryByRole('region', { name: /^Photos of/ })

it('AC 1: is named by the room, and leads back to all rates of the same stay', async () => {
  const location = () => new URL('https://www.alderway.example/reservation/rateListMenu.mi?room=X')
  const { page } = fixtures.minimal
  const context = { ...page, page: { ...page?.page, cart: 'c1' } } as Partial<PageContext>
  await show({ ...fixtures.minimal, page: context }, { location })
  const title = screen.getByRole('heading', { level: 2 })
  expect(screen.getByRole('region', { name: title.textContent ?? '?' })).toBeVisible()
  const back = screen.getByRole('link', { name: 'All rooms and rates' }).getAttribute('href') ?? ''
  const { pathname, searchParams } = new URL(back, 'https://www.alderway.example')
  expect(pathname).toBe('/reservation/rateListMenu.mi')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ propertyCode: 'NYCAB', fromDate: '2027-03-09', toDate: '2027-03-11', cart: 'c1' },
  })
  expect(searchParams.has('room')).toBe(false)
})

it('shows the groups of features that the author names, in the author’s order', async () => {
  await show(fixtures.full)
  const groups = screen.getAllByRole('heading', { level: 3 })
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Internet', 'Beds and bedding'])
  expect(photos()).toBeNull()
})

it('AC 4: a photo that fails is left out, and without any there is no gallery', async () => {
  await show(fixtures.minimal)
  const before = screen.getAllByRole('img').length
  fireEvent.error(screen.getAllByRole('img')[0] as HTMLElement)
  expect(screen.queryAllByRole('img')).toHaveLength(before - 1)
  for (const photo of screen.queryAllByRole('img')) fireEvent.error(photo)
  expect(photos()).toBeNull()
  expect(screen.getByText('Non-smoking room')).toBeVisible()
})

it('an accessible room without its exact features says that they are missing', async () => {
  await show(fixtures.partlyAccessible)
  expect(screen.getByText(/ask the hotel|call the hotel|measure/i)).toBeVisible()
})

it('a room that the hotel does not have is told, with the way to the others', async () => {
  await show(fixtures.unknown)
  expect(screen.getByRole('status')).toHaveTextContent(/room/)
  expect(screen.getByRole('heading', { level: 2, name: 'Room details' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All rooms and rates' })).toBeVisible()
})

it('a failed answer is told, and can be asked for again', async () => {
  const fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  await show({ props: {}, page: { ...fixtures.minimal.page, answers: [] } }, { fetch })
  expect(await screen.findByRole('alert')).toHaveTextContent(/features of the room/)
  fetch.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toBeVisible()
})

it('a view is told once, with the room’s code', async () => {
  await show(fixtures.minimal)
  const views = window.adobeDataLayer?.filter((entry) =>
    JSON.stringify(entry).includes('room_details_view'),
  )
  expect(views).toHaveLength(1)
  expect(JSON.stringify(views)).toContain(`"roomCode":"${fixtures.minimal.page?.page?.room}"`)
})
