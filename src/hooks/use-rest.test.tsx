/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../fixtures/pages'
import type { PreloadedAnswer } from '../services/page/page-context'
import { PageProvider } from './page-store'
import { useRest } from './use-rest'

const query = {
  name: 'weather',
  path: ({ city }: { city: string }) => `/api/weather?city=${city}`,
  read: (answer: unknown) => (answer as { degrees?: number }).degrees ?? null,
}

function Weather({ city }: { city: string | null }) {
  const answer = useRest(query, city ? { city } : null)
  return (
    <button type="button" onClick={answer.retry}>
      {answer.state === 'ready' ? `${answer.data} degrees` : answer.state}
    </button>
  )
}

const answerOf = (body: unknown) => ({ ok: true, json: async () => body }) as Response

function show(fetch: jest.Mock, city: string | null = 'Lisbon', answers: PreloadedAnswer[] = []) {
  const log = jest.fn()
  const { store } = offlinePage(pageContext({ answers }), { fetch, log })
  render(
    <PageProvider live={store} served={store}>
      <Weather city={city} />
      <Weather city={city} />
    </PageProvider>,
  )
  return log
}

it('asks once for all widgets of the page', async () => {
  const fetch = jest.fn(async () => answerOf({ degrees: 21 }))
  show(fetch)
  expect(await screen.findAllByText('21 degrees')).toHaveLength(2)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('asks nothing that came with the page', () => {
  const fetch = jest.fn()
  const known = { name: 'rest:weather', variables: { city: 'Lisbon' }, data: 19 }
  show(fetch, 'Lisbon', [known as unknown as PreloadedAnswer])
  expect(screen.getAllByText('19 degrees')).toHaveLength(2)
  expect(fetch).not.toHaveBeenCalled()
})

it('says that it failed, logs why, and asks again on request', async () => {
  const fetch = jest.fn(async () => answerOf({}))
  const log = show(fetch)
  const [button] = await screen.findAllByText('failed')
  expect(log).toHaveBeenCalledWith('error', expect.stringContaining('weather'))
  fetch.mockImplementation(async () => answerOf({ degrees: 20 }))
  await userEvent.click(button as HTMLElement)
  expect(await screen.findAllByText('20 degrees')).toHaveLength(2)
})

it('waits without variables', () => {
  const fetch = jest.fn()
  show(fetch, null)
  expect(screen.getAllByText('loading')).toHaveLength(2)
  expect(fetch).not.toHaveBeenCalled()
})
