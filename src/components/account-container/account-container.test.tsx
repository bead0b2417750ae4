/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import {
  type AccountPageOptions,
  type CallAnswer,
  refusal,
  showAccountPage,
  user,
} from '../../../fixtures/account-page'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { accountAtom } from '../../features/sign-in/account.store'
import { mfaOptionsAtom } from '../../features/sign-in/mfa-options.store'
import { emit, listen } from '../../services/events/events'
import { visitorAtom } from '../../services/session/visitor'
import widget from './account-container.widget'

const PROFILE = '/loyalty/myAccount/profile.mi'
const show = (options: AccountPageOptions) => showAccountPage(widget, options)
const member = {
  id: 'C1001',
  memberNumber: '1002003001',
  savedProperties: [{ id: 'MUCDE' }, { id: 'TYOJP' }],
  profile: {
    name: { givenName: 'maria', surname: 'Lindqvist' },
    contact: { email: 'm•••@example.com', phone: null, city: null, country: { code: 'SE' } },
    preferences: [{ label: 'High floor' }],
  },
}
const profile = { '/AccountProfile': { body: { data: { customer: member } } } }

describe('a visitor on the wrong page', () => {
  it.each(['anonymous', 'remembered'] as const)(
    'W52: %s on the profile is asked to sign in, returns afterwards, and sees no profile data before',
    async (visitor) => {
      const { left, container } = await show({ address: `${PROFILE}?step=contact`, visitor })
      const returnTo = encodeURIComponent(`${PROFILE}?step=contact`)
      await waitFor(() => expect(left).toEqual([[`/sign-in.mi?returnTo=${returnTo}`, true]]))
      expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true')
      expect(container).toHaveTextContent('')
    },
  )

  it.each([
    ['/hotels/x/overview?a=1', '/hotels/x/overview?a=1'],
    ['http://localhost/loyalty', '/loyalty'],
    ['//evil.example', PROFILE],
    ['/\\evil.example', PROFILE],
    ['https://evil.example/', PROFILE],
    ['javascript:alert(1)', PROFILE],
    ['/%5c%5cevil.example', PROFILE],
    ['/sign-in.mi?returnTo=/sign-in.mi', PROFILE],
    ['/logout.mi', PROFILE],
  ])(
    'W52: a signed-in member with the return address %s is sent to %s',
    async (returnTo, target) => {
      const address = `/sign-in.mi?${new URLSearchParams({ returnTo })}`
      const { left } = await show({ address, visitor: 'member' })
      await waitFor(() => expect(left).toEqual([[target, true]]))
    },
  )

  it('in a frame, lets the parent page navigate', async () => {
    const { left, store } = await show({ address: '/sign-in.mi?overlay=true', visitor: 'member' })
    await waitFor(() => expect(store.get(visitorAtom).state).toBe('authenticated'))
    expect(left).toEqual([])
  })

  it('navigates to the profile under the site’s sub-directory', async () => {
    const { left } = await show({
      address: '/sign-in.mi?returnTo=%2Fde-DE%2Flogout.mi',
      visitor: 'member',
      context: { locale: 'de-DE', contextPath: '/de-DE' },
    })
    await waitFor(() => expect(left).toEqual([[`/de-DE${PROFILE}`, true]]))
  })

  it('does not navigate in author mode', async () => {
    const { left, calls } = await show({ address: PROFILE, context: { mode: 'edit' } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account')
    expect([left, calls.length]).toEqual([[], 0])
  })
})

it.each([
  ['/sign-in.mi', 'signIn'],
  ['/login', 'signIn'],
  ['/sign-in-code.mi', 'otp'],
  ['/sessionTimeOut', 'status'],
  ['/enrollprefill?rand=x', 'join'],
  ['/emailPassword.mi', 'forgot'],
  ['/emailPassword.mi?token=x', 'newPassword'],
  ['/emailPassword.mi?outcome=sent', 'outcome'],
  [`${PROFILE}?outcome=contactSaved`, 'outcome'],
  [`${PROFILE}?emailToken=x`, 'confirmEmail'],
  ['/loyalty/createAccount/createAccountPage1.mi?activation=x', 'activatePassword'],
  ['/loyalty/createAccount/activateAccount.mi', 'activate'],
])('%s shows the view %s, which is tracked', async (address, view) => {
  await show({ address })
  expect(window.adobeDataLayer).toContainEqual(
    expect.objectContaining({
      event: 'account_view',
      eventInfo: expect.objectContaining({ view }),
    }),
  )
})

describe('signing in', () => {
  const statusOf = async (query: string, path = '/sign-in-error.mi') => {
    await show({ address: path + query })
    return screen.queryByRole('alert')?.textContent ?? null
  }

  it('W52: says that one attempt is left, with a link to reset the password', async () => {
    const { container } = await show({ address: '/sign-in-error.mi?errorMessageType=lockout' })
    expect(screen.getByRole('alert')).toHaveTextContent('One attempt left before')
    expect(container.querySelector('a[href="/emailPassword.mi"]')).not.toBeNull()
  })

  it.each([
    ['?errorMessageType=locked', 'Your account is locked'],
    ['?errorMessageType=combined', 'merged with another one'],
    ['?errorMessageType=audit', 'Please call +1 800-555-0134.'],
    ['?errorMessageType=fcp', 'change your password'],
    ['?errorMessageType=pageWarn', 'Warning: You can’t sign in right now.'],
    ['?errorMessageType=enroll', 'We’ve received your details'],
    ['?errorMessageType=standard&inValidCredentials=true', 'password is incorrect'],
    ['?inValidCredentials=true', 'The sign-in details don’t match'],
    ['?errorMessageType=<script>', 'Sorry, we couldn’t sign you in'],
    ['', 'Sorry, we couldn’t sign you in'],
  ])('for the query %p shows %p', async (query, text) => {
    expect(await statusOf(query)).toContain(text)
  })

  it('ER7: says why the password has to be changed, with a link to the form', async () => {
    const { container } = await show({
      address: '/sign-in-error.mi?errorMessageType=fcp',
      props: { fcpExplanation: '<p>A new password is asked for once a year.</p>' },
    })
    const why = screen.getByText('Why is that?').closest('details')
    expect(why).not.toHaveAttribute('open')
    expect(why).toHaveTextContent('A new password is asked for once a year.')
    expect(container.querySelector('a[href="/emailPassword.mi"]')).not.toBeNull()
  })

  it('shows no message without a refusal', async () => {
    expect(await statusOf('?errorMessageType=locked', '/sign-in.mi')).toBeNull()
  })
})

describe('after signing out', () => {
  const account = { givenName: 'Maria' }
  const signedIn = (options: AccountPageOptions) => {
    let isIn = true
    return show({
      address: '/logout.mi',
      ...options,
      answers: {
        '/userDetails': () => ({ body: { status: isIn ? 'SUCCESS' : 'ANONYMOUS' } }),
        '/signOut': () => {
          isIn = false
          return { body: { status: 'SUCCESS' } }
        },
        ...options.answers,
      },
    })
  }
  const from = (referrer: string) =>
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  afterEach(() => from(''))

  it('signs the visitor out once, and leaves nothing of the account in the tab', async () => {
    from('http://localhost/loyalty')
    const { sent, store } = await signedIn({ stored: { account } })
    await waitFor(() => expect(store.get(accountAtom)).toBeNull())
    expect(screen.getByRole('heading')).toHaveTextContent('You’re signed out')
    expect(sent('/signOut').map(({ body }) => body)).toEqual([{}])
    expect(store.get(visitorAtom).state).toBe('unauthenticated')
  })

  it('clears the account of a visitor who is already signed out', async () => {
    const { store } = await show({ address: '/sessionTimedOut.mi', stored: { account } })
    expect(screen.getByRole('heading')).toHaveTextContent('Your session has ended')
    await waitFor(() => expect(store.get(accountAtom)).toBeNull())
  })

  it.each([
    ['propertyCode=NYCAB&fromDate=2027-03-12', '/reservation/rateListMenu.mi'],
    ['destinationAddress=Munich&fromDate=2027-03-12', '/search/findHotels'],
  ])('after a session that has ended leads back to the search of %s', async (query, path) => {
    const kept = `${query}&returnTo=%2Freservation%2FreviewDetails.mi`
    await show({ address: `/sessionTimedOut.mi?${kept}` })
    const again = screen.getByRole('link', { name: 'Search again' })
    expect(again).toHaveAttribute('href', `${path}?${query}`)
  })

  it('after a session without a search offers one', async () => {
    await show({ address: '/sessionTimedOut.mi?returnTo=%2Faccount%2Fprofile.mi' })
    const href = screen.getByRole('link', { name: 'Find a hotel' }).getAttribute('href')
    expect(href).toBe('/homepage-searchform.mi')
  })

  it('a link from another site does not sign out, but offers to', async () => {
    from('https://evil.example/')
    const { sent } = await signedIn({})
    const heading = await screen.findByRole('heading', { name: 'You’re still signed in' })
    expect(sent('/signOut')).toEqual([])
    expect(heading).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'You’re signed out' })).toHaveFocus()
    expect(sent('/signOut')).toHaveLength(1)
  })

  it('shows a failure, and can be retried', async () => {
    let count = 0
    const { sent } = await signedIn({
      answers: { '/signOut': () => (++count === 1 ? { status: 503 } : { body: { status: 'OK' } }) },
    })
    await screen.findByRole('heading', { name: 'You’re still signed in' })
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'You’re signed out' })
    expect(sent('/signOut')).toHaveLength(2)
  })

  it('links to the sign-in page and back, and to a search', async () => {
    await show({ address: '/unAuth?returnTo=%2Freservation%2FguestInfo.mi' })
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Sign in')).toBe('/sign-in.mi?returnTo=%2Freservation%2FguestInfo.mi')
    expect(href('Find a hotel')).toBe('/homepage-searchform.mi')
  })
})

