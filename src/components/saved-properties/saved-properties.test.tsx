/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { type VisitorKind, visitorNetwork } from '../../../fixtures/visitors'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import widget from './saved-properties.widget'

const PATH = '/loyalty/myAccount/saveProperties.mi'

// jsdom has no fetch and none of its parts.
Object.assign(globalThis, {
  Response: {
    json: (value: unknown) => ({
      ok: true,
      status: 200,
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
      json: async () => value,
      text: async () => JSON.stringify(value),
    }),
  },
})

// Takes seconds the first time.
beforeAll(() => import('../../services/graphql/client'))
afterEach(() => {
  cleanup()
})
beforeEach(() => {
  window.adobeDataLayer = []
})

async function show(visitor: VisitorKind, query = '') {
  const left: string[] = []
  const sent: string[] = []
  const network = visitorNetwork(visitor, 'en-US')
  const { store } = offlinePage(pageContext({ page: { id: 'saved-properties', type: null } }), {
    fetch: (input, init) => {
      if (init?.body) sent.push(`${input} ${init.body}`)
      return network(input, init)
    },
    location: () => new URL(`https://www.alderway.example${PATH}${query}`),
    leave: (href) => void left.push(href),
  })
  const props = readProps(fieldsOf(widget.schema), widget.type, { id: 'saved' }, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
  await act(async () => {})
  return { left, writes: () => sent.filter((call) => call.includes('UpdateCustomerSaved')) }
}

it('saves the hotel in its address and returns to the visitor’s previous page', async () => {
  const { left, writes } = await show(
    'member',
    '?save=true&marshaCode=nycab&returnTo=/hotels/x/overview',
  )
  await waitFor(() => expect(left).toEqual(['/hotels/x/overview']))
  expect(writes()).toHaveLength(1)
  expect(writes()[0]).toContain('{"id":"MUCDE"},{"id":"NYCAB"}')
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'does not navigate to the return address %s',
  async (address) => {
    const query = new URLSearchParams({ save: 'true', marshaCode: 'NYCAB', returnTo: address })
    const { left, writes } = await show('member', `?${query}`)
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(await screen.findByText('2 of 20')).toBeInTheDocument()
    expect(left).toEqual([])
  },
)

it('refuses a 21st hotel with a text, without a request', async () => {
  const { left, writes } = await show('memberFull', '?save=true&marshaCode=NYCAB&returnTo=/x')
  expect(await screen.findByRole('alert')).toHaveTextContent('up to 20 hotels')
  expect([writes(), left]).toEqual([[], []])
})

it.each(['?save=yes&marshaCode=NYCAB', '?save=true', '?save=true&marshaCode=N%2FY'])(
  'ignores an address that it cannot read: %s',
  async (query) => {
    const { writes } = await show('member', query)
    await screen.findByText('Alderway Munich Isarufer')
    expect(writes()).toEqual([])
  },
)

it.each(['remembered', 'anonymous'] as const)(
  'sends a %s visitor to the sign-in page, with this address to return to',
  async (visitor) => {
    const query = '?save=true&marshaCode=NYCAB&returnTo=/hotels/x/overview'
    const { left, writes } = await show(visitor, query)
    const returnTo = encodeURIComponent(PATH + query).replaceAll('%20', '+')
    await waitFor(() => expect(left).toEqual([`/sign-in.mi?returnTo=${returnTo}`]))
    expect(writes()).toEqual([])
  },
)

it('removes a hotel, and offers to undo it for ten seconds', async () => {
  const { writes } = await show('member')
  await screen.findByText('1 of 20')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Alderway Munich Isarufer' }))
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  expect(undo).toHaveFocus()
  expect(screen.getByText('0 of 20')).toBeInTheDocument()
  fireEvent.click(undo)
  const remove = screen.getByRole('button', { name: 'Remove Alderway Munich Isarufer' })
  expect(remove).toHaveFocus()
  await waitFor(() => expect(writes()).toHaveLength(2))
  jest.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Alderway Munich Isarufer' }))
  await act(() => jest.advanceTimersByTimeAsync(9_000))
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(screen.getByText(/haven’t saved any hotels yet/)).toBeInTheDocument()
})

it('removes two hotels in sequence, and undoes the last removal', async () => {
  const { writes } = await show('member', '?save=true&marshaCode=TYOJP')
  await screen.findByText('2 of 20')
  await waitFor(() => expect(writes()).toHaveLength(1))
  const munich = await screen.findByRole('button', { name: 'Remove Alderway Munich Isarufer' })
  const tokyo = screen.getByRole('button', { name: 'Remove Alderway Tokyo Tsukishima' })

  fireEvent.click(munich)
  fireEvent.click(tokyo)

  expect(screen.getByText('0 of 20')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: /^Undo.*Tokyo/ }))
  expect(screen.getByText('1 of 20')).toBeInTheDocument()
  await waitFor(() => expect(writes().at(-1)).toContain('"savedProperties":[{"id":"TYOJP"}]'))
  expect(screen.getByRole('button', { name: /^Undo.*Munich/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Remove.*Tokyo/ })).toBeInTheDocument()
})

it.each([
  ['', true],
  ['?usePoints=true', false],
])('at the address %p reviews are shown: %p', async (query, isShown) => {
  await show('member', query)
  await screen.findAllByRole('button', { name: /Remove/ })
  expect(screen.queryAllByText(/reviews/).length > 0).toBe(isShown)
})

it('requires a confirmation before it removes the hotel in its address', async () => {
  const query = '?save=false&marshaCode=MUCDE&returnTo=/hotels/x/overview'
  const { left, writes } = await show('member', query)
  const question = await screen.findByRole('alert')
  expect(question).toHaveTextContent('Do you want to remove Alderway Munich Isarufer')
  expect([writes(), left]).toEqual([[], []])

  fireEvent.click(within(question).getByRole('button', { name: 'Remove Alderway Munich Isarufer' }))

  await waitFor(() => expect(left).toEqual(['/hotels/x/overview']))
  expect(writes()).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('removes a completed request from its address', async () => {
  window.history.replaceState(null, '', `${PATH}?save=true&marshaCode=NYCAB&a=b`)
  await show('member', '?save=true&marshaCode=NYCAB&a=b')
  await screen.findByText('2 of 20')
  await waitFor(() => expect(window.location.search).toBe('?a=b'))
})

it('shows a hotel that has left the chain by its code, with a button to remove it', async () => {
  const { writes } = await show('memberFull')
  expect(await screen.findByText('20 of 20')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(20))
  expect(screen.getAllByText('We have no details for this hotel.')).toHaveLength(20)
  const event = window.adobeDataLayer?.find(
    (entry) => (entry as { event: string }).event === 'saved_list_view',
  )
  expect(event).toMatchObject({ eventInfo: { count: 20 } })

  fireEvent.click(screen.getByRole('button', { name: 'Remove FULL19' }))
  expect(screen.getByText('19 of 20')).toBeInTheDocument()
  await waitFor(() => expect(writes()).toHaveLength(1))
})
