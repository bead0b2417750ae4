import {
  refusalOutcome,
  type SignInOutcome,
  type SignInPlace,
  type SignInRefusal,
  type SignInSuccess,
  successOutcome,
} from './sign-in-outcomes.rules'

const place: SignInPlace = {
  isLinking: false,
  hasSuccessEvent: false,
  isOverlay: false,
  returnTo: null,
  clientId: '',
  site: { paths: {}, query: {} },
}
const success: SignInSuccess = {
  hasMfa: false,
  isRedirect: false,
  nextStateURI: null,
  isLinkRefused: false,
}
const mfa = { hasMfa: true }
const redirect = { isRedirect: true, nextStateURI: '/next' }
const linking = { isLinking: true }
const all = { hasSuccessEvent: true, isOverlay: true, returnTo: '/rates' }

test.each<[string, SignInOutcome['name'], Partial<SignInSuccess>, Partial<SignInPlace>, object]>([
  [
    'OK1',
    'linkedMfaRequired',
    { ...mfa, ...redirect },
    { ...linking, ...all },
    { kind: 'mfa', to: '/next', bannerId: 'checked-in', keepsPayload: true },
  ],
  ['OK1', 'linkedMfaRequired', mfa, linking, { kind: 'mfa', to: null }],
  [
    'OK2',
    'reservationLinked',
    redirect,
    { ...linking, ...all },
    { kind: 'redirect', to: '/next', messageKey: 'reservationLinkedMsg' },
  ],
  [
    'OK2, refused',
    'redirected',
    { ...redirect, isLinkRefused: true },
    linking,
    { kind: 'redirect', to: '/next' },
  ],
  ['OK3', 'mfaRequired', { ...mfa, ...redirect }, all, { kind: 'mfa', to: '/next' }],
  ['OK3', 'mfaRequired', mfa, {}, { kind: 'mfa', to: null }],
  ['OK4', 'successEventRaised', redirect, all, { kind: 'event' }],
  [
    'OK4',
    'successEventRaised',
    { isRedirect: true },
    { ...linking, hasSuccessEvent: true },
    { kind: 'event' },
  ],
  [
    'OK5',
    'redirected',
    redirect,
    { ...all, hasSuccessEvent: false },
    { kind: 'redirect', to: '/next' },
  ],
  ['OK6', 'parentPageNotified', {}, { isOverlay: true, returnTo: '/rates' }, { kind: 'notify' }],
  [
    'OK6',
    'parentPageNotified',
    { isRedirect: true, nextStateURI: null },
    { isOverlay: true },
    { kind: 'notify' },
  ],
  [
    'OK7',
    'returned',
    { nextStateURI: '/next' },
    { returnTo: '/rates' },
    { kind: 'redirect', to: '/rates' },
  ],
  ['OK8', 'signedIn', {}, linking, { kind: 'stay' }],
])('%s of C.6, %s: %j in %j', (_row, name, given, where, outcome) => {
  const found = successOutcome({ ...success, ...given }, { ...place, ...where })
  expect(found).toMatchObject({ name, ...outcome })
})

const refusal: SignInRefusal = {
  codes: ['password.username.invalid'],
  isMobileAuth: false,
  isRedirect: false,
  nextStateURI: null,
}

test('ER1: a frame navigates to the error page, with the type of error', () => {
  const overlay = { ...place, isOverlay: true, returnTo: '/rates?a=1', clientId: 'win' }
  const { name, to } = refusalOutcome({ ...refusal, ...redirect }, overlay) as {
    name: string
    to: string
  }
  expect(name).toBe('errorPageInFrame')
  const { pathname, searchParams } = new URL(to, 'https://site.example')
  expect(pathname).toBe('/sign-in-error.mi')
  expect(Object.fromEntries(searchParams)).toEqual({
    returnTo: '/rates?a=1',
    errorMessageType: 'standard',
    inValidCredentials: 'true',
    clientId: 'win',
    overlay: 'true',
  })
  const locked = { ...refusal, codes: ['account.lockedout.dueto.password.failure.attempts'] }
  const other = refusalOutcome(locked, { ...overlay, returnTo: null, clientId: '' })
  expect(other).toMatchObject({
    to: '/sign-in-error.mi?returnTo=%2F&errorMessageType=locked&overlay=true',
  })
})

test('ER2: a refusal with a safe redirect is followed', () => {
  expect(refusalOutcome({ ...refusal, ...redirect }, place)).toEqual({
    name: 'refusalRedirected',
    kind: 'redirect',
    to: '/next',
  })
  expect(refusalOutcome({ ...refusal, isRedirect: true }, place)).toMatchObject({ kind: 'show' })
})

test.each([
  [['password.username.invalid'], 'standard'],
  [['audit.marriott.rewards.account.status'], 'audit'],
  [[], 'generic'],
])('ER3 to ER11: %j is shown as %s', (codes, type) => {
  expect(refusalOutcome({ ...refusal, codes }, place)).toEqual({
    name: 'refusalShown',
    kind: 'show',
    type,
  })
})
