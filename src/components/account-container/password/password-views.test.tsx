/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  type AccountPageOptions,
  refusal,
  showAccountPage,
  user,
} from '../../../../fixtures/account-page'
import { accountAtom } from '../../../features/sign-in/account.store'
import widget from '../account-container.widget'

const show = (options: AccountPageOptions) => showAccountPage(widget, options)
const FORGOT = '/emailPassword.mi'
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const ok = { body: { status: 'SUCCESS' } }

describe('a forgotten password', () => {
  const ask = async (userId: string, answers: AccountPageOptions['answers'] = {}) => {
    const shown = await show({ address: FORGOT, answers })
    if (userId) await user.type(field(/Email or member number/), userId)
    await press('Send link')
    return shown
  }

  it('W52: shows the same message for known and unknown visitors', async () => {
    const said: string[] = []
    for (const userId of ['maria@example.com', 'nobody@example.com']) {
      const { sent, container } = await ask(userId, { '/forgotPasswordSubmit': ok })
      expect(await screen.findByRole('heading', { name: 'Check your messages' })).toHaveFocus()
      expect(sent('/forgotPasswordSubmit').map(({ body }) => body)).toEqual([{ userId }])
      said.push(container.innerHTML)
      container.remove()
    }
    expect(said[0]).toBe(said[1])
    expect(said[0]).toContain('If we found a matching account, we’ve sent you a message.')
  })

  it.each([
    ['', 'Enter your email or member number.'],
    ['maria@', 'Enter a valid email or member number.'],
    ['maria', 'Enter a valid email or member number.'],
  ])('rejects %p at its field', async (userId, text) => {
    const { sent } = await ask(userId)
    await waitFor(() => expect(field(/Email or member/)).toHaveAccessibleDescription(text))
    expect(field(/Email or member/)).toHaveFocus()
    expect(sent('Submit')).toEqual([])
  })

  it('sends western digits', async () => {
    const { sent } = await ask('١٠٠٢٠٠٣٠٠١', { '/forgotPasswordSubmit': ok })
    await waitFor(() =>
      expect(sent('Submit').map(({ body }) => body)).toEqual([{ userId: '1002003001' }]),
    )
  })

  it.each([
    ['a lost answer', null, 'We can’t reach our servers right now. Your entries are still here.'],
    ['503', { status: 503 }, 'Something went wrong on our side.'],
    ['too many', refusal(429, 'uxlFailureErrorMessage'), 'Too many attempts.'],
    ['nonsense', refusal(422, 'UNPROCESSABLE_ENTITY'), 'We couldn’t accept some of the details.'],
  ])('after %s the form keeps its values and can be sent again', async (_name, answer, text) => {
    let count = 0
    const { sent } = await ask('maria@example.com', {
      '/forgotPasswordSubmit': () => (++count === 1 ? answer : ok),
    })
    await waitFor(() => expect(screen.getByText(text, { exact: false })).toBeVisible())
    expect(screen.getByText(text, { exact: false }).closest('[role="alert"]')).not.toBeNull()
    expect(field(/Email or member/)).toHaveValue('maria@example.com')
    await press('Send link')
    expect(await screen.findByRole('heading', { name: 'Check your messages' })).toBeVisible()
    expect(sent('Submit')).toHaveLength(2)
  })

  it('sends one request for two fast clicks, and keeps the focus on its button', async () => {
    let answer = (_value: typeof ok) => {}
    const { sent } = await show({
      address: FORGOT,
      answers: { '/forgotPasswordSubmit': () => new Promise((resolve) => (answer = resolve)) },
    })
    await user.type(field(/Email or member/), '1002003001')
    const button = screen.getByRole('button', { name: 'Send link' })
    await user.dblClick(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await user.click(button)
    expect(button).toHaveFocus()
    await act(async () => answer(ok))
    expect(sent('Submit')).toHaveLength(1)
  })

  it('can be posted without a script', async () => {
    const { container } = await show({
      address: FORGOT,
      context: { locale: 'de-DE', contextPath: '/de-DE' },
    })
    const form = container.querySelector('form')
    expect(form?.getAttribute('action')).toBe(
      '/de-DE/mi/phoenix-account-auth/v1/forgotPasswordSubmit',
    )
    expect(form?.method).toBe('post')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      page: '/de-DE/emailPassword.mi',
      userId: '',
    })
    expect(container.querySelector('input[name=userId]')).toBeRequired()
  })
})

