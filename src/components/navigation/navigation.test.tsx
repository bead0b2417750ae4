/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { HANDLE } from '../../../fixtures/cancelling'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { site } from '../../../sandbox/site'
import { accountAtom } from '../../features/sign-in/account.store'
import { PageProvider } from '../../hooks/page-store'
import { loadParts } from '../../mapping/load-parts'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { listen } from '../../services/events/events'
import type { PageContext } from '../../services/page/page-context'
import type { NavigationInput } from './navigation.schema'
import widget from './navigation.widget'

interface Options {
  props?: Partial<NavigationInput>
  context?: Partial<PageContext>
  /** The answer of user details; a number: the status of a failure. */
  visitor?: object | number
  session?: object
  /** Level and points of the member on the server. */
  account?: { level: string; points: number }
  /** Values that an earlier page has stored. */
  stored?: object
  contextPath?: string
  /** Whether clearing the remembered visitor succeeds on the server. */
  clears?: boolean
}

beforeAll(() => loadParts(widget))
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})
beforeEach(() => {
  window.adobeDataLayer = []
  isHeld = []
})

/** For each click whether the widget has prevented the navigation; jsdom does not navigate. */
let isHeld: boolean[]
window.addEventListener('click', (event) => {
  isHeld.push(event.defaultPrevented)
  event.preventDefault()
})

const logo = { src: '/logo.svg', alt: 'Alderway, home', href: '/homepage-searchform.mi' }
const member = { status: 'SUCCESS', headerSubtext: { consumerName: 'maria' } }
const remembered = { ...member, status: 'REMEMBERED', rememberedUser: null }

