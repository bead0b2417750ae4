/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { recommendedAnswer } from '../../../fixtures/recommended'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { listen } from '../../services/events/events'
import * as fixtures from './upsell.fixtures'
import widget from './upsell.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

interface Shown {
  props: object
  page?: object
  /** Answers to the form, one after the other; the last one stays. */
  answers?: (object | null)[]
  /** What the page is rendered with after a change. */
  renewed?: Parameters<typeof recommendedAnswer>[1]
  /** More of the address. */
  address?: string
}

function show({ props, page = {}, answers = [], renewed, address = '' }: Shown) {
  const bodies: Record<string, string>[] = []
  const fetched = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!/selectRate|reviewDetails/.test(String(input))) return new Promise<Response>(() => {})
    if (!String(input).includes('selectRate')) {
      const json = JSON.stringify({ answers: renewed ? [recommendedAnswer('NYCAB', renewed)] : [] })
      return {
        ok: true,
        text: async () => `<script id="foyer-page">${json.replaceAll('<', '\\u003c')}</script>`,
      }
    }
    bodies.push(JSON.parse(String(init?.body)))
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer) throw new TypeError('no line')
    return { ok: true, status: 200, headers: new Map(), json: async () => answer }
  }
  const { store } = offlinePage(pageContext(page), {
    fetch: fetched as never,
    location: () => new URL(`https://www.alderway.example/reservation/reviewDetails.mi?${address}`),
  })
  const raw = { id: 'upsell', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  return { ...view, bodies }
}

const answerWith = (code: string, revision = 2) => ({
  status: { code },
  cart: { id: 'cart', revision },
  nextStateURI: '/reservation/reviewDetails.mi?cart=cart',
})

const events = () =>
  (window.adobeDataLayer ?? []).map(
    (entry) => entry as { event: string; eventInfo: { difference?: number } },
  )

const adds = () => screen.getAllByRole('button', { name: /^Add/ })

it('names each offer with both prices, and chooses nothing in advance', () => {
  show(fixtures.minimal)
  expect(screen.getByRole('region', { name: 'Make more of your stay' })).toBeVisible()
  expect(adds()).toHaveLength(1)
  expect(adds()[0]).toHaveAccessibleName(
    /^Add Upgrade to .+, \W*\+\$[\d.,]+\W* per night, \W*\$[\d.,]+\W* more for your stay$/,
  )
  expect(screen.getByText(/more for your stay, taxes and fees included$/)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(events().map(({ event }) => event)).toContain('upsell_view')
})

it('has the offers of the author, in the author’s order, with their room', () => {
  show(fixtures.full)
  expect(screen.getByRole('region', { name: 'A little more?' })).toBeVisible()
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles[0]).toBe('Add breakfast')
  expect(titles.at(-1)).toMatch(/^Switch to /)
  expect(screen.getAllByText('Room 2 of 2').length).toBeGreaterThan(0)
})

it('has no more offers than the author wants', () => {
  const props = { ...fixtures.full.props, maxOffers: 2 }
  show({ ...fixtures.full, props })
  expect(adds()).toHaveLength(2)
})

it('AC 1: nothing to offer, nothing there; nor after a failure', async () => {
  const { container, unmount } = show(fixtures.empty)
  expect(container).toHaveTextContent('')
  unmount()
  const failed = show({ props: {}, page: { ...fixtures.minimal.page, answers: [] } })
  await act(async () => {})
  expect(failed.container).toHaveTextContent('')
  expect(events().map(({ event }) => event)).not.toContain('upsell_view')
})

it('an offer whose difference cannot be told is not shown', () => {
  const answer = recommendedAnswer('NYCAB', { plans: ['FLEX'] })
  const { recommendedProduct } = answer.data as never as {
    recommendedProduct: { offers: { difference: { amount: number } }[] }
  }
  for (const { difference } of recommendedProduct.offers) difference.amount = 0
  const { container } = show({ props: {}, page: { ...fixtures.minimal.page, answers: [answer] } })
  expect(container).toHaveTextContent('')
})

