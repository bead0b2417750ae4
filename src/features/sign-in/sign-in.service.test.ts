import { offlinePage, pageContext } from '../../../fixtures/pages'
import { testApi } from '../../../sandbox/api/testing/test-api'
import { cookieOf } from '../../../sandbox/api/testing/test-server'
import { orders } from '../../../sandbox/database/booking/order-schema'
import { attempts } from '../../../sandbox/database/members/account-schema'
import { SEED_PASSWORD } from '../../../sandbox/database/seeding/seed-accounts'
import { testHotel } from '../../../sandbox/database/testing/test-hotels'
import { site } from '../../../sandbox/site'
import type { Flags } from '../../rules/codes/flags'
import type { Page } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import { bannerIdAtom, takeOutcomeAtom } from '../messages/banner.store'
import { accountAtom } from './account.store'
import { mfaOptionsAtom } from './mfa-options.store'
import { enterCodeAtom, sendCodeAtom } from './otp.service'
import { clearRememberedAtom } from './remembered.service'
import { type SignIn, signInAtom } from './sign-in.service'

/** Its address has the handle of the stay. */
const STAY = expect.stringMatching(/^\/reservation\/findReservationDetail\.mi\?stay=[\w-]{22}$/)
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const LOGIN = '/mi/phoenix-account-auth/v1/loginWithCredentials'

const api = testApi({ hotels: [testHotel('NYCAB')], empty: [attempts] })
const parent = { postMessage: jest.fn() }

beforeAll(() => {
  const window = Object.assign(new EventTarget(), { parent })
  Object.assign(globalThis, { window, location: { origin: 'https://www.alderway.example' } })
})
beforeEach(async () => {
  parent.postMessage.mockClear()
  // What an earlier test has linked belongs to nobody again.
  await api.database.db.update(orders).set({ customerId: null })
})

interface Browser {
  flags?: Partial<Flags>
  /** Replaces the API's response. */
  answer?: (path: string) => Response | Promise<Response> | undefined
}

/** A browser with its own cookies that calls the sandbox's API. */
function browser({ flags = {}, answer = () => undefined }: Browser = {}) {
  let cookie = ''
  const calls: { path: string; body: Record<string, unknown>; headers: Headers }[] = []
  const fetchAtServer: Page['fetch'] = async (input, init) => {
    const path = String(input)
    const headers = new Headers(init?.headers)
    calls.push({ path, body: JSON.parse(String(init?.body ?? '{}')), headers })
    const given = await answer(path)
    if (given) return given
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(api.server.url + path, { ...init, headers })
    if (response.headers.getSetCookie().length > 0) cookie = cookieOf(response)
    return response
  }
  const own = { ...site, flags: { ...site.flags, ofrep: '', defaults: flags } }
  const leave = jest.fn()
  const lines: string[] = []
  const { store, page } = offlinePage(pageContext({ site: own }), {
    fetch: fetchAtServer,
    leave,
    log: (_level, line) => void lines.push(line),
  })
  const tracked: [string, Record<string, unknown>][] = []
  const signIn = (entry: Partial<SignIn> = {}) =>
    store.set(signInAtom, {
      userId: 'maria@example.com',
      password: SEED_PASSWORD,
      rememberMe: false,
      pageModuleName: 'sign-in',
      linkOrder: null,
      successEvent: '',
      isOverlay: false,
      isMobileAuth: false,
      isProvider: false,
      returnTo: '',
      clientId: '',
      track: (event, fields) => void tracked.push([event, fields]),
      ...entry,
    })
  /** Finds a stay by number and name; its number. */
  const find = async () => {
    const stay = { confirmationNumber: '70110002', lastName: 'Adeyemi' }
    cookie = cookieOf(await api.server.post(LOOKUP, stay))
    return { orderId: stay.confirmationNumber }
  }
  const stored = () =>
    ['account', 'mfaOption', 'encodePayload']
      .flatMap((key) => [page.storage.session.get(key), page.storage.local.get(key)])
      .join()
  return { store, page, calls, leave, lines, tracked, signIn, stored, find }
}

const json = (body: object, status = 200) => Response.json(body, { status })
const left = (leave: jest.Mock) => leave.mock.calls.map(([href]) => href)