async function show(options: Options = {}) {
  const { visitor = { status: 'ANONYMOUS' }, session = {}, clears = true } = options
  const calls: string[] = []
  const left: string[] = []
  const fetch = async (input: unknown) => {
    const path = String(input)
    calls.push(path)
    const isClear = path.includes('clearRememberedUser')
    const status = typeof visitor === 'number' ? visitor : isClear && !clears ? 500 : 200
    const body = path.includes('/mi/session')
      ? { data: session }
      : path.includes('MemberInformation')
        ? { data: { member: memberOf(options.account) } }
        : isClear
          ? {}
          : visitor
    return {
      ok: status < 400,
      status,
      headers: { get: () => 'application/json' },
      json: async () => body,
      text: async () => JSON.stringify(body),
    } as unknown as Response
  }
  const context = pageContext(options.context)
  const { page, store } = offlinePage(context, {
    fetch: fetch as typeof globalThis.fetch,
    leave: (href) => void left.push(href),
  })
  if (options.stored) page.storage.local.set('account', JSON.stringify(options.stored))
  if (options.contextPath) page.storage.session.set('contextPath', options.contextPath)
  const given = { id: 'navigation', logo, ...options.props }
  const props = readProps(fieldsOf(widget.schema), widget.type, given, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
  await act(async () => {})
  return { ...view, calls, left, store, page }
}

const memberOf = ({ level, points } = { level: '', points: 0 }) => ({
  id: 'C1',
  profile: { name: { givenName: 'maria' }, localizedName: null },
  loyaltyInformation: {
    currentPointBalance: points,
    rewards: { level: { code: level }, levelType: null },
    rewardsSummary: null,
  },
})

const tracked = () =>
  (window.adobeDataLayer ?? []).map((entry) => {
    const { event, eventInfo } = entry as { event: string; eventInfo: Record<string, unknown> }
    return [event, eventInfo] as const
  })

it('greets a member by first name, with tier, points and the pages of the account', async () => {
  const { store } = await show({ visitor: member, session: { consumerID: 'C1' } })
  await screen.findByRole('button', { name: 'Hi, Maria' })
  act(() => store.set(accountAtom, { levelCode: 'G', points: 84500 }))
  expect(await screen.findByText('Gold')).toBeInTheDocument()
  expect(screen.getByText('84,500 points')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/loyalty/myAccount/profile.mi',
  )
  fireEvent.click(screen.getByRole('link', { name: 'Sign out' }))
  expect(tracked().map(([event]) => event)).toContain('sign_out')
  expect(JSON.stringify(window.adobeDataLayer)).not.toMatch(/maria/i)
})

describe('the account of a member', () => {
  const session = { consumerID: 'C1', sessionId: 'mine' }
  const account = { level: 'G', points: 84500 }
  // Takes seconds the first time.
  beforeAll(() => import('../../services/graphql/client'))

  it('is requested if nothing is stored, and stored for the next page and tab', async () => {
    const { page, calls } = await show({ visitor: member, session, account })
    await screen.findByRole('button', { name: 'Hi, Maria' })
    expect(calls.filter((path) => path.includes('MemberInformation'))).toEqual([])
    fireEvent.pointerMove(document.body)
    expect(await screen.findByText('Gold')).toBeInTheDocument()
    expect(screen.getByText('84,500 points')).toBeInTheDocument()
    expect(page.storage.local.get('account')).toBe(
      '{"levelCode":"G","sessionId":"mine","points":84500}',
    )
  })

  it.each([{}, { sessionId: 'mine' }])(
    'is shown from the storage, without a request (%j)',
    async (of) => {
      const stored = { levelCode: 'S', points: 7, ...of }
      const { calls, page } = await show({ visitor: member, session, account, stored })
      expect(await screen.findByText('Silver')).toBeInTheDocument()
      expect(calls.filter((path) => path.includes('MemberInformation'))).toEqual([])
      expect(page.storage.local.get('account')).toContain('"sessionId":"mine"')
    },
  )

  it('stored by another session is not shown', async () => {
    const stored = {
      ...{ levelCode: 'T', points: 7, isBrowserRegistrationOffered: true },
      sessionId: 'of somebody else',
    }
    const seen: unknown[] = []
    const look = new MutationObserver(() => seen.push(screen.queryByText('Titanium')))
    look.observe(document.body, { childList: true, subtree: true, characterData: true })
    const { page } = await show({ visitor: member, session, account, stored })
    fireEvent.pointerMove(document.body)
    expect(await screen.findByText('Gold')).toBeInTheDocument()
    look.disconnect()
    expect(seen.filter(Boolean)).toEqual([])
    expect(page.storage.local.get('account')).not.toContain('isBrowserRegistrationOffered')
  })
})

it('greets a remembered visitor; “Clear” calls the server, then reloads the page', async () => {
  const { calls, left } = await show({ visitor: remembered })
  await screen.findByRole('button', { name: 'Hi, Maria' })
  expect(screen.getByText('Not you?', { exact: false })).toBeInTheDocument()
  expect(left).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Remove my name' }))
  await waitFor(() => expect(left).toEqual(['/hotels/alderway-new-york-midtown/overview']))
  expect(calls.filter((path) => path.includes('clearRememberedUser'))).toHaveLength(1)
})

it('keeps the greeting and shows an error when the server cannot clear the visitor', async () => {
  const { left } = await show({ visitor: remembered, clears: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove my name' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('couldn’t remove'))
  expect(left).toEqual([])
})

it('offers all other visitors to sign in and to join; a failed user-details call shows no error', async () => {
  await show({ visitor: 503 })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link).toHaveAttribute(
    'href',
    '/sign-in.mi?returnTo=%2Fhotels%2Falderway-new-york-midtown%2Foverview',
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['the hotel of a booking page', { propertyId: 'MUCDE' }, 'propertyCode=MUCDE'],
  ['the stay', { propertyId: 'MUCDE', stay: HANDLE }, `stay=${HANDLE}`],
])('links back to %s without a script', (_what, about, query) => {
  const context = pageContext({ page: { id: 'rate-list', type: null, ...about } })
  const { store } = offlinePage(context, {
    location: () => new URL('https://www.alderway.example/reservation/rateListMenu.mi?utm=1'),
  })
  const props = readProps(fieldsOf(widget.schema), widget.type, { id: 'nav', logo }, () => {})
  document.body.innerHTML = renderToString(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' })
  expect(new URL(href).searchParams.get('returnTo')).toBe(`/reservation/rateListMenu.mi?${query}`)
})

it('opens the sign-in dialog if the page has one, else the sign-in page', async () => {
  const opened: unknown[] = []
  const hear = (event: Event) => void opened.push((event as CustomEvent).detail.id)
  window.addEventListener('overlay-open', hear)
  await show()
  const link = await screen.findByRole('link', { name: 'Sign in' })
  fireEvent.click(link)
  expect(opened).toEqual([])
  waitingOverlay('sign-in-modal', 'sign-in')
  fireEvent.click(link, { ctrlKey: true })
  fireEvent.click(link)
  expect(opened).toEqual(['sign-in'])
  expect(isHeld).toEqual([false, false, true])
  window.removeEventListener('overlay-open', hear)
})

it('hides signing in and joining in a locale without sign-in, but not a member’s account', async () => {
  const auth = { ...site.auth, loginDisabledLocales: ['en_US'] }
  const context = { site: { ...site, auth } }
  const { unmount } = await show({ context })
  expect(screen.queryByRole('link', { name: /Sign in|Join/ })).toBeNull()
  unmount()
  await show({ context, visitor: member })
  expect(await screen.findByRole('button', { name: 'Hi, Maria' })).toBeInTheDocument()
})

it('puts the sub-directory of session storage before every link', async () => {
  const { container } = await show({
    contextPath: '/cn',
    props: {
      links: [{ label: 'Hotels', href: '/hotels', children: [{ label: 'Tokyo', href: '/tokyo' }] }],
      utilityLinks: [{ label: 'Trips', href: '/loyalty/findReservationList.mi' }],
    },
  })
  const hrefs = Array.from(container.querySelectorAll('a[href]'), (a) => a.getAttribute('href'))
  expect(hrefs.length).toBeGreaterThan(7)
  expect(hrefs.filter((href) => !href?.startsWith('/cn/') && href !== '#main')).toEqual([])
})

it('links to a member’s trips, and to the lookup for all other visitors', async () => {
  const utilityLinks = [{ label: 'Trips', href: '/loyalty/findReservationList.mi' }]
  const { unmount } = await show({ props: { utilityLinks } })
  const href = () => screen.getAllByRole('link', { name: 'Trips', hidden: true })[0]
  expect(href()).toHaveAttribute('href', '/reservation/lookupReservation.mi')
  unmount()
  await show({ props: { utilityLinks }, visitor: member })
  await screen.findByRole('button', { name: 'Hi, Maria' })
  expect(href()).toHaveAttribute('href', '/loyalty/findReservationList.mi')
})

it('opens the lookup dialog in place of the page, if the page has the dialog', async () => {
  await show({
    props: { utilityLinks: [{ label: 'Trips', href: '/loyalty/findReservationList.mi' }] },
  })
  const opened: string[] = []
  const stop = listen('overlay-open', ({ id }) => void opened.push(id))
  const link = () => screen.getAllByRole('link', { name: 'Trips', hidden: true })[0] as HTMLElement
  const follow = (click: object = {}) => fireEvent.click(link(), click) || isHeld.at(-1)
  expect([follow(), opened]).toEqual([false, []])
  waitingOverlay('lookup-overlay', 'find')
  expect([follow({ ctrlKey: true }), opened]).toEqual([false, []])
  expect([follow(), opened]).toEqual([true, ['find']])
  stop()
})

it('marks the step of the booking, and links to the previous steps while there is a cart', async () => {
  const context = { page: { id: 'guest-info', type: null } }
  await show({ context, props: { variant: 'booking' }, session: { shoppingCartId: 'c1' } })
  const steps = screen.getByRole('list', { name: 'Booking steps' })
  const current = within(steps).getByText('Guest & payment').closest('li')
  expect(current).toHaveAttribute('aria-current', 'step')
  const back = await within(steps).findByRole('link', { name: 'Select room' })
  expect(back).toHaveAttribute('href', '/reservation/rateListMenu.mi')
  expect(within(steps).queryByRole('link', { name: 'Confirmation' })).toBeNull()
  fireEvent.click(back)
  expect(tracked().at(-1)).toMatchObject(['step_back', { from: 3, to: 1 }])
})

it('is no step of the booking where the guests of a booked stay are changed', async () => {
  const stay = { id: 'review-guest-info', type: null, stay: 'a-stay' }
  await show({ context: { page: stay }, props: { variant: 'booking' } })
  expect(screen.queryByRole('list', { name: 'Booking steps' })).toBeNull()
})

it('has no links to previous steps without a cart', async () => {
  const context = { page: { id: 'guest-info', type: null } }
  const { calls } = await show({ context, props: { variant: 'booking' } })
  await waitFor(() => expect(calls.some((path) => path.includes('/mi/session'))).toBe(true))
  await act(async () => {})
  const steps = screen.getByRole('list', { name: 'Booking steps' })
  expect(within(steps).queryByRole('link')).toBeNull()
})

it.each([
  ['#languages', 'footer', 'end'],
  ['#currencies', 'currency-selector-modal', 'coins'],
])('%s opens the page’s dialog', async (href, type, id) => {
  waitingOverlay(type, id)
  const opened: unknown[] = []
  const hear = (event: Event) => void opened.push((event as CustomEvent).detail.id)
  window.addEventListener('overlay-open', hear)
  await show({ props: { utilityLinks: [{ label: 'Choose', href }] } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Choose', hidden: true })[0] as Element)
  expect(opened).toEqual([id])
  window.removeEventListener('overlay-open', hear)
})

it('tracks which link was followed, and its level', async () => {
  await show({
    props: { links: [{ label: 'Hotels', href: '/h', children: [{ label: 'Tokyo', href: '/t' }] }] },
  })
  fireEvent.click(screen.getAllByRole('link', { name: 'Tokyo', hidden: true })[0] as Element)
  expect(tracked().at(-1)).toMatchObject(['nav_click', { label: 'Tokyo', level: 2 }])
})
