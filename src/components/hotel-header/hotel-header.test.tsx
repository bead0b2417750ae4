/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import type { HotelHeaderInput } from './hotel-header.schema'
import widget from './hotel-header.widget'

interface Shown {
  props?: HotelHeaderInput
  loginDisabledLocales?: string[]
  pageId?: string
  cart?: string | undefined
  /** Null: the page itself does not know its hotel. */
  hotel?: string | null
  locale?: string
  mode?: PageContext['mode']
  /** Differs from the seeded hotel. */
  changes?: Parameters<typeof propertyAnswer>[3]
  /** Answers that came with the page; the hotel's own unless given. */
  answers?: PageContext['answers']
  search?: string
  /** The server's responses by a part of the path; an Error is a network failure. */
  server?: Record<string, unknown>
}

interface Call {
  path: string
  body: unknown
  headers: Record<string, string>
}

async function show(options: Shown = {}) {
  const { pageId = 'rate-list', hotel = 'NYCAB', locale = 'en-US', search = '' } = options
  const { cart } = { cart: 'C1', ...options }
  const server: Record<string, unknown> = {
    userDetails: {},
    '/mi/session': { data: {} },
    '/mi/content': { content: [] },
    ...options.server,
  }
  const calls: Call[] = []
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const path = String(input)
    const body = init.body ? JSON.parse(String(init.body)) : null
    calls.push({ path, body, headers: (init.headers ?? {}) as Record<string, string> })
    const [, answer] = Object.entries(server).find(([part]) => path.includes(part)) ?? []
    if (answer === undefined) return new Promise<never>(() => {})
    if (answer instanceof Error) throw answer
    const value = typeof answer === 'function' ? answer(body) : answer
    return {
      ok: true,
      status: 200,
      headers: { get: () => 'application/json' },
      json: async () => value,
      text: async () => JSON.stringify(value),
    } as unknown as Response
  }
  const { site } = pageContext()
  const loginDisabledLocales = options.loginDisabledLocales ?? []
  const context = pageContext({
    locale,
    site: { ...site, auth: { ...site.auth, loginDisabledLocales } },
    ...(options.mode ? { mode: options.mode } : {}),
    page: {
      ...{ id: pageId, type: null },
      ...(hotel && { propertyId: hotel }),
      ...(cart && { cart }),
    },
    answers:
      options.answers ??
      (hotel ? [propertyAnswer('HotelHeader', hotel, locale, options.changes)] : []),
  })
  const log = jest.fn()
  const { page, store } = offlinePage(context, {
    fetch: fetch as typeof globalThis.fetch,
    log,
    location: () => new URL(`https://www.alderway.example/reservation/page.mi${search}`),
  })
  page.storage.session.set('insurance.data', 'x')
  page.storage.session.set('insurance.purchased', 'x')
  page.storage.session.set('insurance.shown', 'x')
  const raw = { id: 'header', ...options.props }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const header = (
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>
  )
  const view = await act(async () => render(header))
  /** Mounts the same header again on the same page. */
  const again = async () => {
    view.unmount()
    await act(async () => render(header))
  }
  const to = (part: string) => calls.filter(({ path }) => path.includes(part))
  return { page, log, to, again, container: view.container }
}

const member = { userDetails: { status: 'success' }, '/mi/session': { data: { consumerID: 'C1' } } }
const remembered = {
  userDetails: { rememberedUser: 'maria' },
  '/mi/session': { data: { consumerID: 'C1' } },
}
const customer = { id: 'C1', revisionToken: 'r1', savedProperties: [{ id: 'MUCDE' }] }

const heard: { name: string; detail: unknown }[] = []
for (const name of ['overlay-open', 'hotel-title-loaded']) {
  window.addEventListener(name, (event) =>
    heard.push({ name, detail: (event as CustomEvent).detail }),
  )
}
beforeEach(() => {
  window.history.replaceState(null, '', '/')
  heard.length = 0
  window.adobeDataLayer?.splice(0)
  document.body.innerHTML = ''
})

