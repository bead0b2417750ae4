/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { policiesAnswer } from '../../../fixtures/cart'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { rateTermsFacts } from '../../../fixtures/rates'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './cancellation-policy.fixtures'
import widget from './cancellation-policy.widget'

type Case = { props: object; page?: object }

const { data } = policiesAnswer('NYCAB', { plans: ['FLEX'] }) as {
  data: { policies: { policy: { deadline: string } }[] }
}
const DEADLINE = Date.parse(data.policies[0]?.policy.deadline ?? '')
const HOUR = 3_600_000

beforeEach(() => {
  window.adobeDataLayer = []
})

function show({ props, page: context = {} }: Case, changes: object = {}) {
  const logged: string[] = []
  const log = (_level: string, message: unknown) => void logged.push(`${message}`)
  const { store } = offlinePage(pageContext(context), { log, ...changes })
  const raw = { id: 'policy', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  return logged
}

const items = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')

it('AC 1: tells date, time and zone of the deadline, the penalty after it, and no-show', () => {
  show(fixtures.minimal)
  const [room] = items()
  expect(room).toHaveTextContent(
    /^Free cancellation until \d+.[AP]M, \w+, Mar \d+, 2027, hotel time \(E[SD]T\)\.After that, cancelling costs \$[\d,.]+\.If you don’t arrive, \$[\d,.]+ is charged\./,
  )
})

it('says the same words as the details of the rate', () => {
  show(fixtures.minimal)
  const { cancellation } = rateTermsFacts('NYCAB', { plan: 'FLEX' })
  for (const { text } of cancellation.sentences) expect(screen.getByText(text)).toBeVisible()
})

it('AC 3: two rooms that differ have two texts', () => {
  show({ ...fixtures.full, props: {} })
  const [first, second] = items()
  expect(first).toHaveTextContent(/^Room 1: .*Free cancellation until/)
  expect(second).toHaveTextContent(/^Room 2: .*Non-refundable\. If you cancel/)
  expect(second).not.toHaveTextContent(/Flexible|Free/)
})

it('tells two rooms that are cancelled alike once', () => {
  const asked = { more: '&numRooms=2&numAdultsPerRoom=2-2', plans: ['PREP', 'PREP'] }
  const page = { ...fixtures.full.page, answers: [policiesAnswer('NYCAB', asked)] }
  show({ props: {}, page })
  expect(items()).toHaveLength(1)
  expect(screen.getByText('Applies to each of your 2 rooms')).toBeVisible()
})

it('tells each of them if the author wants so', () => {
  const asked = { more: '&numRooms=2&numAdultsPerRoom=2-2', plans: ['PREP', 'PREP'] }
  const page = { ...fixtures.full.page, answers: [policiesAnswer('NYCAB', asked)] }
  show({ props: { perRoom: 'always' }, page })
  expect(items()).toHaveLength(2)
})

it('AC 2: a deadline that passes while the page is open turns into the penalty, said once', () => {
  jest.useFakeTimers({ now: DEADLINE - 2 * HOUR })
  show(fixtures.minimal, { now: Date.now })
  expect(screen.getByText('(2 hours left)')).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => void jest.advanceTimersByTime(HOUR + HOUR / 2))
  expect(screen.getByText('(30 minutes left)')).toBeVisible()
  act(() => void jest.advanceTimersByTime(HOUR / 2))
  const penalty = /^Cancelling now costs \$[\d,.]+ \(1 night\)\.$/
  expect(screen.getAllByText(penalty)).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent(penalty)
  expect(screen.queryByText(/^Free cancellation/)).toBeNull()
})

it('tells the penalty after the computer has slept over the deadline', () => {
  let now = DEADLINE - 30 * HOUR
  show(fixtures.minimal, { now: () => now })
  now = DEADLINE + HOUR
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getAllByText(/^Cancelling now costs/)[0]).toBeVisible()
})

it('tells the statutory right to cancel only where the server says that it applies', () => {
  show(fixtures.statutory)
  const [right, later] = screen.getAllByText(/cancel/i, { selector: 'p' })
  expect(right).toHaveTextContent('You can cancel free of charge within 24 hours of booking.')
  // What the rate says would contradict it.
  expect(later).toHaveTextContent(/^After that, it is non-refundable/)
  expect(document.body).not.toHaveTextContent(/Cancelling now costs|^Non-refundable/)
})

it('tells of a fee that a law takes away for a day when it begins', () => {
  const answers = JSON.parse(JSON.stringify(fixtures.statutory.page?.answers)) as {
    data: { policies: { policy: object }[] }
  }[]
  const penalty = {
    kind: 'PERCENT',
    value: 30,
    amount: { amount: 4500, decimalPoint: 2, currency: 'USD' },
  }
  for (const { data } of answers)
    for (const { policy } of data.policies)
      Object.assign(policy, { refundability: 'PARTIAL', penalty })
  show({ props: {}, page: { ...fixtures.statutory.page, answers } })
  expect(screen.getByText('After that, cancelling costs $45.00.')).toBeVisible()
  expect(screen.queryByText(/Cancelling now costs/)).toBeNull()
})

it('reports a policy that says too little, and refers to the hotel', () => {
  const answers = JSON.parse(JSON.stringify(fixtures.minimal.page?.answers)) as {
    data: { policies: { policy: { deadline: null } }[] }
  }[]
  for (const { data } of answers) for (const { policy } of data.policies) policy.deadline = null
  const logged = show({ props: {}, page: { ...fixtures.minimal.page, answers } })
  expect(screen.getByText('Please ask the hotel until when you can cancel.')).toBeVisible()
  expect(logged).toEqual(['policy_missing'])
})

it('has no amount of a rate that the guest may not see', () => {
  show(fixtures.confidential)
  expect(document.body.textContent).not.toMatch(/[$€]|\d\.\d\d/)
})

it('opens the terms in full, and tracks it', () => {
  show(fixtures.full)
  const terms = screen.getByText('All cancellation terms').closest('details') as HTMLElement
  expect(terms).toHaveTextContent(/If you leave early.*Your statutory rights are not affected\.$/)
})