describe('the outcome of a form that was posted without a script', () => {
  it.each([
    ['sent', 'Check your messages', 'Back to sign in'],
    ['passwordSaved', 'Your password has been changed', 'Sign in'],
    ['token.expired', 'This link has expired', 'Request a new link'],
    ['UNPROCESSABLE_ENTITY', 'That didn’t work', null],
    ['<b>', 'That didn’t work', null],
  ])('%s', async (outcome, title, link) => {
    await show({ address: `${FORGOT}?${new URLSearchParams({ outcome })}` })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    if (link) expect(screen.getByRole('link', { name: link })).toBeVisible()
    else expect(screen.getByText(/Go back in your browser/)).toBeVisible()
  })
})

describe('a new password', () => {
  const renew = (answers: AccountPageOptions['answers'] = {}, more: AccountPageOptions = {}) =>
    show({ address: `${FORGOT}?token=secret-1&lang=x`, answers, ...more })
  const choose = async (password: string, again = password) => {
    await user.type(field(/^New password \*/), password)
    await user.type(field(/^Confirm new password/), again)
    await press('Save password')
  }

  it('keeps its token out of the address and the page: only the call has it', async () => {
    const { sent, page, container, logged } = await renew({ '/newPasswordSubmit': ok })
    expect(window.location.search).toBe('?lang=x')
    await choose('Harbour!light')
    expect(
      await screen.findByRole('heading', { name: 'Your password has been changed' }),
    ).toHaveFocus()
    expect(sent('/newPasswordSubmit').map(({ body }) => body)).toEqual([
      { token: 'secret-1', password: 'Harbour!light' },
    ])
    expect(container.innerHTML).not.toContain('secret-1')
    for (const key of ['token', 'account', 'mfaOption'])
      expect(page.storage.session.get(key)).toBeNull()
    expect(JSON.stringify([logged, window.adobeDataLayer])).not.toMatch(/secret-1|Harbour/)
  })

  it('W52: offers a new link when the link has expired', async () => {
    await renew({ '/newPasswordSubmit': refusal(410, 'token.expired') })
    await choose('Harbour!light')
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toHaveFocus()
    const again = screen.getByRole('link', { name: 'Request a new link' })
    expect(again).toHaveAttribute('href', FORGOT)
  })

  it.each([
    ['harbour', 'harbour', /^New password \*/, 'This password doesn’t meet all the rules yet.'],
    ['Harbour!', 'Harbour?', /^Confirm new password/, 'The passwords don’t match.'],
  ])('rejects %p and %p', async (password, again, name, text) => {
    const { sent } = await renew()
    await choose(password, again)
    await waitFor(() =>
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text)),
    )
    expect(field(name)).toHaveFocus()
    expect(sent('Submit')).toEqual([])
  })

  it('ticks the rules as they are met, and announces their number when the typing pauses', async () => {
    jest.useFakeTimers()
    await renew()
    const rule = (text: RegExp) => screen.getByText(text).closest('li')
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('')
    const type = (value: string) =>
      act(async () => void fireEvent.input(field(/^New password \*/), { target: { value } }))
    await type('H')
    await type('Ha')
    expect(rule(/a lower-case letter/)).toHaveTextContent('met')
    expect(rule(/8 to 20 characters/)).toHaveTextContent('not yet')
    expect(said()).toBe('')
    await act(async () => jest.advanceTimersByTime(1000))
    expect(said()).toBe('3 of 5 rules met')
    await type('Ha!')
    expect(said()).toBe('3 of 5 rules met')
    await act(async () => jest.advanceTimersByTime(1000))
    expect(said()).toBe('4 of 5 rules met')
    expect(field(/^New password \*/)).toHaveAccessibleDescription(
      expect.stringContaining('8 to 20 characters'),
    )
  })

  it('with the flag on, sends no unencrypted password: without a key it sends nothing', async () => {
    const { sent } = await renew(
      { '/credential': { status: 503 } },
      { flags: { passwordEncryption: true } },
    )
    await choose('Harbour!light')
    await screen.findByText(/We can’t reach our servers/)
    expect(sent('Submit')).toEqual([])
    expect(field(/^New password \*/)).toHaveValue('Harbour!light')
  })
})

