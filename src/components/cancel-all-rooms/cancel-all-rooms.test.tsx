/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cancelNowAnswer, HANDLE, idsOf } from '../../../fixtures/cancelling'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { pageStateAtom } from '../../services/page/page-state'
import { memoryStorage } from '../../services/storage/storage'
import * as fixtures from './cancel-all-rooms.fixtures'
import widget from './cancel-all-rooms.widget'

interface Shown {
  props: object
  page?: object
  /** The answers to the calls that cancel; null: the connection is lost. */
  answers?: ({ status: object; nextStateURI?: string; rooms?: object[] } | null)[]
  /** What the page is rendered with after a refusal. */
  renewed?: ReturnType<typeof cancelNowAnswer>
  address?: string
}

function show({ props, page = {}, answers = [], renewed, address = '' }: Shown) {
  const sent: { items: object[]; orderRevisionNumber: string; reason: string }[] = []
  const left: string[] = []
  const waiting: (() => void)[] = []
  const session = memoryStorage()
  const fetched = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      const json = JSON.stringify({ answers: renewed ? [renewed] : [] })
      const html = `<script id="foyer-page">${json.replaceAll('<', '\\u003c')}</script>`
      return { ok: true, text: async () => html }
    }
    expect(String(url)).toContain('/confirmCancelReservation')
    sent.push(JSON.parse(String(init.body)))
    await new Promise<void>((resolve) => waiting.push(resolve))
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('offline')
    const { httpStatus = 200 } = answer.status as { httpStatus?: number }
    const headers = { get: () => null }
    return { ok: httpStatus < 400, status: httpStatus, headers, json: async () => answer }
  }
  const { store } = offlinePage(pageContext(page), {
    fetch: fetched as never,
    leave: (href) => void left.push(href),
    storage: { local: memoryStorage(), session },
    location: () =>
      new URL(`https://www.alderway.example/reservation/cancelReservation.mi?${address}`),
  })
  const raw = { id: 'cancel', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  const answer = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    waiting.shift()?.()
  }
  return { sent, left, session, store, answer }
}

const SUCCESS = {
  status: { httpStatus: 200, code: 'SUCCESS' },
  nextStateURI: '/reservation/confirmReservationCancellation.mi',
}
const refusal = (code: string) => ({ status: { httpStatus: 409, code } })
const yes = () => screen.getByRole('button', { name: 'Yes, cancel' })
const keep = () => screen.getByRole('link', { name: 'Keep my reservation' })
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
const sums = () =>
  screen.getAllByRole('term').map((term) => {
    const [value] = within(term.parentElement as HTMLElement).getAllByRole('definition')
    return [term.textContent, value?.firstElementChild?.textContent]
  })
/** A text that is announced. */
const alertOf = async (text: RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]')
let errors: string[]
const onError = (event: Event) => errors.push((event as CustomEvent<{ code: string }>).detail.code)

beforeEach(() => {
  window.adobeDataLayer = []
  errors = []
  window.addEventListener('page-error', onError)
})

afterEach(() => window.removeEventListener('page-error', onError))

