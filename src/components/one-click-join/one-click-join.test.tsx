/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HANDLE } from '../../../fixtures/cancelling'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { site } from '../../../sandbox/site'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { listen } from '../../services/events/events'
import { visitorAtom } from '../../services/session/visitor'
import widget from './one-click-join.widget'

interface Given {
  details?: object
  said?: Record<string, string>
  refusal?: string
  props?: object
  query?: string
  /** What the order says of its guest. */
  joining?: object | null
  isLinkable?: boolean
  /** On the page of the stay, whose rooms have these states of checking in. */
  states?: (string | null)[]
}

const zoe = {
  'guest.givenName': 'Zoë',
  'guest.familyName': 'Lindqvist',
  'guest.email': 'zoe@example.com',
  'guest.country': 'DE',
}

// Takes seconds the first time.
beforeAll(() => import('../../services/graphql/client'))

async function show({ details = { status: 'ANONYMOUS' }, said = zoe, ...given }: Given = {}) {
  const sent: [string, string][] = []
  const bodyOf = (path: string): object => {
    if (path.includes('JoinNowOptions')) {
      return {
        data: { joinNowOptions: { allowed: true, benefits: [], memberRateAvailable: true } },
      }
    }
    if (path.includes('CartDetails')) {
      const cartDetails = Object.entries(said).map(([name, value]) => ({ name, value }))
      return { data: { cartDetails } }
    }
    const { joining, isLinkable: linkable = true } = given
    const order = { handle: HANDLE, confirmationNumber: '82417730', joining, linkable }
    if (path.includes('OrderJoining')) return { data: { orderDetails: order } }
    if (path.includes('ReservationDetails')) {
      const items = given.states?.map((state) => ({ checkIn: state && { state } }))
      return { data: { reservationDetails: { ...order, items } } }
    }
    if (path.includes('AssociateProfileWithCart')) {
      const cart = { id: 'C1', revision: 2 }
      return { data: { associateProfileWithCart: { cart, status: { code: 'SUCCESS' } } } }
    }
    if (path.includes('/mi/session')) return { data: { consumerID: 'C1' } }
    if (path.endsWith('userDetails')) return details
    return given.refusal
      ? { phoenixErrorMessages: { errorMessages: [given.refusal] }, fields: ['email'] }
      : { status: 'SUCCESS', memberNumber: '100312345' }
  }
  const own = { ...site, analytics: { ...site.analytics, needsConsent: false } }
  const address = `https://www.alderway.example/review.mi?cart=C1${given.query ?? ''}`
  const id = given.states ? 'upcoming-reservation' : 'review-details'
  const { store } = offlinePage(
    pageContext({ site: own, page: { id, type: null, ...(!given.states && { cart: 'C1' }) } }),
    {
      location: () => new URL(address),
      fetch: async (input, init) => {
        const path = String(input)
        if (/enroll|Associate/.test(path) || path.startsWith(address)) {
          sent.push([path.split('/').at(-1)?.split('?')[0] ?? '', String(init?.body ?? '')])
        }
        const isRefused = path.includes('enroll') && given.refusal !== undefined
        const body = bodyOf(path)
        return {
          ok: !isRefused,
          status: isRefused ? 409 : 200,
          headers: new Headers({ 'content-type': 'application/json' }),
          json: async () => body,
          text: async () => JSON.stringify(body),
        } as Response
      },
    },
  )
  const raw = { id: 'join', termsHref: '/terms', ...given.props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  await act(async () => store.set(visitorAtom))
  return { ...view, sent }
}

const join = () => screen.findByRole('button', { name: 'Join now' })

it('AC 1: with all that is needed known it is one box and one button', async () => {
  await show()
  await join()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.getByText('z•••@example.com')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('zoe@example.com')
})

it('asks for what is missing, and for nothing else', async () => {
  await show({ said: { ...zoe, 'guest.email': '' } })
  await join()
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
  expect(names).toEqual(['email'])
})

it.each([
  ['AC 2: a member', { status: 'SUCCESS' }],
  ['a visitor with an account', { status: 'REMEMBERED', rememberedUser: null }],
])('%s sees nothing', async (_, details) => {
  const { container } = await show({ details })
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

it('AC 3: joining books the cart for the new member, and takes over the page’s figures', async () => {
  const { sent } = await show()
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
  await userEvent.click(await join())
  expect(await screen.findByText(/Welcome! Your member number is .?100312345/)).toBeInTheDocument()
  expect(screen.getByRole('heading')).toHaveTextContent('You’re a member')
  await waitFor(() =>
    expect(sent.map(([path]) => path)).toEqual(['enroll', 'AssociateProfileWithCart', 'review.mi']),
  )
  expect(sent[1]?.[1]).toContain('"memberNumber":"100312345"')
})

it('AC 4: the old version is the form alone', async () => {
  await show({ props: { version: 'legacy' } })
  await join()
  expect(screen.getByText('Membership is free, and this is all we need.')).toBeInTheDocument()
})

it('AC 5: an address that has an account leads to signing in', async () => {
  waitingOverlay('sign-in-modal', 'sign-in')
  const opened: string[] = []
  const stop = listen('overlay-open', ({ id }) => opened.push(id))
  await show({ refusal: 'emailDuplicateError' })
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
  await userEvent.click(await join())
  await screen.findByText(/already exists. Please sign in instead/)
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(opened).toEqual(['sign-in'])
  stop()
})

it('tells a guest who has joined before, without asking again', async () => {
  await show({ said: { ...zoe, 'member.number': '100312345' } })
  expect(await screen.findByText(/Your member number is .?100312345/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells what a form without a script has come to', async () => {
  await show({ query: '&outcome=emailDuplicateError' })
  expect(await screen.findByText(/already exists. Please sign in instead/)).toBeInTheDocument()
})

describe('after the booking', () => {
  const order = { source: 'order' }
  const joining = {
    givenName: 'Zoë',
    familyName: 'Lindqvist',
    email: 'z•••@example.com',
    country: 'DE',
    memberNumber: null,
  }

  it('the guest of the order joins with one box and one button, and the server adds the address', async () => {
    const { sent } = await show({ props: order, joining, said: {} })
    await join()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.getByText('z•••@example.com')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
    await userEvent.click(await join())
    expect(await screen.findByText(/Your member number is .?100312345/)).toBeInTheDocument()
    expect(screen.getByText(/z•••@example.com/)).toBeInTheDocument()
    const { name, email, stay } = JSON.parse(sent[0]?.[1] ?? '')
    expect({ name, email, stay }).toEqual({
      name: { givenName: 'Zoë', surname: 'Lindqvist' },
      email: undefined,
      stay: HANDLE,
    })
  })

  it('AC 5: an address that has an account is asked for, or the stay is linked by signing in', async () => {
    waitingOverlay('sign-in-modal', 'sign-in')
    const opened: unknown[] = []
    const stop = listen('overlay-open', ({ props }) => opened.push(props))
    const { sent } = await show({ props: order, joining, refusal: 'emailDuplicateError' })
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
    await userEvent.click(await join())
    await userEvent.type(await screen.findByRole('textbox'), 'zoe@example.org')
    await userEvent.click(await join())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(JSON.parse(sent[1]?.[1] ?? '')).toMatchObject({ email: 'zoe@example.org' })
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(opened).toEqual([{ status: 'earnWhileYouSleep', linkOrder: { orderId: '82417730' } }])
    stop()
  })

  it.each([
    [[null, null], 'joinAndSaveReservation'],
    [['CHECK_IN_ELIGIBLE'], 'joinAndSaveReservation'],
    [['CHECK_IN_MODIFIABLE', 'CHECK_IN_ELIGIBLE'], 'checkedIn'],
    [['CHECK_IN_MODIFIABLE', 'CHECKED_IN_HOUSE'], 'checked-in-v2'],
    [['CHECK_OUT_ELIGIBLE'], 'checked-in-v2'],
  ])(
    'on the page of a stay of %j signing in is for %s, and links the stay',
    async (states, status) => {
      waitingOverlay('sign-in-modal', 'sign-in')
      const opened: unknown[] = []
      const stop = listen('overlay-open', ({ props }) => opened.push(props))
      await show({ props: order, joining: null, states })
      const link = await screen.findByRole('link', { name: 'Sign in' })
      const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://own.example')
      expect(searchParams.get('orderId')).toBe('82417730')
      expect(searchParams.get('pageModuleName')).toBe(status)
      await userEvent.click(link)
      expect(opened).toEqual([{ status, linkOrder: { orderId: '82417730' } }])
      stop()
    },
  )

  it('a stay of somebody’s account is linked to no other', async () => {
    waitingOverlay('sign-in-modal', 'sign-in')
    const opened: unknown[] = []
    const stop = listen('overlay-open', ({ props }) => opened.push(props))
    await show({ props: order, joining: null, states: [null], isLinkable: false })
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).not.toContain('orderId')
    await userEvent.click(link)
    expect(opened).toEqual([{}])
    stop()
  })

  it('of a found stay the address is asked for, and the stay goes into the new account', async () => {
    const { sent } = await show({ props: order, joining: null, states: [null] })
    const typed = { 'Given name': 'Ada', 'Family name': 'Adeyemi', Email: 'ada@example.com' }
    await join()
    for (const [name, value] of Object.entries(typed))
      await userEvent.type(screen.getByRole('textbox', { name: new RegExp(name) }), value)
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
    await userEvent.click(await join())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(JSON.parse(sent[0]?.[1] ?? '')).toMatchObject({
      email: 'ada@example.com',
      stay: HANDLE,
    })
  })

  it('without a script a taken address is asked for as well', async () => {
    await show({ props: order, joining, query: '&outcome=emailDuplicateError' })
    expect(await screen.findByText(/already exists. Please sign in instead/)).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveAttribute('name', 'email')
  })

  it('tells who has joined while booking', async () => {
    await show({ props: order, joining: { ...joining, memberNumber: '100312345' } })
    expect(await screen.findByText(/Your member number is .?100312345/)).toBeInTheDocument()
    // Whether a password was chosen then is not known here; the mail knows it.
    expect(screen.getByText('Your welcome email tells you how to sign in.')).toBeVisible()
    expect(screen.queryByText(/choose your password/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('of an order that this session has only found, everything is asked for', async () => {
    await show({ props: order, joining: null })
    await join()
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
  })
})

it('in a dialog it is a link that opens it', async () => {
  waitingOverlay('one-click-join-modal', 'one-click-join')
  const opened: string[] = []
  const stop = listen('overlay-open', ({ id }) => opened.push(id))
  await show({ props: { mode: 'overlay' } })
  await userEvent.click(await screen.findByRole('link', { name: 'Join now' }))
  expect(opened).toEqual(['one-click-join'])
  stop()
})