describe('activating an online account', () => {
  const PATH = '/loyalty/createAccount/activateAccount.mi'

  it('sends a link to a known address, and shows the same message for every address', async () => {
    const { sent } = await show({ address: PATH, answers: { '/createOnlineAccount': ok } })
    await press('Send link')
    await waitFor(() => expect(field(/Member number/)).toHaveFocus())
    expect(screen.getAllByText(/fill in|Enter/)).toHaveLength(3)
    await user.type(field(/Member number/), '1002003174')
    await user.type(field(/Family name/), ' Weber ')
    await user.type(field(/^Email/), 'jonas@example.com')
    await press('Send link')
    expect(await screen.findByRole('heading', { name: 'Check your messages' })).toHaveFocus()
    expect(sent('/createOnlineAccount').map(({ body }) => body)).toEqual([
      { memberNumber: '1002003174', lastName: 'Weber', email: 'jonas@example.com' },
    ])
  })

  const prefilled = {
    body: { givenName: 'jonas', memberNumber: '100200317', emailAddress: 'j•••@example.com' },
  }
  const byLink = (answers: AccountPageOptions['answers']) =>
    show({
      address: `${PATH}?activation=secret-2`,
      answers: { '/userPrefilledData': prefilled, ...answers },
    })
  const choose = async () => {
    await user.type(field(/^New password \*/), 'Harbour!light')
    await user.type(field(/^Confirm new password/), 'Harbour!light')
    await press('Activate account')
  }

  it('shows the name of the link’s owner, and signs in with the new password', async () => {
    const loyaltyInformation = { currentPointBalance: 500 }
    const customerDetails = { profile: { name: { givenName: 'Jonas' } }, loyaltyInformation }
    const { sent, store } = await byLink({
      '/submitCreateOnlineAccount': { body: { customerDetails } },
    })
    expect(
      await screen.findByText(/Welcome, Jonas\. Your member number is 100200317/),
    ).toBeVisible()
    const [asked] = sent('/userPrefilledData')
    expect([asked?.query.size, asked?.headers.get('x-link-token')]).toEqual([0, 'secret-2'])
    expect(window.location.search).toBe('')
    await choose()
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toHaveFocus()
    expect(store.get(accountAtom)).toEqual({ points: 500 })
    expect(sent('/userDetails').length).toBeGreaterThan(1)
  })

  it('shows on loading that a link has expired', async () => {
    await byLink({ '/userPrefilledData': refusal(410, 'token.expired') })
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toHaveFocus()
    const again = screen.getByRole('link', { name: 'Request a new link' })
    expect(again).toHaveAttribute('href', PATH)
  })

  it('says that the account is active when only the sign-in failed', async () => {
    const code = 'activationSuccessSignInFailedError'
    await byLink({ '/submitCreateOnlineAccount': refusal(401, code) })
    await choose()
    await screen.findByRole('heading', { name: 'Your account is active' })
    expect(
      screen.getByText('Your account is active, but we couldn’t sign you in. Please sign in.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in.mi')
  })
})
