/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { showAccountPage, user } from '../../../fixtures/account-page'
import { HANDLE } from '../../../fixtures/cancelling'
import { minimal } from './share-reservation.fixtures'
import widget from './share-reservation.widget'

const SHARED = { status: { code: 'SUCCESS' }, sentTo: ['f***d@example.com'] }

it('shares the stay that is shown, with a script and without one, also on an address that names none', async () => {
  const { sent, container } = await showAccountPage(widget, {
    address: '/reservation/confirmation.mi',
    context: minimal.page as object,
    answers: { '/ShareByEmail': { body: { data: { shareByEmail: SHARED } } } },
  })
  const form = container.querySelector('form') as HTMLFormElement
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    stay: HANDLE,
    page: 'confirmation',
  })
  await user.click(screen.getByText('By email'))
  await user.type(within(form).getByRole('textbox'), 'friend@example.com')
  await user.click(within(form).getByRole('button'))
  await waitFor(() =>
    expect(sent('/ShareByEmail').map(({ body }) => body?.variables)).toEqual([
      { input: { stay: HANDLE, to: ['friend@example.com'] } },
    ]),
  )
  expect(await within(form).findByRole('status')).toHaveTextContent('f***d@example.com')
})
