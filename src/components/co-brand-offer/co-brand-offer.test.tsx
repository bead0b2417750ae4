/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { nudgeAtom, type ProfileNudge } from '../../features/profile-nudge/profile-nudge.service'
import { PageProvider } from '../../hooks/page-store'
import type { AnyWidget } from '../../mapping/define-widget'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import type { CoBrandOfferInput } from './co-brand-offer.schema'
import widget from './co-brand-offer.widget'

const props: CoBrandOfferInput = {
  heading: 'A free night',
  text: '<p>Points <img src="x" onerror="ran()">on everything.</p>',
  legal: '<p>Advertisement.</p>',
  destinationURL: 'https://cards.alderway.example/apply',
  campaignCode: 'USPC',
}
const TERMS = '<p>Fee $95. <a href="https://cards.alderway.example/terms">Terms</a></p>'

interface Visit {
  status?: string
  /** The call's answer; null: it fails. */
  card?: object | null
  context?: Partial<PageContext>
  props?: Partial<CoBrandOfferInput>
  /** The question about the phone number, as a sign-in leaves it. */
  nudge?: object
}

let sent: [name: string, body: Record<string, unknown>][]

// Takes seconds the first time.
beforeAll(() => import('../../services/graphql/client'))
beforeEach(() => {
  sent = []
  window.adobeDataLayer = []
})
afterEach(cleanup)

async function show({
  status = 'SUCCESS',
  card = eligible('chase'),
  context,
  ...more
}: Visit = {}) {
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const path = String(input)
    if (path.includes('userDetails'))
      return reply({
        status,
        ...(status === 'REMEMBERED' && { rememberedUser: { name: 'maria' } }),
      })
    if (path.includes('/mi/session'))
      return reply({ data: status === 'ANONYMOUS' ? {} : { consumerID: 'C1001' } })
    sent.push([path.split('/').at(-1) ?? '', JSON.parse(String(init.body))])
    if (path.includes('encrypt')) return reply({ encryptedValue: 'sealed' })
    return card ? reply({ data: { coBrandCreditCard: card } }) : reply({}, 500)
  }
  const { store } = offlinePage(pageContext({ page: { id: 'profile', type: null }, ...context }), {
    fetch: fetch as typeof globalThis.fetch,
  })
  if (more.nudge) store.set(nudgeAtom, more.nudge as ProfileNudge)
  const raw = { id: 'offer', ...props, ...more.props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget as AnyWidget} props={read} />
    </PageProvider>,
  )
  await act(async () => {})
  return view
}

function eligible(program: string) {
  return { __typename: 'CoBrandCreditCard', eligible: true, program, terms: TERMS }
}

function reply(body: object, status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  const text = async () => JSON.stringify(body)
  return { ok: status < 400, status, headers, text, json: async () => body } as Response
}

const apply = () => screen.findByRole('link', { name: 'Apply now (opens in a new tab)' })
const cardCalls = () => sent.filter(([name]) => name === 'CoBrandCreditCard')
const events = () =>
  (window.adobeDataLayer as { event: string }[]).filter(({ event }) => event.startsWith('cobrand'))

it('requests the member and the market of the site, and shows the bank’s offer', async () => {
  const { container } = await show()
  const link = await apply()
  expect(cardCalls().map(([, { variables }]) => variables)).toEqual([
    { customerId: 'C1001', market: 'US' },
  ])
  expect(screen.getByRole('region', { name: 'A free night' })).toContainElement(link)
  for (const words of [screen.getByText('Advertisement.'), screen.getByText('Terms')])
    expect(words.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(link).toHaveAttribute('rel', 'sponsored noopener')
  expect(link).toHaveAttribute('target', '_blank')
  expect(container.innerHTML).not.toContain('onerror')
  expect(events()).toMatchObject([{ event: 'cobrand_view' }])
})

it.each([
  ['chase', undefined, 'chase'],
  ['amex', undefined, 'amex'],
  ['amex', 'chase' as const, 'chase'],
])(
  'AC 2, AC 3: a card of the program %s with the author’s program %s links to the path of %s',
  async (program, own, path) => {
    await show({ card: eligible(program), props: own ? { program: own } : {} })
    const link = await apply()
    const destination = 'https%3A%2F%2Fcards.alderway.example%2Fapply'
    const plain = `/mi/cobrand/${path}.mi?destinationURL=${destination}&mcd=profile&rpcCode=USPC&SPID=offer`
    expect(link).toHaveAttribute('href', plain)
    await userEvent.hover(link)
    await waitFor(() =>
      expect(link).toHaveAttribute('href', plain.replace('&mcd', '&alt_cust_id=sealed&mcd')),
    )
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(events().at(-1)).toMatchObject({
      event: 'cobrand_click',
      eventInfo: { program: path },
    })
    expect(JSON.stringify(window.adobeDataLayer)).not.toMatch(/sealed|C1001/)
  },
)

it.each([
  ['not eligible', { ...eligible('chase'), eligible: false }],
  ['eligible for no card that is known', { ...eligible('chase'), program: null }],
  ['of whom the call fails', null],
])('AC 1: renders nothing for a member who is %s', async (_, card) => {
  const { container } = await show({ card })
  await waitFor(() => expect(cardCalls().length).toBeGreaterThan(0))
  await act(async () => {})
  expect(container).toBeEmptyDOMElement()
  expect(events()).toEqual([])
})

it.each(['ANONYMOUS', 'REMEMBERED'])(
  'renders nothing for %s, and sends no request',
  async (status) => {
    const { container } = await show({ status })
    expect([container.innerHTML, sent]).toEqual(['', []])
  },
)

it.each(['guest-info', 'review-guest-info'])(
  'AC 4: renders nothing on %s, a page of the payment steps',
  async (id) => {
    const { container } = await show({ context: { page: { id, type: null } } })
    expect([container.innerHTML, sent]).toEqual(['', []])
  },
)

it('renders nothing on a page with the question about the phone number', async () => {
  const ids = { communicationToken: 't', transactionId: 'tr', fourDigitOfMobile: '0184' }
  const { container } = await show({ nudge: { isNudgeVerify: true, ...ids } })
  expect([container.innerHTML, sent]).toEqual(['', []])
})

it('renders nothing if its card’s page is not in the site’s list', async () => {
  const { container } = await show({ props: { destinationURL: 'https://evil.example/' } })
  await waitFor(() => expect(cardCalls()).toHaveLength(1))
  await act(async () => {})
  expect(container).toBeEmptyDOMElement()
})

it('requests the market of another site', async () => {
  await show({ context: { locale: 'de-DE' } })
  await waitFor(() =>
    expect(cardCalls()[0]?.[1].variables).toEqual({ customerId: 'C1001', market: 'DE' }),
  )
})

it('shows its author a sample without any request', async () => {
  await show({
    context: { mode: 'edit' },
    status: 'ANONYMOUS',
    props: { text: 'Points.', legal: 'Ad.' },
  })
  expect(await apply()).toBeVisible()
  expect(sent).toEqual([])
})