// jsdom does not implement navigation and reports an error.
window.addEventListener('click', (event) => event.preventDefault())

const rated = (count: number, stars: number) => ({
  reviews: {
    numberOfReviews: { count, description: null },
    stars: { count: stars, description: null },
  },
})
const insurance = (page: Awaited<ReturnType<typeof show>>['page']) =>
  ['data', 'purchased', 'shown'].map((entry) => page.storage.session.get(`insurance.${entry}`))

describe('rating', () => {
  it('is shown from five reviews up', async () => {
    await show({ changes: rated(5, 4.2) })
    const link = screen.getByRole('link', { name: /4\.2 out of 5 from 5 reviews/ })
    expect(link).toHaveAttribute('href', '/hotels/alderway-new-york-midtown/reviews')
  })

  it.each([
    ['four reviews', { changes: rated(4, 4.2) }],
    ['no stars', { changes: rated(5, 0) }],
    ['mainland China', { locale: 'zh-CN' }],
    ['an isMax hotel', { hotel: 'MAXHT', changes: rated(5, 4.2) }],
    ['a stay in points', { changes: rated(5, 4.2), search: '?usePoints=true' }],
    ['an author who does not want it', { props: { showReviews: false } }],
  ])('is not shown for %s', async (_, options) => {
    await show(options)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.body).not.toHaveTextContent(/out of 5|reviews|4\.\d/)
  })

  it('shows the author’s note in Chinese locales outside of mainland China only', async () => {
    const props = { ratingDisclaimer: '<p>評分由住客提供。</p>' }
    const { container } = await show({ props, locale: 'zh-TW', hotel: 'TPETW' })
    expect(screen.getByText('評分由住客提供。')).toBeVisible()
    container.remove()
    await show({ props, locale: 'en-US' })
    expect(screen.queryByText('評分由住客提供。')).not.toBeInTheDocument()
  })
})