describe('the profile', () => {
  it('shows the masked values, the preferences, and links to other pages', async () => {
    const { sent, container } = await show({
      address: PROFILE,
      visitor: 'member',
      answers: profile,
      props: { children: [{ type: 'member-card', id: 'card', props: {} }] },
    })
    expect(await screen.findByText('m•••@example.com')).toBeVisible()
    expect(screen.getByText('Maria Lindqvist')).toBeVisible()
    expect(screen.getByText('1002003001')).toBeVisible()
    expect(screen.getByText('Sweden')).toBeVisible()
    expect(screen.getByText('No number on file')).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your stays',
      'Saved hotels2 of 20',
      'Change password',
      'High floor',
    ])
    expect(container.querySelector('foyer-widget[type="member-card"]')).not.toBeNull()
    expect(sent('/AccountProfile')).toHaveLength(1)
  })

  it('can be requested again after a failure', async () => {
    let count = 0
    await show({
      address: PROFILE,
      visitor: 'member',
      answers: {
        '/AccountProfile': () =>
          ++count === 1 ? { status: 400 } : (profile['/AccountProfile'] ?? null),
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your details.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Maria Lindqvist')).toBeVisible()
  })
})

describe('the contact details', () => {
  const CALL = '/updateContactDetails'
  const edit = async (answer: CallAnswer = { body: { status: 'SUCCESS' } }) => {
    const shown = await show({
      address: `${PROFILE}?step=contact`,
      visitor: 'member',
      answers: {
        ...profile,
        [CALL]: answer,
        '/CountryLookup': {
          body: {
            data: {
              countries: [
                { code: 'SE', name: 'Sweden' },
                { code: 'DE', name: 'Germany' },
              ],
            },
          },
        },
      },
    })
    await waitFor(() => expect(screen.getByLabelText('Country or region')).toHaveValue('SE'))
    return shown
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  const password = () => screen.getByLabelText(/^Password/)

  it('are masked, and an empty field keeps what is on file', async () => {
    await edit()
    expect(screen.getByLabelText('Email')).toHaveAttribute('placeholder', 'm•••@example.com')
    expect(screen.getByLabelText('Email')).toHaveValue('')
    expect(screen.getByLabelText('Mobile phone')).toHaveAccessibleDescription(
      'Leave empty to keep what is on file.',
    )
  })

  it('send what has changed, with the password, and say that it is saved', async () => {
    const { sent } = await edit()
    await user.type(screen.getByLabelText('Email'), ' maria.l@example.com')
    await user.type(password(), 'Alderway-1')
    await save()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your details are saved',
    )
    expect(sent(CALL).map(({ body }) => body)).toEqual([
      { email: 'maria.l@example.com', password: 'Alderway-1' },
    ])
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      PROFILE,
    )
  })

  it('are not sent without a change, without a password, or with half an address', async () => {
    const { sent } = await edit()
    await save()
    expect(password()).toHaveAccessibleDescription(/Please fill in this field/)
    await user.type(password(), 'Alderway-1')
    await save()
    expect(await screen.findByText('You haven’t changed anything yet.')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Country or region'), 'DE')
    await user.type(screen.getByLabelText('Postal code'), '12')
    await save()
    await waitFor(() => expect(screen.getByLabelText('Street and number')).toBeInvalid())
    expect(screen.getByLabelText('City')).toBeInvalid()
    expect(screen.getByLabelText('Postal code')).toBeInvalid()
    expect(sent(CALL)).toEqual([])
  })

  it.each([
    ['password.incorrect', 422, {}, /^Password/, /This isn’t your current password/],
    ['incorrect.password.last.attempt.remaining', 422, {}, /^Password/, /One attempt left/],
    ['UNPROCESSABLE_ENTITY', 422, { fields: ['email'] }, 'Email', /Enter an email address such as/],
  ])(
    '%s: say so at the field, and keep what was typed',
    async (code, status, more, label, text) => {
      await edit(refusal(status, code, more))
      await user.type(screen.getByLabelText('Email'), 'maria.l@example.com')
      await user.type(password(), 'Alderway-1')
      await save()
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text))
      expect(screen.getByLabelText('Email')).toHaveValue('maria.l@example.com')
    },
  )

  it.each([
    ['session.ended', 401, /Your session has ended, so nothing was saved/],
    ['uxlFailureErrorMessage', 500, /our side/],
  ])('%s: say why nothing was saved, and keep what was typed', async (code, status, text) => {
    await edit(refusal(status, code))
    await user.type(screen.getByLabelText('Email'), 'maria.l@example.com')
    await user.type(password(), 'Alderway-1')
    await save()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('maria.l@example.com')
  })
})

