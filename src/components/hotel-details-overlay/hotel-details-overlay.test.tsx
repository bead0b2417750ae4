/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { property, propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import type { PageContext } from '../../services/page/page-context'
import type { HotelDetailsOverlayInput } from './hotel-details-overlay.schema'
import widget from './hotel-details-overlay.widget'

interface Setup {
  props?: HotelDetailsOverlayInput
  page?: Partial<PageContext>
  /** The answer to PropertyDetails; 'never': none comes. An Error: the network is down. */
  details?: unknown
  session?: unknown
  /** Query of the page's address. */
  search?: string
}

async function show(setup: Setup = {}) {
  const asked: { path: string; body: string }[] = []
  const answers: Record<string, unknown> = {
    '/mi/query/PropertyDetails':
      'details' in setup ? setup.details : { data: { property: property('NYCAB', 'en-US') } },
    '/mi/session': setup.session ?? 'never',
  }
  const context = pageContext({
    page: { id: 'confirmation', type: null, propertyId: 'NYCAB' },
    ...setup.page,
  })
  const { store } = offlinePage(context, {
    fetch: async (url, init) => {
      const path = `${url}`
      if (!Object.hasOwn(answers, path)) return new Promise(() => {})
      asked.push({ path, body: `${init?.body ?? ''}` })
      const answer = answers[path]
      if (answer === 'never') return new Promise(() => {})
      if (answer instanceof Error) throw answer
      return {
        ok: true,
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => answer,
        text: async () => JSON.stringify(answer),
      } as Response
    },
    location: () =>
      new URL(`https://www.alderway.example/reservation/page.mi${setup.search ?? ''}`),
  })
  const raw = { ...setup.props, id: 'hd' }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, (path, problem) => {
    throw new Error(`${path} ${problem}`)
  })
  const view = render(
    <>
      <button type="button" onClick={() => emit('overlay-open', { id: 'hd' })}>
        Hotel details link
      </button>
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>
    </>,
  )
  await act(async () => {})
  return { asked, answers, ...view }
}

async function open() {
  const link = screen.getByText('Hotel details link')
  link.focus()
  await act(async () => link.click())
  return screen.getByRole('dialog')
}

const heading = (name: string) => screen.queryByRole('heading', { name })
const phone = () =>
  screen.queryByRole('link', { name: /^Call Alderway New York Midtown: \+1 212-/ })

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    adobeDataLayer: [],
  })
  Object.assign(AbortSignal, {
    any: ([, asked]: AbortSignal[]) => asked,
    timeout: () => new AbortController().signal,
  })
  window.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  })
})

it('requests the details when it is opened, and only once', async () => {
  const { asked } = await show()
  expect(asked).toEqual([])
  await act(async () => emit('overlay-open', { id: 'another' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = await open()
  expect(dialog).toHaveAccessibleName('Hotel details')
  await waitFor(() => expect(heading('Policies')).not.toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await open()
  expect(heading('Policies')).not.toBeNull()
  expect(asked).toHaveLength(1)
  expect(JSON.parse(asked[0]?.body ?? '').variables).toEqual({ propertyId: 'NYCAB' })
})

it('shows the compact header and every section, without heart and prices', async () => {
  await show()
  const dialog = await open()
  await waitFor(() => expect(heading('Policies')).not.toBeNull())
  expect(within(dialog).getByText('Alderway New York Midtown')).toBeVisible()
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/media/logos/mc-l.svg')
  const names = screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)
  expect(names).toEqual(['Address', 'Phone', 'Policies', 'Getting here', 'Amenities'])
  expect(screen.getByRole('link', { name: /^Show on map/ })).toHaveAttribute(
    'href',
    expect.stringContaining('query=40.'),
  )
  expect(phone()).toHaveAttribute('href', expect.stringMatching(/^tel:\+1212/))
  expect(screen.getByText('Breakfast buffet (additional fee)')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: /save/i })).toBeNull()
  expect(dialog.textContent).not.toMatch(/\$|USD/)
})

it('shows only the sections that its author selects, in that order', async () => {
  await show({ props: { sections: ['amenities', 'phone'] } })
  await open()
  await waitFor(() => expect(heading('Amenities')).not.toBeNull())
  const names = screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)
  expect(names).toEqual(['Amenities', 'Phone'])
})