describe('address', () => {
  it('begins with the country and has no commas in Japanese', async () => {
    await show({ locale: 'ja-JP' })
    const address = screen.getByRole('link', { name: /Show on map/ }).children[1]
    expect(address).toHaveTextContent(/^アメリカ/)
    expect(address?.textContent).not.toMatch(/[,、]/)
  })

  it('links to the map in a new tab and says so', async () => {
    await show()
    const link = screen.getByRole('link', { name: /Show on map.*opens in a new tab/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Alderway\+New\+York\+Midtown/,
    )
  })
})

describe('links to the hotel', () => {
  it.each([
    ['RZONE', /^https:\/\/luxury\.alderway\.example\/en\/hotels\/RZONE$/],
    ['BGONE', /^https:\/\/bg\.alderway\.example\/en-US\/[\w-]+\/location$/],
    ['SYDAU', /^https:\/\//],
    ['INNMV', /^https:\/\//],
  ])('of %s lead to the brand’s own site in a new tab', async (hotel, address) => {
    await show({ hotel })
    const name = within(screen.getByRole('heading', { level: 1 })).getByRole('link')
    const details = screen.getByRole('link', { name: /Hotel details.*new tab/ })
    for (const link of [name, details]) {
      expect(link.getAttribute('href')).toMatch(address)
      expect(link).toHaveAttribute('target', '_blank')
    }
  })

  it('otherwise lead to the overview page', async () => {
    await show()
    const details = screen.getByRole('link', { name: 'Hotel details' })
    expect(details).toHaveAttribute('href', '/hotels/alderway-new-york-midtown/overview')
    expect(details).not.toHaveAttribute('target')
    fireEvent.click(details)
    expect(heard).not.toContainEqual(expect.objectContaining({ name: 'overlay-open' }))
    expect(window.adobeDataLayer).toContainEqual(
      expect.objectContaining({
        event: 'hotel_header_click',
        eventInfo: expect.objectContaining({ target: 'details', widget: 'hotel-header' }),
      }),
    )
  })

  it.each(['upcoming-reservation', 'confirmation'])('open the overlay on %s', async (pageId) => {
    await show({ pageId })
    waitingOverlay('hotel-details-overlay', 'd7')
    fireEvent.click(screen.getByRole('button', { name: 'Hotel details' }))
    expect(heard).toContainEqual({ name: 'overlay-open', detail: { id: 'd7' } })
  })
})

describe('saving', () => {
  it('leads an anonymous visitor to sign-in, and back with the request to save', async () => {
    await show({ search: '?propertyCode=NYCAB&saveProperty=false' })
    const link = await screen.findByRole('link', {
      name: 'Sign in to save Alderway New York Midtown',
    })
    const href = new URL(link.getAttribute('href') ?? '', 'https://x.example')
    expect(href.pathname).toBe('/sign-in.mi')
    expect(href.searchParams.get('returnTo')).toBe(
      '/reservation/page.mi?propertyCode=NYCAB&saveProperty=true',
    )
  })

  it('reads the list from the header’s own call, for a remembered visitor', async () => {
    const { to } = await show({ server: { ...remembered, fetchHotelHeader: { customer } } })
    expect(
      await screen.findByRole('button', { name: 'Save Alderway New York Midtown' }),
    ).toHaveAttribute('aria-pressed', 'false')
    const [call] = to('fetchHotelHeader')
    expect(call?.body).toEqual({ customerId: 'C1' })
    expect(call?.headers).toMatchObject({ 'access-type': 'remember-me' })
    await waitFor(() => expect(to('/mi/query/HotelHeaderAuth')).not.toEqual([]))
    const [query] = to('/mi/query/HotelHeaderAuth')
    expect(query?.body).toMatchObject({ variables: { propertyId: 'NYCAB', customerId: 'C1' } })
    expect(query?.headers).toMatchObject({ 'access-type': 'remember-me' })
  })

  it('logs a failed customer call, and shows no error', async () => {
    const server = { ...member, fetchHotelHeader: new Error('down') }
    const { log } = await show({ server })
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('error', expect.stringMatching(/^hotel header customer\|/)),
    )
    expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Sign in/ })).not.toBeInTheDocument()
  })

  const saves = (...ids: string[]) => {
    const savedProperties = [...customer.savedProperties, ...ids.map((id) => ({ id }))]
    const list = { ...customer, savedProperties, __typename: 'Customer' }
    return {
      ...member,
      fetchHotelHeader: { customer: { ...list } },
      BookUpdate: (body: { variables: { input: typeof customer } }) => {
        list.savedProperties = body.variables.input.savedProperties
        return { data: { bookUpdateSavedProperties: { httpStatus: 200, code: 'SUCCESS' } } }
      },
      CustomerSavedProperties: () => ({ data: { customer: list } }),
      '/mi/cache/clear': {},
    }
  }

  it('saves the hotel that the address names, once, when the customer is known', async () => {
    const search = '?propertyCode=NYCAB&saveProperty=true'
    const { to, again } = await show({ server: saves(), search })
    const heart = await screen.findByRole('button', { name: 'Saved Alderway New York Midtown' })
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(to('BookUpdate')).toHaveLength(1))

    expect(window.location.search).toBe('?propertyCode=NYCAB')

    fireEvent.click(heart)
    await screen.findByRole('button', { name: 'Save Alderway New York Midtown' })
    await waitFor(() => expect(to('BookUpdate')).toHaveLength(2))

    await again()
    expect(
      await screen.findByRole('button', { name: 'Save Alderway New York Midtown' }),
    ).toHaveAttribute('aria-pressed', 'false')
    expect(to('BookUpdate')).toHaveLength(2)
  })

  it('sends nothing when the requested state is already there', async () => {
    const { to } = await show({ server: saves('NYCAB'), search: '?saveProperty=true' })
    await screen.findByRole('button', { name: 'Saved Alderway New York Midtown' })
    expect(to('BookUpdate')).toEqual([])
  })

  it('does not remove a hotel because its address requests it', async () => {
    const { to } = await show({ server: saves('NYCAB'), search: '?saveProperty=false' })
    const heart = await screen.findByRole('button', { name: 'Saved Alderway New York Midtown' })
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(to('BookUpdate')).toEqual([])
  })

  it('is not offered if its author disables it', async () => {
    const { to } = await show({ props: { showSave: false }, server: saves() })
    expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument()
    expect(to('fetchHotelHeader')).toEqual([])
  })
})