describe('another e-mail address', () => {
  const CALL = '/updateContactDetails'
  const pendingMember = {
    ...member,
    profile: {
      ...member.profile,
      contact: { ...member.profile.contact, pendingEmail: 'l•••@example.com' },
    },
  }
  const pending = { '/AccountProfile': { body: { data: { customer: pendingMember } } } }
  const SENTENCE =
    'We’ve sent a link to l•••@example.com. Until you follow it, m•••@example.com stays your address.'
  const expectKeepForm = () => {
    const button = screen.getByRole('button', { name: 'Keep current address' })
    const form = button.closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/mi/phoenix-account-auth/v1/keepEmail')
    expect(form && new FormData(form).get('page')).toBe(PROFILE)
  }

  it('is asked for: the page says that it waits for its link, and how to take it back', async () => {
    await show({
      address: `${PROFILE}?step=contact`,
      visitor: 'member',
      answers: { ...profile, [CALL]: { body: { status: 'SUCCESS', isEmailPending: true } } },
    })
    await screen.findByPlaceholderText('m•••@example.com')
    await user.type(screen.getByLabelText('Email'), 'lea@example.com')
    await user.type(screen.getByLabelText(/^Password/), 'Alderway-1')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(
      await screen.findByText(
        'We’ve sent a link to lea@example.com. Until you follow it, m•••@example.com stays your address.',
      ),
    ).toBeVisible()
    expectKeepForm()
  })

  it('waits: the profile and the form say so', async () => {
    await show({ address: PROFILE, visitor: 'member', answers: pending })
    expect(await screen.findByText(SENTENCE)).toBeVisible()
    cleanup()
    await show({ address: `${PROFILE}?step=contact`, visitor: 'member', answers: pending })
    expect(await screen.findByText(SENTENCE)).toBeVisible()
    expectKeepForm()
  })

  it('is asked for without a script: the same, without an address', async () => {
    await show({ address: `${PROFILE}?outcome=emailSent`, visitor: 'member' })
    expect(await screen.findByText(/your current one stays your address/)).toBeVisible()
    expectKeepForm()
  })

  it.each(['anonymous', 'member'] as const)(
    '%s follows the link: a button confirms, and the token leaves the address',
    async (visitor) => {
      const { sent, left } = await show({
        address: `${PROFILE}?emailToken=secret`,
        visitor,
        answers: { '/confirmEmail': { body: { status: 'SUCCESS' } } },
      })
      const confirm = await screen.findByRole('button', { name: 'Confirm address' })
      expect(sent('/confirmEmail')).toEqual([])
      expect(location.search).toBe('')
      await user.click(confirm)
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'Your new email address is confirmed',
      )
      expect(sent('/confirmEmail').map(({ body }) => body)).toEqual([{ token: 'secret' }])
      expect(left).toEqual([])
    },
  )

  it('follows an expired link: a new one can be requested where it was asked for', async () => {
    await show({
      address: `${PROFILE}?emailToken=old`,
      answers: { '/confirmEmail': refusal(410, 'token.expired') },
    })
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }))
    expect(await screen.findByText(/This link has expired/)).toBeVisible()
    const again = screen.getByRole('link', { name: 'Request a new link' })
    expect(again).toHaveAttribute('href', `${PROFILE}?step=contact`)
  })
})