describe('outcomes of an accepted sign-in (C.6)', () => {
  test('OK1: linked, code required: keeps options, banner and payload without signing in', async () => {
    const { signIn, store, stored, tracked } = browser()
    const result = await signIn({ userId: 'samira@example.com', linkOrder: { orderId: '4711' } })
    expect(result).toEqual({ kind: 'mfa' })
    expect(store.get(mfaOptionsAtom)).toEqual({
      emailAddress: 's•••@example.com',
      phoneNumbers: ['•••12'],
    })
    expect(store.get(bannerIdAtom)).toBe('checked-in')
    expect(stored()).not.toMatch(/samira|966501234512|4711/)
    expect(store.get(accountAtom)).toBeNull()
    expect(tracked).toEqual([['login-success', { outcome: 'linkedMfaRequired', mfa: true }]])
  })

  test('OK1: masks destinations that the response left unmasked', async () => {
    const mfaOption = { emailAddress: 'samira@example.com', phoneNumbers: ['966501234512'] }
    const answer = (path: string) =>
      path.includes('Link')
        ? json({ mfaOption, nextStateURI: '/step', encodePayload: 'x' })
        : undefined
    const { signIn, stored, leave } = browser({ answer })
    expect(await signIn({ linkOrder: { orderId: '4711' } })).toEqual({ kind: 'leaving' })
    expect(left(leave)).toEqual(['/step'])
    expect(stored()).not.toMatch(/samira@|966501234512/)
  })

  test.each([
    [
      'tells that the reservation is linked, as the payload says',
      undefined,
      'reservationLinkedMsg',
    ],
    ['goes on without a word when the payload cannot be read', 422, undefined],
    ['goes on without a word when the payload names no order', '{}', undefined],
  ])('OK1: the right code %s', async (_what, decrypted, key) => {
    const { signIn, store, leave, calls, page, find } = browser({
      answer: (path) => {
        if (!path.includes('aesDecrypt') || decrypted === undefined) return undefined
        return typeof decrypted === 'number'
          ? json({}, decrypted)
          : json({ decryptedValue: decrypted })
      },
    })
    await signIn({ userId: 'samira@example.com', linkOrder: await find() })
    const payload = JSON.parse(page.storage.session.get('encodePayload') ?? '')
    await store.set(sendCodeAtom, { channel: 'email', target: 0 })
    const [mail] = await api.server.mail('samira@example.com')
    const code = /\d{6}/.exec(mail?.body ?? '')?.[0] ?? ''
    const entry = { code, returnTo: '', successEvent: '', isOverlay: false }
    expect(await store.set(enterCodeAtom, entry)).toEqual({ kind: 'leaving' })
    const read = calls.filter(({ path }) => path.includes('aesDecrypt'))
    expect(read.map(({ body }) => body)).toEqual([{ value: payload }])
    expect(left(leave)).toEqual([STAY])
    expect(store.set(takeOutcomeAtom)?.key).toBe(key)
    expect(page.storage.session.get('encodePayload')).toBeNull()
  })

  test.each([{ loginLinkV2: false }, { loginLinkV2: true }])('OK2: linked (%j)', async (flags) => {
    const { signIn, store, leave, calls, find } = browser({ flags })
    expect(await signIn({ linkOrder: await find() })).toEqual({ kind: 'leaving' })
    expect(calls[0]?.path).toContain(
      `/${flags.loginLinkV2 ? 'v2' : 'v1'}/loginWithCredentialsAndLink`,
    )
    expect(left(leave)).toEqual([STAY])
    expect(store.set(takeOutcomeAtom)).toMatchObject({ key: 'reservationLinkedMsg' })
  })

  test('a reservation that was not found first is not said to be linked', async () => {
    const { signIn, store, leave } = browser()
    const linkOrder = { orderId: '70110002' }
    expect(await signIn({ linkOrder })).toEqual({ kind: 'leaving' })
    expect(left(leave)).toEqual(['/reservation/lookupReservation.mi?outcome=reservation.not.found'])
    expect(store.set(takeOutcomeAtom)).toBeNull()
  })

  test('OK2: in a frame the parent page follows the redirect', async () => {
    const { signIn, leave, find } = browser()
    await signIn({ linkOrder: await find(), isOverlay: true })
    const to = STAY
    expect(parent.postMessage.mock.calls).toEqual([
      [{ type: 'signin-success', to }, location.origin],
    ])
    expect(leave).not.toHaveBeenCalled()
  })

  test('OK3: code required; the right code signs in and redirects', async () => {
    const { signIn, store, leave } = browser()
    expect(await signIn({ userId: 'samira@example.com' })).toEqual({ kind: 'mfa' })
    expect(store.get(bannerIdAtom)).toBeNull()
    expect(await store.set(sendCodeAtom, { channel: 'sms', target: 0 })).toEqual({ kind: 'sent' })
    const soon = await store.set(sendCodeAtom, { channel: 'sms', target: 0 })
    expect(soon).toMatchObject({ kind: 'wait', seconds: expect.any(Number) })
    const code = /\d{6}/.exec((await api.server.mail('966501234512'))[0]?.body ?? '')?.[0] ?? ''
    const enter = (entered: string) =>
      store.set(enterCodeAtom, {
        code: entered,
        returnTo: '/loyalty',
        successEvent: '',
        isOverlay: false,
      })
    const wrong = await enter(code === '000000' ? '000001' : '000000')
    expect(wrong).toEqual({ kind: 'wrong', attempts: 4 })
    expect(await enter(code)).toEqual({ kind: 'leaving' })
    expect(left(leave)).toEqual(['/loyalty'])
    expect(store.get(mfaOptionsAtom)).toBeNull()
    expect(store.get(accountAtom)).toMatchObject({ levelCode: expect.any(String) })
  })

  test('OK4: emits the author’s event with the response, and the visitor is a member', async () => {
    const heard: unknown[] = []
    window.addEventListener('welcome', (event) => heard.push((event as CustomEvent).detail))
    const { signIn, store, leave } = browser()
    expect(await signIn({ successEvent: 'welcome', returnTo: '/x' })).toEqual({ kind: 'stay' })
    expect(heard).toEqual([expect.objectContaining({ mfaOption: null })])
    expect(leave).not.toHaveBeenCalled()
    expect(store.get(visitorAtom)).toMatchObject({ state: 'authenticated', name: 'Maria' })
  })

  test('OK5: follows the redirect with the other service’s parameters', async () => {
    const { signIn, leave, calls } = browser()
    await signIn({ isProvider: true, rememberMe: true, returnTo: '/promotion' })
    expect(left(leave)).toEqual(['/promotion'])
    expect(calls[0]?.body).toMatchObject({ rememberMe: false, queryParams: {} })
    expect(calls[0]?.headers.get('isEAA')).toBe('true')
  })

  test('OK5: logs and ignores an unsafe redirect', async () => {
    const body = { isRedirect: true, nextStateURI: 'https://evil.example/' }
    const { signIn, leave, lines } = browser({
      answer: (path) => (path === LOGIN ? json(body) : undefined),
    })
    expect(await signIn()).toEqual({ kind: 'stay' })
    expect(leave).not.toHaveBeenCalled()
    expect(lines).toEqual([expect.stringContaining('redirect|unsafe|sign-in')])
  })

  test('OK6: notifies the parent page of a frame, at this origin only', async () => {
    const { signIn, leave } = browser()
    await signIn({ isOverlay: true, returnTo: '/x' })
    const { origin } = location
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'signin-success' }, origin]])
    expect(leave).not.toHaveBeenCalled()
  })

  test('OK7: returns to the visitor’s last page, if it is on this origin', async () => {
    const { signIn, leave } = browser()
    await signIn({ returnTo: '/reservation/rateListMenu.mi?propertyCode=NYCAB' })
    await signIn({ returnTo: '//evil.example' })
    expect(left(leave)).toEqual(['/reservation/rateListMenu.mi?propertyCode=NYCAB'])
  })

  test('OK8: stays with the account, and clears data of an earlier visitor', async () => {
    const { signIn, store, page, tracked, stored } = browser()
    page.storage.session.set(
      'mfaOption',
      JSON.stringify({ emailAddress: 'x•••@x', phoneNumbers: [] }),
    )
    page.storage.session.set('encodePayload', '"of an earlier sign-in"')
    expect(await signIn()).toEqual({ kind: 'stay' })
    expect(store.get(accountAtom)).toMatchObject({ levelCode: 'G', points: 84_500 })
    expect(store.get(mfaOptionsAtom)).toBeNull()
    expect(stored()).not.toMatch(/1002003001|maria|46701740605/i)
    expect(page.storage.session.get('encodePayload')).toBeNull()
    expect(tracked).toEqual([['login-success', { outcome: 'signedIn' }]])
  })
})