describe('when the hotel is loaded', () => {
  it.each(['rate-list', 'modify-rate-list'])(
    'clears the stored insurance on %s',
    async (pageId) => {
      const { page } = await show({ pageId })
      expect(insurance(page)).toEqual([null, null, null])
    },
  )

  it('keeps the insurance elsewhere', async () => {
    const { page } = await show({ pageId: 'guest-info' })
    expect(insurance(page)).toEqual(['x', 'x', 'x'])
  })

  it('stores the hotel and raises the event of its title', async () => {
    const { page } = await show()
    const { list } = JSON.parse(page.storage.local.get('recentlyViewed') ?? '{}')
    expect(list).toEqual([
      expect.objectContaining({
        marshaCode: 'NYCAB',
        name: 'Alderway New York Midtown',
        marshaBrandCode: 'mc',
        country: 'US',
      }),
    ])
    expect(heard).toContainEqual({ name: 'hotel-title-loaded', detail: { id: 'NYCAB' } })
  })

  it('shows the large logo once the content service has answered', async () => {
    const content = [
      { name: 'mc-logo-s', images: [{ imageFile: '/media/logos/small.svg' }] },
      { name: 'mc-logo-l', images: [{ imageFile: '/media/logos/large.svg' }] },
    ]
    const { to } = await show({ server: { '/mi/content': { content } } })
    await waitFor(() =>
      expect(document.querySelector('img[src="/media/logos/large.svg"]')).toBeInTheDocument(),
    )
    const [call] = to('/mi/content')
    expect(call?.path).toBe('/mi/content?limit=5&defaultLocale=true')
    expect(Object.keys(call?.body as object).sort()).toEqual([
      'includeLink',
      'locales',
      'navIds',
      'taxonomies',
      'types',
    ])
  })
})

describe('which hotel', () => {
  const asked = (to: (part: string) => Call[]) =>
    to('/mi/query/HotelHeader').map(
      ({ body }) => (body as { variables: { propertyId: string } }).variables.propertyId,
    )
  const session = { propertyId: 'MUCDE' }
  const searched = {
    cacheData: { data: { AriesSearch: { searchCriteria: { propertyId: 'TYOJP' } } } },
  }

  it.each([
    ['the address', '?propertyCode=bkkth', { ...session, ...searched }, 'BKKTH'],
    ['the session', '', { ...session, ...searched }, 'MUCDE'],
    ['the session’s search', '', searched, 'TYOJP'],
    ['the settings', '', {}, 'NYCAB'],
  ])('comes from %s', async (_, search, data, expected) => {
    const { to } = await show({ hotel: null, search, server: { '/mi/session': { data } } })
    await waitFor(() => expect(asked(to)).toEqual([expected]))
  })

  it('is none on an account page until the visitor has chosen one', async () => {
    const { to, container } = await show({ hotel: null, pageId: 'sign-in' })
    await waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(asked(to)).toEqual([])
  })
})