it('leaves out a section without data', async () => {
  const hotel = property('NYCAB', 'en-US', { directions: null as never, amenities: [] })
  await show({ details: { data: { property: { ...hotel, policies: null } } } })
  await open()
  await waitFor(() => expect(phone()).not.toBeNull())
  for (const name of ['Policies', 'Getting here', 'Amenities']) expect(heading(name)).toBeNull()
  expect(heading('Address')).not.toBeNull()
})

it('shows at once the facts that the page’s hotel header has loaded', async () => {
  const answers = [propertyAnswer('HotelHeader', 'NYCAB')]
  const page = { page: { id: 'confirmation', type: null, propertyId: 'NYCAB' }, answers }
  await show({ details: 'never', page })
  await open()
  expect(phone()).toBeVisible()
  expect(screen.getByText('Loading hotel details')).toHaveAttribute('role', 'status')
})

it('keeps phone and address when the call fails, and can be retried', async () => {
  const answers = [propertyAnswer('HotelHeader', 'NYCAB')]
  const page = { page: { id: 'confirmation', type: null, propertyId: 'NYCAB' }, answers }
  const failing = { errors: [{ message: 'No' }], data: null }
  const shown = await show({ details: failing, page })
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('We couldn’t load the hotel details.')
  expect(phone()).toBeVisible()
  expect(heading('Address')).toBeVisible()
  expect(heading('Policies')).toBeNull()
  shown.answers['/mi/query/PropertyDetails'] = { data: { property: property('NYCAB', 'en-US') } }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await waitFor(() => expect(heading('Policies')).toBeVisible())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows a message when the API does not know the hotel', async () => {
  await show({ details: { data: { property: null } } })
  await open()
  expect(await screen.findByRole('alert')).toBeVisible()
})

it('uses the hotel in the address, else that of the session', async () => {
  const page = { page: { id: 'confirmation', type: null } }
  const addressed = await show({ page, search: '?propertyCode=mucde' })
  await open()
  await waitFor(() => expect(addressed.asked).toHaveLength(1))
  expect(addressed.asked[0]?.body).toContain('"MUCDE"')
  addressed.unmount()
  const session = { data: { propertyId: 'TYOJP' } }
  const { asked } = await show({ page, session })
  expect(asked).toEqual([])
  await open()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.body).toContain('"TYOJP"')
})

it('copies the address and announces it', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error())
  Object.assign(navigator, { clipboard: { writeText } })
  await show()
  await open()
  const copy = await screen.findByRole('button', { name: 'Copy address' })
  await act(async () => copy.click())
  expect(writeText).toHaveBeenCalledWith(screen.getByText(/New York, /).textContent)
  expect(screen.getByText('Address copied.')).toHaveAttribute('role', 'status')
  await act(async () => copy.click())
  expect(screen.getByText('We couldn’t copy the address.')).toBeVisible()
})

it('gives the focus back to the link, and reports its opening once', async () => {
  await show()
  await open()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Hotel details link')).toHaveFocus()
  const events = (window.adobeDataLayer as { event: string }[]).map(({ event }) => event)
  expect(events.filter((event) => event === 'details_overlay_open')).toHaveLength(1)
})

it('formats address, distances and times for the locale', async () => {
  const answers = [
    propertyAnswer('PropertyDetails', 'TYOJP', 'ja-JP'),
    propertyAnswer('HotelHeader', 'TYOJP', 'ja-JP'),
  ]
  const page = { id: 'confirmation', type: null, propertyId: 'TYOJP' }
  const { asked } = await show({ page: { locale: 'ja-JP', page, answers } })
  const dialog = await open()
  expect(dialog.querySelector('address')?.textContent).not.toMatch(/, /)
  expect(within(dialog).getAllByText(/km$/).length).toBeGreaterThan(0)
  expect(asked).toEqual([])
})

it('shows an author its frame in the page, without a request', async () => {
  const { asked } = await show({
    page: { mode: 'edit', page: { id: 'confirmation', type: null, propertyId: 'NYCAB' } },
  })
  expect(screen.getByRole('region', { name: 'Hotel details' })).toBeVisible()
  expect(asked).toEqual([])
})