describe('the link on the page of a stay', () => {
  it('leads to the page that cancels, below the path of the language', () => {
    show({ ...fixtures.minimal, page: { ...fixtures.minimal.page, contextPath: '/de-DE' } })
    expect(screen.getByRole('link', { name: 'Cancel this stay' })).toHaveAttribute(
      'href',
      `/de-DE/reservation/cancelReservation.mi?stay=${HANDLE}`,
    )
  })

  it('leads to a choice where there are several rooms', () => {
    show(fixtures.severalRooms)
    expect(screen.getByRole('link', { name: 'Choose rooms to cancel' })).toBeVisible()
  })

  it.each([
    ['begun', fixtures.begun, /Your stay has begun/],
    ['over', fixtures.over, /This stay is over/],
  ])('gives way to the reason when the stay is %s', (_name, fixture, reason) => {
    show(fixture)
    expect(screen.getByText(reason)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('step 1', () => {
  it('names the stay in the address of step 2', () => {
    show(fixtures.choose)
    const form = screen.getByRole('button', { name: 'Continue' }).closest('form')
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      stay: HANDLE,
    })
    expect(keep()).toHaveAttribute('href', `/reservation/findReservationDetail.mi?stay=${HANDLE}`)
  })

  it('has a box for each room, and says why two of them cannot be ticked', () => {
    show(fixtures.choose)
    const boxes = screen.getAllByRole('checkbox', { name: /^Room \d/ })
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(boxes[1]).toHaveAccessibleDescription(/^Cancelled · /)
    expect(boxes[2]).toHaveAccessibleDescription(/^You are staying now · /)
  })

  it('sends the choice to the address, also that of all rooms by one box', async () => {
    show(fixtures.choose)
    const form = screen.getByRole('button', { name: 'Continue' }).closest('form')
    expect(form).toHaveAttribute('method', 'get')
    await userEvent.click(screen.getByRole('checkbox', { name: 'All rooms (2)' }))
    expect(new FormData(form as HTMLFormElement).getAll('rooms')).toEqual(['room-0,room-3'])
  })

  it('says that a room has to be chosen after a step without one', () => {
    show({ ...fixtures.choose, address: 'step=confirm' })
    expect(screen.getByText('Choose at least one room')).toBeVisible()
  })
})

describe('step 2', () => {
  it('AC 1: tells the penalty, what comes back and when, before anything is pressed', () => {
    show(fixtures.prepaid)
    expect(sums()).toEqual([
      ['Cancellation fee', '$306.20'],
      ['Refund', '$241.00'],
    ])
    expect(screen.getByText(/your bank shows it within 10 days/)).toBeVisible()
    expect(screen.getByText('You can take the cancellation back for 15 minutes.')).toBeVisible()
    expect(isBefore(screen.getByText('Cancellation fee'), yes())).toBe(true)
  })

  it('tells the same terms as the policy of the stay', () => {
    show(fixtures.free)
    expect(screen.getByText(/^Free cancellation until .*hotel time/)).toBeVisible()
    expect(sums()).toEqual([['Cancellation fee', 'Free of charge']])
  })

  it('tells the fee of each of several rooms, and the sum', () => {
    show({ ...fixtures.full, props: { variant: 'confirm' } })
    expect(screen.getByRole('heading', { name: 'Cancel these 2 rooms?' })).toBeVisible()
    expect(screen.getAllByText('Cancellation fee: €180.00')).toHaveLength(2)
    expect(sums()).toEqual([
      ['Cancellation fee', '€360.00'],
      ['Refund', '€248.00'],
    ])
  })

  it.each([
    ['Charged to your card', fixtures.penalty],
    ['To be paid to the hotel', fixtures.owed],
  ])('tells how a fee is paid: %s', (text, fixture) => {
    show(fixture)
    expect(sums()).toContainEqual([text, '$306.20'])
  })

  it('says of a fee that was paid with the booking that nothing more is charged', () => {
    show(fixtures.prepaid)
    expect(screen.getByText('You have paid it already.')).toBeVisible()
  })

  it.each([fixtures.free, fixtures.penalty, fixtures.owed])(
    'says of no other fee that it is paid',
    (fixture) => {
      show(fixture)
      expect(screen.queryByText('You have paid it already.')).toBeNull()
    },
  )

  it('tells which points come back, and that cancelling is free where all do', () => {
    show(fixtures.pointsBack)
    expect(sums()).toEqual([
      ['Cancellation fee', 'Free of charge'],
      ['Points that come back', '72,000 points'],
    ])
  })

  it('calls no cancellation free that keeps points', () => {
    show(fixtures.pointsKept)
    expect(sums()).toEqual([
      ['Points that are kept', '24,000 points'],
      ['Points that come back', '48,000 points'],
    ])
    expect(screen.queryByText(/Free of charge/)).toBeNull()
  })

  it('tells points and money, in the sums and in the fee of each room', () => {
    show(fixtures.pointsAndMoney)
    expect(sums()).toEqual([
      ['Cancellation fee', '€120.00'],
      ['Points that are kept', '48,000 points'],
      ['Points that come back', '96,000 points'],
      ['Refund', '€50.00'],
    ])
    expect(screen.getAllByText('Cancellation fee: €60.00 + 24,000 points')).toHaveLength(2)
  })

  it('shows no digit of a hidden rate', () => {
    show(fixtures.confidential)
    expect(screen.queryByRole('term')).toBeNull()
    expect(screen.getByRole('region')).not.toHaveTextContent(/[$€]|\d[.,]\d\d/)
    expect(screen.getByText(/Amounts are not displayed/)).toBeVisible()
  })

  it('tells what becomes of insurance and suite nights', () => {
    show(fixtures.insured)
    expect(screen.getByText(/it stays yours, and we don’t refund it/)).toBeVisible()
  })

  it('says that a cancellation cannot be taken back, and promises nothing else', () => {
    show(fixtures.final)
    expect(screen.getByText('You can’t take this cancellation back.')).toBeVisible()
    expect(screen.queryByText(/take the cancellation back/)).toBeNull()
    expect(screen.getByText(/within 10 days/)).toBeVisible()
  })

  it('has the way out first, and works as a form', () => {
    show(fixtures.free)
    expect(isBefore(keep(), yes())).toBe(true)
    expect(keep()).toHaveAttribute('href', `/reservation/findReservationDetail.mi?stay=${HANDLE}`)
    const form = yes().closest('form') as HTMLFormElement
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/phoenix-reservation-black/v1/confirmCancelReservation')
    expect(Object.fromEntries(new FormData(form))).toEqual({
      stay: HANDLE,
      rooms: 'room-0',
      revision: '1',
      terms: 'free',
      reason: '',
    })
  })

  it('tells what the server has sent back to the address of a form', () => {
    show({ ...fixtures.free, address: 'outcome=STALE_REVISION' })
    expect(screen.getByText('Your booking has changed meanwhile')).toBeVisible()
    expect(screen.getByText(/has changed meanwhile/).closest('[role="alert"]')).toBeNull()
    expect(document.body).toHaveFocus()
  })

  it('tells any other code of the address as a refusal', () => {
    show({ ...fixtures.free, address: 'outcome=ACS064' })
    expect(screen.getByText('We couldn’t do this online')).toBeVisible()
  })
})

it('stores the author’s own reasons by a code', () => {
  show({
    ...fixtures.full,
    props: { variant: 'confirm', reasons: ['Trip cancelled!', '出張中止'] },
  })
  const options = screen.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'No answer'],
    ['trip-cancelled', 'Trip cancelled!'],
    ['reason-2', '出張中止'],
  ])
})

