/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../fixtures/pages'
import type { PageMode } from '../services/page/page-context'
import { PageProvider } from './page-store'
import { useAccountForm } from './use-account-form'

type Name = 'city' | 'news'

interface FormProps {
  send: jest.Mock
  seen?: jest.Mock
  isMandatory?: boolean
}

function Form({ send, seen, isMandatory }: FormProps) {
  const form = useAccountForm<Name, 'required' | 'taken'>({
    problemsOf: ({ city }) => (String(city).trim() ? {} : { city: 'required' }),
    send,
    onLost: () => {},
    ...(seen ? { onProblem: seen } : {}),
  })
  return (
    <form {...form.formProps} aria-label="Trip">
      <input
        name="city"
        aria-label="City"
        aria-required={isMandatory}
        aria-invalid={Boolean(form.problems.city)}
      />
      <input type="checkbox" name="news" value="yes" aria-label="News" />
      <input type="hidden" name="returnTo" value="/here" />
      <p role="alert">{form.problems.city}</p>
      <button type="submit" aria-disabled={form.isSending}>
        Send
      </button>
    </form>
  )
}

async function show(
  send: jest.Mock,
  options: { mode?: PageMode; seen?: jest.Mock; isMandatory?: boolean } = {},
) {
  const { mode = 'publish', seen = jest.fn(), isMandatory = false } = options
  const { store } = offlinePage(pageContext({ mode }))
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <Form send={send} seen={seen} isMandatory={isMandatory} />
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

it('shows no error for an untouched optional field, and an immediate one for an emptied field', async () => {
  const { city } = await show(jest.fn())
  await userEvent.click(city)
  await userEvent.tab()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.type(city, 'O')
  await userEvent.clear(city)
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('required'))
})

describe('a mandatory field that is left empty (docs/decisions/0039)', () => {
  const alert = () => screen.getByRole('alert')

  it('shows its error on blur, and removes it when the visitor types', async () => {
    const { city } = await show(jest.fn(), { isMandatory: true })
    await userEvent.click(city)
    await userEvent.tab()
    expect(screen.getByRole('checkbox')).toHaveFocus()
    await waitFor(() => expect(alert()).toHaveTextContent('required'))
    await userEvent.type(city, 'O')
    await waitFor(() => expect(alert()).toBeEmptyDOMElement())
  })

  it('shows its error when the visitor presses elsewhere on the page', async () => {
    const { city } = await show(jest.fn(), { isMandatory: true })
    await userEvent.click(city)
    await userEvent.click(document.body)
    await waitFor(() => expect(alert()).toHaveTextContent('required'))
  })

  it('does not move a button that takes the focus, and shows no error while another window has the focus', async () => {
    const { city, button } = await show(jest.fn(), { isMandatory: true })
    await userEvent.click(city)
    // The window loses the focus: the field stays the active element.
    fireEvent.focusOut(city)
    await act(async () => {})
    expect(alert()).toBeEmptyDOMElement()
    button.setAttribute('type', 'button')
    await userEvent.click(button)
    expect(button).toHaveFocus()
    await act(async () => {})
    expect(alert()).toBeEmptyDOMElement()
  })
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