it('AC 3: stricter terms stand before the button', () => {
  const { unmount } = show(fixtures.stricter)
  const terms = screen.getByText('This rate is non-refundable.')
  expect(terms.compareDocumentPosition(adds()[0] as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  unmount()
  show(fixtures.deadline)
  expect(
    screen.getByText(/^With this rate, you can cancel free of charge until .+ only/),
  ).toBeVisible()
})

it('AC 2: accepting sends the room and its revision, and shows what the page is then', async () => {
  const heard: object[] = []
  const stop = listen('cart-changed', (detail) => heard.push(detail))
  const { bodies } = show({
    ...fixtures.minimal,
    answers: [answerWith('SUCCESS')],
    renewed: { plans: ['BFST'], replaced: ['NYCAB.QCMP.FLEX'] },
  })
  // Without a script the button sends the same, with everything that was typed on the page.
  const button = adds()[0] as HTMLButtonElement
  expect(button.getAttribute('form')).toBe('checkout-form')
  expect(button.getAttribute('formaction')).toMatch(/selectRate$/)
  const [itemId, productId, quoteToken] = button.value.split(' ')
  await userEvent.click(adds()[0] as HTMLElement)
  const accepted = await screen.findByRole('heading', { name: /^Upgraded / })
  await waitFor(() => expect(accepted).toHaveFocus())
  const { choiceKey, ...fields } = bodies[0] ?? {}
  expect(choiceKey).toMatch(/^[\w-]{36}$/)
  expect(fields).toMatchObject({ itemId, productId, quoteToken })
  expect(fields).toMatchObject({ cartId: 'cart', revision: '1', itemId: 'room-0' })
  expect(heard).toEqual([{ cart: 'cart', revision: 2 }])
  await waitFor(() => {
    const accept = events().find(({ event }) => event === 'upsell_accept')
    expect(accept?.eventInfo.difference).toBeGreaterThan(0)
  })
  stop()
})

it('AC 4: Undo puts back what was replaced', async () => {
  const { bodies } = show({
    ...fixtures.accepted,
    answers: [answerWith('SUCCESS')],
    renewed: { plans: ['FLEX'] },
  })
  await userEvent.click(screen.getByRole('button', { name: /^Undo / }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull())
  expect(bodies[0]).toMatchObject({ itemId: 'room-0', productId: 'NYCAB.QCMP.FLEX' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
})

it('what is not sold any more cannot be put back', () => {
  show(fixtures.final)
  expect(screen.getByRole('heading', { name: /^Upgraded / })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('an offer that is gone is told, and the list is that of now', async () => {
  show({
    ...fixtures.minimal,
    answers: [answerWith('SOLD_OUT', 1)],
    renewed: { plans: ['CORP'], more: '&rateType=corporate&rateCode=MERIDIAN' },
  })
  await userEvent.click(adds()[0] as HTMLElement)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/^This offer has just been sold/)).toBeVisible()
  await waitFor(() =>
    expect(within(alert).getByText(/We couldn’t change your booking$/)).toHaveFocus(),
  )
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})

it('a second tab was faster: it is told, and the page has the newer booking', async () => {
  const heard: object[] = []
  const stop = listen('cart-changed', (detail) => heard.push(detail))
  show({
    ...fixtures.minimal,
    answers: [answerWith('STALE_REVISION', 5)],
    renewed: { plans: ['BFST'], replaced: ['NYCAB.QCMP.FLEX'] },
  })
  await userEvent.click(adds()[0] as HTMLElement)
  expect(await screen.findByText(/^It has changed in another window/)).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Upgraded / })).toBeVisible()
  expect(heard).toEqual([{ cart: 'cart', revision: 5 }])
  stop()
})

it('without an answer it can be tried again, and counts once', async () => {
  const { bodies } = show({
    ...fixtures.minimal,
    answers: [null, answerWith('SUCCESS')],
    renewed: { plans: ['BFST'], replaced: ['NYCAB.QCMP.FLEX'] },
  })
  await userEvent.click(adds()[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: /^Upgraded / })
  expect(bodies).toHaveLength(2)
  expect(bodies[0]?.choiceKey).toBe(bodies[1]?.choiceKey)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('without a script the page that comes back tells the refusal, and takes no focus', () => {
  show({ ...fixtures.minimal, address: 'product=NYCAB.KTER.FLEX&problem=SOLD_OUT' })
  expect(screen.getByText(/^This offer has just been sold/)).toBeVisible()
  expect(document.body).toHaveFocus()
})