describe('the press', () => {
  it('AC 4: twice is one call, which names rooms, revisions and the reason', async () => {
    const { sent, answer, store, left, session } = show({ ...fixtures.free, answers: [SUCCESS] })
    await userEvent.selectOptions(screen.getByRole('combobox'), 'plans')
    await userEvent.dblClick(yes())
    expect(store.get(pageStateAtom).isCancellationLoading).toBe(true)
    expect(yes()).toHaveAttribute('aria-busy', 'true')
    await answer()
    await waitFor(() => expect(left).toEqual(['/reservation/confirmReservationCancellation.mi']))
    expect(sent).toEqual([
      {
        stay: HANDLE,
        items: [{ confirmationNumber: '70123450', reservationRevisionNumber: '1' }],
        orderRevisionNumber: '1',
        terms: 'free',
        reason: 'plans',
      },
    ])
    expect(store.get(pageStateAtom).isCancellationLoading).toBe(false)
    expect(session.get('bannerMessagesKey')).toBe('reservationCancelled')
    expect(session.get('bannerMessageValues')).toContain('Alderway New York Midtown')
  })

  it('leaves what was done for the next page: all rooms, or some of them', async () => {
    const some = show({ ...fixtures.full, answers: [SUCCESS] })
    await userEvent.click(yes())
    await some.answer()
    await waitFor(() => expect(some.left).toHaveLength(1))
    expect(some.session.get('bannerMessagesKey')).toBe('someRoomsCancelled')
  })

  it('AC 5: what is cancelled already is done', async () => {
    const { left, answer } = show({
      ...fixtures.free,
      answers: [{ status: { httpStatus: 200, code: 'E_ALREADY_CANCELLED' } }],
    })
    await userEvent.click(yes())
    await answer()
    await waitFor(() =>
      expect(left).toEqual([`/reservation/confirmReservationCancellation.mi?stay=${HANDLE}`]),
    )
  })

  it('AC 3: a stale revision shows what it comes to now, and the next press names it', async () => {
    const { sent, answer, left } = show({
      ...fixtures.free,
      answers: [refusal('STALE_REVISION'), SUCCESS],
      renewed: cancelNowAnswer('NYCAB', {
        plans: ['FLEX'],
        revision: '2',
        amounts: { penalty: 30_620, charge: 30_620 },
      }),
    })
    await userEvent.click(yes())
    await answer()
    expect(await alertOf(/^Your booking has changed meanwhile/)).toBeVisible()
    expect(screen.getByText(/has changed meanwhile/)).toHaveFocus()
    expect(sums()).toContainEqual(['Cancellation fee', '$306.20'])
    expect(left).toEqual([])
    await userEvent.click(yes())
    await answer()
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ orderRevisionNumber: '2' }))
  })

  it('without an answer nothing is assumed: the guest looks at the mail first', async () => {
    const { answer, left, sent } = show({ ...fixtures.free, answers: [null, SUCCESS] })
    await userEvent.click(yes())
    await answer()
    expect(await alertOf(/^Check your email before you try again/)).toBeVisible()
    expect(left).toEqual([])
    await userEvent.click(yes())
    await answer()
    await waitFor(() => expect(left).toHaveLength(1))
    expect(sent[1]).toEqual(sent[0])
  })

  it('leaves a code of the reservation system to the message of the page', async () => {
    const { answer } = show({ ...fixtures.free, answers: [refusal('ACS064')] })
    await userEvent.click(yes())
    await answer()
    await waitFor(() => expect(errors).toEqual(['ACS064']))
    expect(screen.queryByText('We couldn’t do this online')).toBeNull()
    expect(yes()).not.toHaveAttribute('aria-busy')
  })

  it('AC 2: tells what became of each room when only some could be cancelled', async () => {
    const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }
    const { answer, left } = show({
      props: { variant: 'confirm' },
      page: {
        page: { id: 'cancel-reservation', type: null, propertyId: 'MUCDE', rooms: idsOf([0, 1]) },
        answers: [cancelNowAnswer('MUCDE', { ...two, chosen: [0, 1] })],
      },
      answers: [
        {
          ...SUCCESS,
          rooms: [
            { id: 'room-0', cancellationNumber: '90123450', code: 'SUCCESS' },
            { id: 'room-1', cancellationNumber: null, code: 'ACS068' },
          ],
        },
      ],
      renewed: cancelNowAnswer('MUCDE', { ...two, chosen: [0, 1], problems: ['CANCELLED'] }),
    })
    await userEvent.click(yes())
    await answer()
    const alert = await alertOf(/^Not every room could be cancelled/)
    const [first, second] = within(alert as HTMLElement).getAllByRole('listitem')
    expect(first).toHaveTextContent(/Cancelled, Cancellation number 90123450/)
    expect(second).toHaveTextContent(/Not cancelled/)
    expect(left).toEqual([])
  })
})