describe('when the hotel fails to load', () => {
  const failing = (data: object) =>
    show({
      answers: [],
      pageId: 'confirmation',
      server: { '/mi/query/HotelHeader': { errors: [{ message: 'x' }] }, '/mi/session': { data } },
    })

  it('logs it and shows the name from the session', async () => {
    const { log } = await failing({ propertyId: 'NYCAB', prop_name: 'Alderway New York' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Alderway New York')
    expect(log).toHaveBeenCalledWith('error', 'error fetching property data')
  })

  it.each([{}, { propertyId: 'MUCDE', prop_name: 'Another hotel' }])(
    'shows nothing with the session %j',
    async (data) => {
      const { container } = await failing(data)
      await waitFor(() => expect(container).toBeEmptyDOMElement())
    },
  )
})

describe('member rate', () => {
  const isMemberRate = { data: { isMemberRate: 'true' } }

  it.each(['rate-list', 'guest-info'])('is explained on %s', async (pageId) => {
    await show({ pageId, server: { '/mi/session': isMemberRate } })
    expect(await screen.findByText(/Alderway Circle members enjoy lower rates/)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Sign in or join' })
    expect(link).toHaveAttribute('href', '/sign-in.mi?returnTo=%2Freservation%2Fpage.mi')
  })

  it('is not explained before a rate is chosen', async () => {
    await show({ cart: undefined, server: { '/mi/session': isMemberRate } })
    await screen.findByRole('link', { name: /^Sign in to save/ })
    expect(screen.queryByText(/members enjoy lower rates/)).not.toBeInTheDocument()
  })

  it.each([
    ['on another page', 'confirmation', isMemberRate],
    ['for another rate', 'rate-list', { data: { isMemberRate: 'false' } }],
  ])('is not explained %s', async (_, pageId, session) => {
    await show({ pageId, server: { '/mi/session': session } })
    await screen.findByRole('link', { name: /^Sign in to save/ })
    expect(screen.queryByText(/members enjoy lower rates/)).not.toBeInTheDocument()
  })

  it('offers no sign-in on a site without sign-in', async () => {
    const server = { '/mi/session': isMemberRate }
    await show({ pageId: 'rate-list', server, loginDisabledLocales: ['EN_us'] })
    expect(await screen.findByText(/Alderway Circle members enjoy lower rates/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /sign in/i })).not.toBeInTheDocument()
  })

  it('a member sees that member rates are shown, and no offer to join', async () => {
    const session = { data: { isMemberRate: 'true', consumerID: 'C1' } }
    await show({ server: { ...member, '/mi/session': session } })
    expect(await screen.findByText(/You’re seeing Alderway Circle member rates/)).toBeVisible()
    expect(screen.queryByText(/are for members/)).toBeNull()
  })

  it('opens the sign-in overlay where the page has one', async () => {
    await show({ server: { '/mi/session': isMemberRate } })
    waitingOverlay('sign-in-modal', 's7')
    const link = await screen.findByRole('link', { name: 'Sign in or join' })
    let isPrevented = false
    document.addEventListener('click', (event) => (isPrevented = event.defaultPrevented), {
      once: true,
    })
    fireEvent.click(link)
    expect(isPrevented).toBe(true)
    const detail = { id: 's7', props: { reason: 'memberRate' } }
    expect(heard).toContainEqual({ name: 'overlay-open', detail })
  })
})

describe('for a screen reader', () => {
  it('is a group with the hotel’s name', async () => {
    await show()
    expect(screen.getByRole('group', { name: 'Alderway New York Midtown' })).toBeVisible()
  })

  it('is not the main heading on a page that has one', async () => {
    await show({ props: { isMainHeading: false } })
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.getByText('Alderway New York Midtown')).toBeVisible()
  })

  const mode = () => document.querySelector('[aria-live]')?.getAttribute('aria-live')

  it('announces a name that arrives late, unless the pointer is on the header', async () => {
    await show()
    expect(mode()).toBe('polite')
    fireEvent.pointerEnter(screen.getByRole('group'))
    expect(mode()).toBe('off')
  })

  it('announces a name that arrives late, unless Tab was pressed', async () => {
    await show()
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(mode()).toBe('polite')
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(mode()).toBe('off')
  })
})

describe('compact', () => {
  it('shows icon, name and city, and requests no customer', async () => {
    const { to } = await show({ pageId: 'review-details', server: member })
    expect(screen.getByRole('link', { name: 'Alderway New York Midtown' })).toBeVisible()
    expect(screen.getByText('New York')).toBeVisible()
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(to('fetchHotelHeader')).toEqual([])
  })
})

it('is hidden in the editor, and changes nothing', async () => {
  const { container, page, to } = await show({ mode: 'edit' })
  expect(container).toBeEmptyDOMElement()
  expect(insurance(page)).toEqual(['x', 'x', 'x'])
  expect(to('')).toEqual([])
})
