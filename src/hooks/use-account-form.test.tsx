/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../fixtures/pages'
import type { PageMode } from '../services/page/page-context'
import { PageProvider } from './page-store'
import { useAccountForm } from './use-account-form'

type Name = 'city' | 'news'

function Form({ send, seen }: { send: jest.Mock; seen?: jest.Mock }) {
  const form = useAccountForm<Name, 'required' | 'taken'>({
    problemsOf: ({ city }) => (String(city).trim() ? {} : { city: 'required' }),
    send,
    onLost: () => {},
    ...(seen ? { onProblem: seen } : {}),
  })
  return (
    <form {...form.formProps} aria-label="Trip">
      <input name="city" aria-label="City" aria-invalid={Boolean(form.problems.city)} />
      <input type="checkbox" name="news" value="yes" aria-label="News" />
      <input type="hidden" name="returnTo" value="/here" />
      <p role="alert">{form.problems.city}</p>
      <button type="submit" aria-disabled={form.isSending}>
        Send
      </button>
    </form>
  )
}

async function show(send: jest.Mock, { mode = 'publish' as PageMode, seen = jest.fn() } = {}) {
  const { store } = offlinePage(pageContext({ mode }))
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <Form send={send} seen={seen} />
      </PageProvider>,
    ),
  )
  const city = screen.getByRole<HTMLInputElement>('textbox')
  return { city, button: screen.getByRole('button'), seen }
}

it('keeps and sends text typed before the script loaded', async () => {
  const send = jest.fn(async () => {})
  const { city, button } = await show(send)
  city.value = 'Oslo'
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button)
  expect(send).toHaveBeenCalledTimes(1)
  expect((send.mock.calls as unknown[][])[0]?.[0]).toEqual({ city: 'Oslo', news: 'yes' })
  expect(city).toHaveValue('Oslo')
})

it('does not send an invalid form, reports each problem once and focuses the field', async () => {
  const send = jest.fn(async () => {})
  const { city, button, seen } = await show(send)
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('required'))
  expect(city).toHaveFocus()
  await userEvent.click(button)
  expect(send).not.toHaveBeenCalled()
  expect(seen.mock.calls).toEqual([['city', 'required']])
  await userEvent.type(city, 'O')
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
})

it('shows no error for an untouched field, and an immediate one for an emptied field', async () => {
  const { city } = await show(jest.fn())
  await userEvent.click(city)
  await userEvent.tab()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.type(city, 'O')
  await userEvent.clear(city)
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('required'))
})

it('P1: sends one request at a time, and the next after it has settled', async () => {
  let settle = (_next?: 'leaving') => {}
  const send = jest.fn(() => new Promise<'leaving' | undefined>((resolve) => (settle = resolve)))
  const { city, button } = await show(send)
  await userEvent.type(city, 'Oslo')
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => settle())
  expect(button).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(button)
  expect(send).toHaveBeenCalledTimes(2)
  await act(async () => settle('leaving'))
  await userEvent.click(button)
  expect(send).toHaveBeenCalledTimes(2)
  await act(
    async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

it('shows the server’s problems at the fields, and empties cleared fields', async () => {
  const send = jest.fn(async (_values, { refuse, clear }) => {
    clear('city')
    refuse({ city: 'taken' })
  })
  const { city, button } = await show(send)
  await userEvent.type(city, 'Oslo')
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('taken'))
  expect(city).toHaveValue('')
  expect(city).toHaveFocus()
})

it('does nothing in author mode', async () => {
  const send = jest.fn()
  const { button } = await show(send, { mode: 'edit' })
  await userEvent.click(button)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(send).not.toHaveBeenCalled()
})