describe('the one-time password', () => {
  it('is requested by the overlay; the right code leads to the page that the visitor wanted', async () => {
    const opened: unknown[] = []
    const stop = listen('overlay-open', (detail) => opened.push(detail))
    const { store, left } = await show({ address: '/sign-in-code.mi?returnTo=%2Floyalty' })
    waitingOverlay('otp-validation-modal', 'code')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await act(async () =>
      store.set(mfaOptionsAtom, { emailAddress: 'm•••@x.com', phoneNumbers: [] }),
    )
    expect(opened).toEqual([{ id: 'code' }])
    await user.click(screen.getByRole('button', { name: 'Get the code' }))
    expect(opened).toHaveLength(2)
    await act(async () => emit('otp-accepted', {}))
    expect(left).toEqual([['/loyalty', true]])
    stop()
  })
})

describe('a remembered visitor, after signing out', () => {
  it('the page says that the browser remembers the visitor, and can clear that', async () => {
    let answer: { status?: number } = { status: 500 }
    const { left, calls } = await show({
      address: '/logout.mi',
      visitor: 'remembered',
      answers: { '/clearRememberedUser': () => answer },
    })
    expect(await screen.findByText(/still shows your name/)).toBeVisible()
    const forget = screen.getByRole('button', { name: 'Forget me on this browser' })
    await user.click(forget)
    expect(await screen.findByText(/didn’t work/)).toBeVisible()
    answer = {}
    await user.click(forget)
    await waitFor(() => expect(left).toEqual([['/logout.mi', true]]))
    expect(calls.filter(({ path }) => path.endsWith('/clearRememberedUser'))).toHaveLength(2)
  })

  it('other visitors see no stored name and no button to clear it', async () => {
    const { store } = await show({ address: '/logout.mi' })
    await waitFor(() => expect(store.get(visitorAtom).state).toBe('unauthenticated'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re signed out')
    expect(screen.queryByText(/your name/)).toBeNull()
    expect(screen.queryByRole('button', { name: /Forget/ })).toBeNull()
  })
})
