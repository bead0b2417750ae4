/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { Operations } from '../../services/graphql/operations'
import type { PageContext, PreloadedAnswer } from '../../services/page/page-context'
import { pageStateAtom } from '../../services/page/page-state'
import { visitorAtom } from '../../services/session/visitor'
import * as fixtures from './rate-card.fixtures'
import widget from './rate-card.widget'

interface Shown {
  props: object
  page?: Partial<PageContext>
}

async function show({ props, page }: Shown, changes: object = {}) {
  const { store } = offlinePage(pageContext(page), changes)
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'room', ...props }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return store
}

type Sold = Operations['SearchProductsByProperty']['result']['searchProductsByProperty']
type Changed = Partial<Sold['products'][number]>

/** The fixture with other products. */
function withProducts(change: (product: Sold['products'][number]) => Changed | null): Shown {
  const { props, page } = fixtures.priced
  const [room, answer] = (page?.answers ?? []) as [PreloadedAnswer, PreloadedAnswer]
  const { searchProductsByProperty: sold } = answer.data as { searchProductsByProperty: Sold }
  const products = sold.products.flatMap((product) => {
    const other = change(product)
    return other ? { ...product, ...other } : []
  })
  const data = { searchProductsByProperty: { ...sold, products } }
  return { props, page: { ...page, answers: [room, { ...answer, data }] } }
}

const respond = (body: object, status = 200) =>
  ({
    ok: status === 200,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response

/** Answers who the visitor is: a member who has signed in. */
const asMember = async (address: string) =>
  respond(
    address.includes('/mi/session')
      ? { data: { consumerID: 'C1' } }
      : { status: 'SUCCESS', headerSubtext: { consumerName: 'maria' } },
  )

const room = () => screen.getByRole('article', { name: 'Compact Queen' })
const link = (name: RegExp) => {
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? ''
  return new URL(href, 'https://www.alderway.example')
}
const total = () =>
  Number(screen.getByText(/^\$[\d,.]+$/, { selector: 'b' }).textContent?.replace(/[$,]/g, ''))

/** The totals of the fixture's rates, of members or of all others. */
function totals(isOfMembers: boolean): number[] {
  const found: number[] = []
  withProducts((product) => {
    if ((product.rate?.isMemberRate ?? false) === isOfMembers)
      found.push((product.totalPricing?.total.amount ?? 0) / 100)
    return product
  })
  return found
}

it('without dates shows the room and leads to the dates, with the guests of the search', async () => {
  await show(fixtures.minimal)
  expect(room()).toBeVisible()
  expect(screen.queryByText(/\$/)).toBeNull()
  const { pathname, search, hash } = link(/^Choose dates Compact Queen$/)
  expect(pathname).toBe('/reservation/rateListMenu.mi')
  expect(search).toBe('?propertyCode=NYCAB&numAdultsPerRoom=2')
  expect(hash).toBe('')
})

it('with dates shows the lowest price that everybody may book, and leads to the room', async () => {
  await show(fixtures.priced)
  expect(Math.min(...totals(true))).toBeLessThan(Math.min(...totals(false)))
  expect(total()).toBe(Math.min(...totals(false)))
  const { searchParams, hash } = link(/^See all rates Compact Queen$/)
  expect(searchParams.get('fromDate')).toBe('2027-03-09')
  expect(searchParams.has('tab')).toBe(false)
  expect(hash).toBe('#room-QCMP')
})

it('a member sees the member rate, what it is compared with, and the tab that has it', async () => {
  const store = await show(fixtures.priced, { fetch: asMember })
  await act(async () => store.set(visitorAtom))
  expect(total()).toBe(Math.min(...totals(true)))
  expect(screen.getByText('Member rate')).toBeVisible()
  expect(screen.getByText('Standard price:')).toBeInTheDocument()
  expect(link(/^See all rates/).searchParams.get('tab')).toBe('member')
})

it('shows a member rate to everybody where the room has no other', async () => {
  await show(withProducts((product) => (product.rate?.isMemberRate ? product : null)))
  expect(total()).toBe(Math.min(...totals(true)))
  expect(screen.getByText('Member rate')).toBeVisible()
})

it('a confidential rate shows no amount', async () => {
  await show(
    withProducts((product) => ({
      rate: product.rate && { ...product.rate, isGuestViewable: false },
    })),
  )
  expect(screen.getByText('Your rate is not displayed.')).toBeVisible()
  expect(screen.queryByText(/\$\d/)).toBeNull()
})

it('sold out: the reason, dates that work at this room, and the other rooms', async () => {
  await show(fixtures.soldOut)
  expect(room()).toBeVisible()
  expect(screen.getByText('Not available for your dates')).toBeVisible()
  expect(screen.getByText('Sold out for these dates.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^See all rates/ })).toBeNull()
  expect(link(/^See other rooms$/).searchParams.get('fromDate')).toBe('2027-03-09')
})

it('a room that is not sold to so many guests says that it is not available', async () => {
  await show(withProducts(() => null))
  expect(screen.getByText('Not available for your dates')).toBeVisible()
})

it('of several rooms it says that the price is of the first', async () => {
  await show(fixtures.twoRooms)
  expect(screen.getByText('Price of the first of 2 rooms')).toBeVisible()
})

it('leads to all of the room, also without dates', async () => {
  await show(fixtures.minimal)
  expect(link(/^Room details Compact Queen$/).searchParams.get('room')).toBe('QCMP')
})

it('asks for the rates of this room alone, and says so on the page while it asks', async () => {
  const asked: { variables: { roomTypeCode?: string } }[] = []
  let answer = (_: Response) => {}
  const fetch = (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  }
  const [known] = fixtures.priced.page?.answers ?? []
  const late = { ...fixtures.priced, page: { ...fixtures.priced.page, answers: [known] } }
  const store = await show(late as Shown, { fetch })
  expect(room()).toBeVisible()
  await waitFor(() => expect(store.get(pageStateAtom).isRateCardLoading).toBe(true))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables.roomTypeCode).toBe('QCMP')
  await act(async () => answer(respond({}, 500)))
  expect(await screen.findByText('We couldn’t load the price.')).toBeVisible()
  await waitFor(() => expect(store.get(pageStateAtom).isRateCardLoading).toBe(false))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('looks at its price once', async () => {
  window.adobeDataLayer = []
  const store = await show(fixtures.priced, { fetch: asMember })
  await act(async () => store.set(visitorAtom))
  expect(window.adobeDataLayer).toMatchObject([
    { event: 'rate_view', eventInfo: { roomCode: 'QCMP' } },
  ])
})
