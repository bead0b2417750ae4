/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { site } from '../../../sandbox/site'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit, listen } from '../../services/events/events'
import { visitorAtom } from '../../services/session/visitor'
import type { SignInModalInput } from './sign-in-modal.schema'
import widget from './sign-in-modal.widget'

async function show(props: SignInModalInput = {}) {
  const leave = jest.fn()
  let details: object = { status: 'ANONYMOUS' }
  const own = {
    ...site,
    flags: { ofrep: '', defaults: { signInOverlayNew: true }, live: [] },
  }
  const { store } = offlinePage(pageContext({ site: own }), {
    leave,
    location: () => new URL('https://www.alderway.example/rates.mi?a=1'),
    fetch: async () =>
      ({ ok: true, status: 200, headers: new Headers(), json: async () => details }) as Response,
  })
  await store.set(visitorAtom)
  const read = readProps(
    fieldsOf(widget.schema),
    widget.type,
    { ...props, id: 'sign-in' },
    () => {},
  )
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  const signIn = () => {
    details = { status: 'SUCCESS', headerSubtext: { consumerName: 'maria' } }
  }
  return { ...view, leave, store, signIn }
}

const open = (props: Record<string, unknown> = {}) =>
  act(async () => emit('overlay-open', { id: 'sign-in', props }))
const dialog = () => screen.queryByRole('dialog')
const inside = () =>
  JSON.parse(document.querySelector('foyer-widget[type=sign-in]')?.getAttribute('props') ?? 'null')
const frame = () => document.querySelector('iframe') as HTMLIFrameElement
const say = (data: object, from: Partial<MessageEventInit> = {}) =>
  act(async () => {
    const source = frame().contentWindow
    const { origin } = location
    window.dispatchEvent(new MessageEvent('message', { data, origin, source, ...from }))
  })

// jsdom has no layout: every window is wide.
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList

beforeEach(() => {
  document.body.innerHTML = ''
})

it('opens with the form, and its title names the purpose', async () => {
  await show()
  expect(dialog()).toBeNull()
  await open({ reason: 'points' })
  expect(screen.getByRole('dialog', { name: 'Sign in to use your points' })).toBeVisible()
  expect(inside()).toMatchObject({ variant: 'modal', showTitle: false, returnTo: '/rates.mi?a=1' })
  await open({ reason: 'Members see lower rates.', status: 'earnWhileYouSleep' })
  expect(dialog()).toHaveAccessibleName('Sign in to earn points for this stay')
})

it('AC 2: a sign-in closes it, and the page shows the member without a reload', async () => {
  const { store, signIn, leave } = await show()
  await open()
  signIn()
  await act(async () => {
    window.dispatchEvent(new CustomEvent(inside().successEvent, { detail: {} }))
  })
  await waitFor(() => expect(dialog()).toBeNull())
  expect(store.get(visitorAtom).state).toBe('authenticated')
  expect(leave).not.toHaveBeenCalled()
})

it.each<[SignInModalInput, [string, boolean]]>([
  [{ onSuccess: 'reload' }, ['/rates.mi?a=1', true]],
  [{ onSuccess: 'returnTo', returnTo: '/loyalty' }, ['/loyalty', false]],
])('%j navigates', async (props, gone) => {
  const { leave } = await show(props)
  await open()
  await act(async () => {
    window.dispatchEvent(new CustomEvent(inside().successEvent, { detail: {} }))
  })
  expect(leave).toHaveBeenCalledWith(...gone)
})

it('AC 1, AC 4: the legacy version is a frame, and only the framed page can set its height', async () => {
  await show({ version: 'legacy' })
  await open()
  const src = new URL(frame().src)
  expect(src.pathname).toBe('/sign-in.mi')
  expect(Object.fromEntries(src.searchParams)).toEqual({
    overlay: 'true',
    returnTo: '/rates.mi?a=1',
    pageModuleName: 'sign-in-modal',
  })
  await say({ type: 'signin-resize', height: 512 })
  expect(frame()).toHaveAttribute('height', '512')
  await say({ type: 'signin-resize', height: 9 }, { origin: 'https://evil.example' })
  await say({ type: 'signin-success' }, { source: window })
  expect(frame()).toHaveAttribute('height', '512')
  await say({ type: 'signin-success' })
  await waitFor(() => expect(dialog()).toBeNull())
})

it('the frame links the same reservation as the new version, and its redirect applies to the whole page', async () => {
  const { leave } = await show({ version: 'legacy' })
  await open({ status: 'saveReservation', linkOrder: { orderId: '82417730' } })
  expect(Object.fromEntries(new URL(frame().src).searchParams)).toMatchObject({
    orderId: '82417730',
    pageModuleName: 'saveReservation',
  })
  await say({ type: 'signin-success', to: '/reservation/findReservationDetail.mi' })
  expect(leave).toHaveBeenCalledWith('/reservation/findReservationDetail.mi', false)
})

it('AC 3: a required code is entered in the dialog for codes', async () => {
  waitingOverlay('otp-validation-modal', 'code')
  const opened: string[] = []
  const stop = listen('overlay-open', ({ id }) => void opened.push(id))
  await show({ version: 'legacy' })
  await open()
  await say({ type: 'signin-mfa' })
  stop()
  expect(opened).toEqual(['sign-in', 'code'])
  expect(dialog()).toBeNull()
})

describe('a frame that sends no message', () => {
  beforeEach(() => jest.useFakeTimers())

  it('gets a default height after 8 s; one that failed to load is replaced by a link', async () => {
    await show({ version: 'legacy' })
    await open()
    fireEvent.load(frame())
    await act(async () => jest.advanceTimersByTime(8000))
    expect(frame()).toHaveAttribute('height', '640')
    await act(async () => emit('overlay-close', { id: 'sign-in', reason: 'button' }))
    await open()
    await act(async () => jest.advanceTimersByTime(8000))
    expect(screen.getByRole('link', { name: /separate page/ })).toHaveAttribute(
      'href',
      '/sign-in.mi?returnTo=%2Frates.mi%3Fa%3D1',
    )
  })
})
