/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HANDLE } from '../../../fixtures/cancelling'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { roomUpgradeAnswer } from '../../../fixtures/room-upgrade'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { execute } from '../../services/graphql/answers'
import * as fixtures from './room-upgrade.fixtures'
import widget from './room-upgrade.widget'

jest.mock('../../services/graphql/answers', () => ({
  ...jest.requireActual('../../services/graphql/answers'),
  execute: jest.fn(),
}))
const changes = jest.mocked(execute)

beforeEach(() => {
  window.adobeDataLayer = []
  changes.mockReset()
})

interface Shown {
  props: object
  page?: object
  /** Codes that answer the changes of an order, one after the other; null: no line. */
  answers?: (string | null)[]
  /** What the page is rendered with after a change. */
  renewed?: Parameters<typeof roomUpgradeAnswer>[1]
  address?: string
}

function show({ props, page = {}, answers = [], renewed, address = '' }: Shown) {
  for (const code of answers) {
    const data = code === null ? null : { updateOrder: { status: { code }, nights: 2 } }
    changes.mockResolvedValueOnce({ data } as never)
  }
  const fetched = async () => {
    const found = renewed ? [roomUpgradeAnswer('MUCDE', { isOrder: true, ...renewed })] : []
    const json = JSON.stringify({ answers: found }).replaceAll('<', '\\u003c')
    return { ok: true, text: async () => `<script id="foyer-page">${json}</script>` }
  }
  const { store } = offlinePage(pageContext(page), {
    fetch: fetched as never,
    location: () => new URL(`https://www.alderway.example/reservation/confirmation.mi?${address}`),
  })
  const raw = { id: 'suite', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

const sent = () =>
  changes.mock.calls.map(([, , variables]) => (variables as { input: object }).input)

const boxes = () => screen.getAllByRole('checkbox')
const statuses = () =>
  within(screen.getByRole('list', { name: /^Nights in/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^.*2027 /, ''))

it('says how many awards there are, what is used and until when it can be taken back', () => {
  show(fixtures.minimal)
  expect(screen.getByRole('region', { name: 'A suite for your stay' })).toBeVisible()
  expect(screen.getByText(/^You have 6 suite nights for this stay\. Valid until /)).toBeVisible()
  expect(boxes()[0]).toBeEnabled()
  expect(boxes()[0]).not.toBeChecked()
  expect(boxes()[0]).toHaveAccessibleDescription('Uses 2 suite nights, one for each night.')
  expect(screen.getByText(/answers by Mon, Mar 8, 2027, 2\sPM hotel time/)).toBeVisible()
})

it('with awards for one room only, the other says why it cannot be asked for, until that is unticked', async () => {
  show(fixtures.full)
  const [first, second] = boxes()
  expect(first).toBeChecked()
  expect(second).toBeDisabled()
  expect(second).toHaveAccessibleDescription('This takes 2 suite nights, and you have 1.')
  await userEvent.click(first as HTMLElement)
  expect(second).toBeEnabled()
  await userEvent.click(second as HTMLElement)
  expect(first).toBeDisabled()
})

it('two awards for three nights, or a closed hotel: the box is off and says why', () => {
  const { unmount } = show(fixtures.tooFew)
  expect(boxes()[0]).toBeDisabled()
  expect(boxes()[0]).toHaveAccessibleDescription('This takes 2 suite nights, and you have 1.')
  unmount()
  show(fixtures.closed)
  expect(boxes()[0]).toBeDisabled()
  expect(boxes()[0]).toHaveAccessibleDescription(/^Suites can be asked for until Mon, Mar 8, 2027/)
})

it('asks who has not signed in to do so, with a way that keeps what was typed', () => {
  show(fixtures.anonymous)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringContaining('sign-in'),
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('tells the status of each night in words, and offers nothing after the hotel has said it', () => {
  show(fixtures.denied)
  expect(statuses()).toEqual(['Yours', 'Not available'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('takes a request back, shows what is true then, and says it', async () => {
  show({
    ...fixtures.requested,
    answers: ['SUCCESS'],
    renewed: { plans: ['FLEX'], left: 6, statuses: ['REMOVED', 'REMOVED'] },
  })
  await userEvent.click(screen.getByRole('button', { name: /^Take the request back/ }))
  await waitFor(() => expect(statuses()).toEqual(['Taken back', 'Taken back']))
  expect(sent()).toEqual([{ stay: HANDLE, itemId: 'room-0', suite: false }])
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(screen.getByRole('button', { name: /^Ask for/ })).toBeVisible()
})

it('without an answer nothing is said to be done, and trying again sends the same', async () => {
  show({
    ...fixtures.removed,
    answers: [null, 'SUCCESS'],
    renewed: { plans: ['FLEX'], left: 2, statuses: ['REQUESTED', 'REQUESTED'] },
  })
  await userEvent.click(screen.getByRole('button', { name: /^Ask for/ }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('We couldn’t change your booking')
  expect(statuses()).toEqual(['Taken back', 'Taken back'])
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(statuses()).toEqual(['Asked for', 'Asked for']))
  expect(sent()).toEqual([
    { stay: HANDLE, itemId: 'room-0', suite: true },
    { stay: HANDLE, itemId: 'room-0', suite: true },
  ])
})

it.each([
  ['CLOSED', /until Mon, Mar 8, 2027, 2\sPM hotel time/],
  ['E_NO_CERTS_LEFT', /used for another stay/],
  ['SIGN_IN_REQUIRED', /Members can ask/],
])('tells a refusal %s in its own words', async (code, text) => {
  show({
    ...fixtures.removed,
    answers: [code],
    renewed: { plans: ['FLEX'], left: 4, statuses: ['REMOVED', 'REMOVED'] },
  })
  await userEvent.click(screen.getByRole('button', { name: /^Ask for/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

it('without a script a refusal comes with the address, and does not take the focus', () => {
  show({ ...fixtures.removed, address: 'outcome=upgrade.CLOSED' })
  expect(screen.getByText(/^Suites can be asked for until/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.body).toHaveFocus()
})

it('offers better rooms, each by a form that leads to the change, and leads to those that are left out', () => {
  show(fixtures.betterRooms)
  expect(screen.getByRole('region', { name: 'Better rooms for your stay' })).toBeVisible()
  const adds = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Add/ })
  expect(adds).toHaveLength(3)
  const all = screen.getByRole('link', { name: /^See all \d+ better rooms$/ })
  expect(Number(all.textContent?.match(/\d+/))).toBeGreaterThan(3)
  expect(all).toHaveAttribute('href', `/reservation/upgradeReservation.mi?stay=${HANDLE}`)
  const [add] = adds as [HTMLButtonElement]
  expect(add).toHaveAttribute('value', expect.stringMatching(/^room-\d MUCDE\.\S+ \S+$/))
  expect(add.getAttribute('formaction')).toMatch(/modifySelectRate$/)
  expect(new FormData(add.form as HTMLFormElement).get('stay')).toBe(HANDLE)
})

it('says on the page of better rooms that there is none, and leads nowhere else', () => {
  show(fixtures.noBetterRoom)
  expect(screen.getByText(/There is no better room for your stay at the moment/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows only the parts that the author wants', () => {
  const { page } = fixtures.requested
  const { unmount } = show({ props: { source: 'order', kinds: ['paid'] }, page: page as object })
  expect(screen.queryByRole('list', { name: /^Nights in/ })).toBeNull()
  unmount()
  show({ props: { source: 'order', kinds: ['status'] }, page: page as object })
  expect(statuses()).toEqual(['Asked for', 'Asked for'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that the suites could not be loaded, with a way to ask again', async () => {
  const { page } = fixtures.requested
  show({ props: { source: 'order' }, page: { ...(page as object), answers: [] } })
  expect(await screen.findByText('We couldn’t load the suites for your stay.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
