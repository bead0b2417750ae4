/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { site } from '../../../sandbox/site'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { encryptionCall } from '../../rules/site/page-calls'
import type { PageContext } from '../../services/page/page-context'
import type { PartnerBrandBannerInput } from './partner-brand-banner.schema'
import widget from './partner-brand-banner.widget'

const props: PartnerBrandBannerInput = {
  partner: { name: 'Chase' },
  text: 'Points on everything.',
  cta: { label: 'See the card', href: 'https://cards.alderway.example/apply', program: 'chase' },
}
const PLAIN =
  '/mi/cobrand/chase.mi?destinationURL=https%3A%2F%2Fcards.alderway.example%2Fapply&mcd=hotel-overview&SPID=banner'
const OWN = PLAIN.replace('&mcd', '&alt_cust_id=sealed&mcd')

/** The final target of each click. */
let followed: (string | null)[]
const follow = (event: MouseEvent) => {
  if (!event.defaultPrevented)
    followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? null)
  event.preventDefault()
}

let asked: string[]
/** The answer of the encryption. */
let encryption: () => Promise<Response>

beforeEach(() => {
  followed = []
  asked = []
  encryption = async () => reply({ encryptedValue: 'sealed' })
  window.adobeDataLayer = []
  window.addEventListener('click', follow)
})
afterEach(() => {
  window.removeEventListener('click', follow)
  cleanup()
  document.body.innerHTML = ''
})

function reply(body: object, status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  const text = async () => JSON.stringify(body)
  return { ok: status < 400, status, headers, text, json: async () => body } as Response
}

function visit(context: Partial<PageContext> = {}) {
  const fetch = async (input: unknown) => {
    const path = String(input)
    if (path.includes('userDetails')) return reply({ status: 'ANONYMOUS' })
    asked.push(path)
    if (path.includes('encrypt')) return encryption()
    return reply({ data: { consumerID: 'C1001' } })
  }
  const { store } = offlinePage(pageContext(context), { fetch: fetch as typeof globalThis.fetch })
  return async (changed: object = {}, id = 'banner') => {
    const raw = { ...props, ...changed, id }
    const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
    return act(async () =>
      render(
        <PageProvider live={store} served={store}>
          <WidgetRoot widget={widget} props={read} />
        </PageProvider>,
      ),
    )
  }
}

const link = () => screen.getByRole('link', { name: 'See the card (opens in a new tab)' })
const events = () => JSON.stringify(window.adobeDataLayer)

it('AC 1: the banner of a card links to its path, without parameters until a visitor approaches the link', async () => {
  await visit({ contextPath: '/de-DE' })()
  expect(link()).toHaveAttribute('href', `/de-DE${PLAIN}`)
  expect(link()).toHaveAttribute('rel', 'sponsored noopener')
  expect(link()).toHaveAttribute('target', '_blank')
  expect(asked).toEqual([])
})

it.each([
  ['a pointer', () => userEvent.hover(link())],
  ['the keyboard', () => userEvent.tab()],
])('AC 2: %s adds the visitor’s parameters, with one request', async (_, approach) => {
  await visit()()
  await approach()
  await waitFor(() => expect(link()).toHaveAttribute('href', OWN))
  await userEvent.unhover(link())
  await userEvent.hover(link())
  await userEvent.click(link())
  expect(followed).toEqual([OWN])
  expect(asked).toEqual(['/mi/session', encryptionCall(site)])
})

it('a click before the parameters are loaded waits for them, and is tracked once', async () => {
  let answer = (_: Response) => {}
  encryption = () => new Promise((resolve) => (answer = resolve))
  await visit()()
  fireEvent.click(link())
  fireEvent.click(link())
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(followed).toEqual([])
  await act(async () => answer(reply({ encryptedValue: 'sealed' })))
  await waitFor(() => expect(followed).toEqual([OWN]))
  expect(window.adobeDataLayer).toMatchObject([
    { event: 'partner_click', eventInfo: { partner: 'Chase', program: 'chase' } },
  ])
  expect(events()).not.toMatch(/sealed|C1001/)
})

it('a click waits one second at most', async () => {
  jest.useFakeTimers()
  encryption = () => new Promise(() => {})
  await visit()()
  fireEvent.click(link())
  await act(() => jest.advanceTimersByTimeAsync(999))
  expect(followed).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(followed).toEqual([PLAIN])
})

it('a click that opens another tab does not wait', async () => {
  await visit()()
  fireEvent.click(link(), { ctrlKey: true })
  expect(followed).toEqual([PLAIN])
})

it('a failing encryption leaves the link without alt_cust_id', async () => {
  encryption = async () => reply({}, 503)
  await visit()()
  fireEvent.click(link())
  await waitFor(() => expect(followed).toEqual([PLAIN]))
  expect(asked).toContain(encryptionCall(site))
})

it('without a card links to its address, without ids of the visitor', async () => {
  const href = 'https://partner.alderway.example/flights'
  await visit()({ cta: { label: 'See the card', href } })
  await userEvent.click(link())
  expect([followed, asked]).toEqual([[href], []])
  expect(window.adobeDataLayer).toMatchObject([{ eventInfo: { program: 'none' } }])
})

it.each([
  ['chase', 'https://evil.example/apply'],
  ['none', 'javascript:alert(1)'],
])('has no link (%s) to %s', async (program, href) => {
  await visit()({ cta: { label: 'See the card', href, program } })
  expect(screen.getByText('Points on everything.')).toBeVisible()
  expect(screen.queryByText('See the card')).toBeNull()
})

it('AC 3: names the advertiser before the link', async () => {
  await visit()()
  const disclosure = screen.getByText('Advertisement. Chase pays us for it.')
  expect(disclosure.compareDocumentPosition(link())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('AC 4: renders nothing if the flag is off', async () => {
  const { flags } = site
  const off = { ...site, flags: { ...flags, defaults: { partnerBanner: false } } }
  expect((await visit({ site: off })()).container).toBeEmptyDOMElement()
})

it('is shown once on a page', async () => {
  const show = visit()
  await show()
  const second = await show({}, 'banner-2')
  expect(second.container).toBeEmptyDOMElement()
  // The banner in the server's HTML stays, whichever is mounted first.
  document.body.innerHTML =
    '<foyer-widget type="partner-brand-banner" id="early"><div></div></foyer-widget>' +
    '<foyer-widget type="partner-brand-banner" id="served"><div>It</div></foyer-widget>'
  const next = visit()
  expect((await next({}, 'early')).container).toBeEmptyDOMElement()
  expect((await next({}, 'served')).container).not.toBeEmptyDOMElement()
})

it('does not navigate in author mode', async () => {
  await visit({ mode: 'edit' })()
  fireEvent.click(link())
  expect([followed, asked]).toEqual([[], []])
})

it.each([{ partner: {} }, { partner: null }, { text: null }])(
  'with %j renders a box for its author, and nothing for visitors',
  async (lacking) => {
    await expect(visit()(lacking)).rejects.toMatchObject({ code: 'missing-prop' })
  },
)