describe('outcomes of a refused sign-in (C.6)', () => {
  test('the account of a signed-in visitor stays', async () => {
    const { signIn, store } = browser()
    store.set(accountAtom, { levelCode: 'T' })
    await signIn({ password: 'Wrong-one1' })
    expect(store.get(accountAtom)).toEqual({ levelCode: 'T' })
  })

  test('ER1: a frame shows the error page', async () => {
    const { signIn, leave } = browser()
    await signIn({ password: 'Wrong-one1', isOverlay: true, returnTo: '/x' })
    expect(left(leave)).toEqual([
      '/sign-in-error.mi?returnTo=%2Fx&errorMessageType=standard&inValidCredentials=true&overlay=true',
    ])
  })

  test('ER2: follows the redirect of the refusal', async () => {
    const body = { isRedirect: true, nextStateURI: '/emailPassword.mi' }
    const { signIn, leave } = browser({ answer: () => json(body, 401) })
    expect(await signIn()).toEqual({ kind: 'leaving' })
    expect(left(leave)).toEqual(['/emailPassword.mi'])
  })

  test('ER3, ER4: the fourth wrong password warns, the fifth locks', async () => {
    const { signIn, tracked, store } = browser()
    const types = []
    for (let count = 0; count < 5; count++) {
      types.push(await signIn({ userId: 'oluwaseun@example.com', password: 'Wrong-one1' }))
    }
    expect(types.slice(3)).toEqual([
      { kind: 'show', type: 'lockout', text: '' },
      { kind: 'show', type: 'locked', text: '' },
    ])
    expect(tracked.at(-1)).toEqual([
      'login-failure',
      {
        type: 'locked',
        status: 401,
        logineventdetails: 'account.lockedout.dueto.password.failure.attempts',
      },
    ])
    await store.set(visitorAtom)
    expect(store.get(visitorAtom).state).not.toBe('authenticated')
  })

  test.each<[string, Partial<SignIn>, string, string | RegExp]>([
    ['ER5', { userId: 'astrid@example.com' }, 'combined', ''],
    ['ER6', { userId: 'davide@example.com' }, 'audit', ''],
    ['ER7', { userId: 'paul@example.com', isProvider: true }, 'fcp', ''],
    ['ER8', { userId: 'keiko@example.com' }, 'pageWarn', /points/],
    ['ER9', { userId: 'lena@example.com', isProvider: true }, 'enroll', ''],
    ['ER10', { password: 'Wrong-one1' }, 'standard', ''],
    ['ER10, mobile-auth', { password: 'Wrong-one1', isMobileAuth: true }, 'credentials', ''],
  ])('%s: %j', async (_row, entry, type, text) => {
    const { signIn } = browser()
    const said = text ? expect.stringMatching(text) : ''
    expect(await signIn(entry)).toEqual({ kind: 'show', type, text: said })
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['an unknown code', () => json({ phoenixErrorMessages: { errorMessages: ['new.one'] } }, 400)],
    ['503', () => new Response('', { status: 503 })],
    ['429', () => json({}, 429)],
    ['no JSON', () => new Response('<p>')],
    ['JSON that is no object', () => json([])],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('ER11: %s shows the generic error, and a retry works', async (_what, fail) => {
    let failures = 1
    const { signIn } = browser({ answer: () => (failures-- > 0 ? fail() : undefined) })
    expect(await signIn()).toEqual({ kind: 'show', type: 'generic', text: '' })
    expect(await signIn()).toEqual({ kind: 'stay' })
  })
})

test('with the flag the password is sent encrypted, and signs in', async () => {
  const { signIn, calls } = browser({ flags: { passwordEncryption: true } })
  expect(await signIn({ password: ` ${SEED_PASSWORD} ` })).toEqual({ kind: 'stay' })
  const sent = calls.find(({ path }) => path === LOGIN)?.body.password
  expect(sent).toHaveLength(344)
})

test.each<[string, () => Response]>([
  ['cannot be had', () => new Response('', { status: 503 })],
  ['is none', () => json({ rsaPublicKey: 'AAAA' })],
])('P8: when the key %s nothing is sent', async (_what, key) => {
  const { signIn, calls, tracked } = browser({
    flags: { passwordEncryption: true },
    answer: (path) => (path.includes('encryptionKey') ? key() : undefined),
  })
  expect(await signIn()).toEqual({ kind: 'show', type: 'generic', text: '' })
  expect(calls.map(({ path }) => path)).not.toContain(LOGIN)
  expect(tracked).toEqual([])
})

test('clears the remembered visitor; a failed call keeps it', async () => {
  let isDown = true
  const { signIn, store, calls } = browser({
    answer: (path) =>
      isDown && path.includes('clearRemembered') ? new Response('', { status: 503 }) : undefined,
  })
  await signIn({ rememberMe: true })
  expect(await store.set(clearRememberedAtom)).toBe(false)
  isDown = false
  expect(await store.set(clearRememberedAtom)).toBe(true)
  expect(calls.at(-1)?.path).toContain('/clearRememberedUser?returnTo=%2F')
})

test('sends nothing in author mode', async () => {
  const { page, signIn, calls } = browser()
  page.context.mode = 'edit'
  expect(await signIn()).toEqual({ kind: 'stay' })
  expect(calls).toEqual([])
})
