/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { emit } from '../events/events'
import { memoryStorage } from '../storage/storage'
import { queuedEvents, track } from './analytics'
import { type Consent, sendConsentEvent, watchConsent } from './consent'

let stop: (() => void) | undefined

function visit(
  storage = { local: memoryStorage(), session: memoryStorage() },
  needsConsent = true,
) {
  const context = pageContext()
  const analytics = { needsConsent, tagManager: 'testManager' }
  context.site = { ...context.site, analytics }
  const lines: string[] = []
  const { page } = offlinePage(context, {
    storage,
    log: (level, line) => void lines.push(`${level} ${line}`),
  })
  return { page, lines, storage }
}
const layer = () => (window.adobeDataLayer ?? []) as { event: string; eventInfo: object }[]
const names = () => layer().map(({ event }) => event)
const choose = (analytics: boolean, marketing = analytics) =>
  emit('consent-changed', { analytics, marketing })

beforeEach(() => {
  jest.useFakeTimers()
  delete window.adobeDataLayer
  queuedEvents.events.length = 0
  queuedEvents.take = null
})
afterEach(() => {
  stop?.()
  delete (window as { testManager?: unknown }).testManager
  signal(undefined)
  delete document.documentElement.dataset.privacySignal
})

/** Global Privacy Control, as a browser has it. */
function signal(globalPrivacyControl: boolean | undefined) {
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: globalPrivacyControl,
    configurable: true,
  })
}

it('holds every event back until the visitor has said what is allowed', () => {
  const { page } = visit()
  track(page, 'early')
  const granted = jest.fn()
  stop = watchConsent(page, granted)
  track(page, 'page_view')
  expect(names()).toEqual([])
  choose(true)
  track(page, 'late')
  choose(true)
  expect(names()).toEqual(['early', 'page_view', 'late'])
  expect(granted).toHaveBeenCalledTimes(1)
})

it('after a refusal, passes on an anonymous page view only', () => {
  const { page } = visit()
  const granted = jest.fn()
  stop = watchConsent(page, granted)
  track(page, 'page_view', { authState: 'authenticated', widget: 'x' })
  track(page, 'purchase', { transactionId: 'h1', value: 1 })
  choose(false)
  track(page, 'widget_view')
  expect(layer()).toEqual([
    {
      event: 'page_view',
      eventInfo: { pageId: 'hotel-overview', pageType: 'cms', locale: 'en-US', brandCode: 'MC' },
    },
  ])
  expect(granted).not.toHaveBeenCalled()
})

it('passes on no marketing event without consent to marketing', () => {
  const { page } = visit()
  stop = watchConsent(page, () => {})
  choose(true, false)
  for (const event of ['view_item_list', 'begin_checkout', 'purchase', 'heart_click'])
    track(page, event, { transactionId: 'h1' })
  expect(names()).toEqual(['heart_click'])
})

it('keeps the choice on the next page, and applies a withdrawal', () => {
  const { page, storage } = visit()
  stop = watchConsent(page, () => {})
  choose(true)
  stop()
  const next = visit(storage).page
  stop = watchConsent(next, () => {})
  track(next, 'one')
  choose(false)
  track(next, 'two')
  expect(names()).toEqual(['one'])
})

it('applies a choice that was made before the first listener', () => {
  const { page } = visit()
  track(page, 'early')
  queuedEvents.choice = { analytics: true, marketing: true }
  stop = watchConsent(page, () => {})
  expect(names()).toEqual(['early'])
  queuedEvents.choice = null
})

it.each([{}, { analytics: 'true' }, { analytics: 1, marketing: true }])(
  'treats %j as no consent',
  (detail) => {
    const { page } = visit()
    stop = watchConsent(page, () => {})
    emit('consent-changed', detail)
    track(page, 'one')
    expect(names()).toEqual([])
  },
)

it('tracks a purchase once, also after a reload', () => {
  const { page, storage } = visit()
  stop = watchConsent(page, () => {})
  choose(true)
  track(page, 'purchase', { transactionId: 'h1', value: 42, currency: 'EUR' })
  track(page, 'purchase', { transactionId: 'h1', value: 42, currency: 'EUR' })
  stop()
  const again = visit(storage).page
  stop = watchConsent(again, () => {})
  track(again, 'purchase', { transactionId: 'h1', value: 42 })
  track(again, 'purchase', { transactionId: 'h2', value: 42 })
  expect(names()).toEqual(['purchase', 'purchase'])
})

it('removes personal data by field name and by pattern, at any depth', () => {
  const { page } = visit()
  stop = watchConsent(page, () => {})
  choose(true)
  track(page, 'odd', {
    hotelName: 'Alderway Munich',
    brandCode: 'MC',
    nights: 3,
    email: 'maria@example.com',
    firstName: 'Maria',
    memberNumber: '123456789',
    confirmationNumber: '99887766',
    note: 'write to maria@example.com',
    dial: '+1 555 010 0123 4',
    deep: { phoneNumber: '1', list: ['a', 'b@c.example', { guestName: 'x', code: 'NYCAB' }] },
    at: () => 1,
  })
  const { eventInfo } = layer()[0] ?? {}
  expect(JSON.stringify(eventInfo)).not.toMatch(/maria|Maria|@|123456789|99887766|555/)
  expect(eventInfo).toMatchObject({
    hotelName: 'Alderway Munich',
    nights: 3,
    deep: { list: ['a', { code: 'NYCAB' }] },
  })
})

describe('the privacy signal', () => {
  const shown = ['page_view', 'view_item_list', 'purchase', 'partner_click', 'cobrand_click']
  const trackAll = (page: Parameters<typeof track>[0]) => {
    for (const event of shown) track(page, event, { transactionId: 'h1' })
  }
  const sentByManager = () => {
    const track = jest.fn()
    Object.assign(window, { testManager: { track } })
    return track.mock.calls
  }
  const both = { analytics: true, marketing: true }
  const noMarketing = { analytics: true, marketing: false }

  it('keeps marketing off, also for a visitor who accepts all', () => {
    signal(true)
    const { page } = visit()
    stop = watchConsent(page, () => {})
    const sent = sentByManager()
    choose(true, true)
    trackAll(page)
    expect(names()).toEqual(['page_view'])
    expect(sent).toEqual([['consent', noMarketing]])
  })

  it('counts too where the server has read it on a page of one visitor', () => {
    document.documentElement.dataset.privacySignal = ''
    const { page } = visit()
    stop = watchConsent(page, () => {})
    choose(true, true)
    trackAll(page)
    expect(names()).toEqual(['page_view'])
  })

  it('is none when it is off', () => {
    signal(false)
    const { page } = visit()
    stop = watchConsent(page, () => {})
    choose(true, true)
    trackAll(page)
    expect(names()).toEqual(shown)
  })

  it('withdraws an earlier consent, once and for good', () => {
    const { page, storage } = visit()
    stop = watchConsent(page, () => {})
    choose(true, true)
    stop()
    const sent = sentByManager()
    signal(true)
    for (let next = 0; next < 2; next += 1) {
      stop = watchConsent(visit(storage).page, () => {})
      stop()
    }
    expect(sent).toEqual([['consent', noMarketing]])
    signal(undefined)
    const { page: later } = visit(storage)
    stop = watchConsent(later, () => {})
    trackAll(later)
    expect(names()).toEqual(['page_view'])
  })

  it.each([
    ['the signal', () => signal(true), null],
    ['an earlier refusal', () => {}, noMarketing],
  ])(
    'holds where no consent is needed, also for what is tracked early: %s',
    (_name, on, stored) => {
      on()
      const { page, storage } = visit(undefined, false)
      if (stored) storage.local.set('consent', JSON.stringify(stored))
      trackAll(page)
      stop = watchConsent(page, () => {})
      trackAll(page)
      expect(names()).toEqual(['page_view', 'page_view'])
      stop()
    },
  )

  it('tells a tag manager that had everything by default', () => {
    signal(true)
    const { page } = visit(undefined, false)
    const sent = sentByManager()
    stop = watchConsent(page, () => {})
    expect(sent).toEqual([['consent', noMarketing]])
  })

  it('changes nothing for other visitors of such a site', () => {
    const { page } = visit(undefined, false)
    trackAll(page)
    stop = watchConsent(page, () => {})
    choose(both.analytics, both.marketing)
    expect(names()).toEqual(shown)
  })
})

describe('the tag manager', () => {
  const consent: Consent = { analytics: true, marketing: false }
  const manager = () => {
    const track = jest.fn()
    Object.assign(window, { testManager: { track } })
    return track
  }

  it('is notified when it has loaded, on the fifth attempt', () => {
    sendConsentEvent(visit().page, consent)
    jest.advanceTimersByTime(350)
    const sent = manager()
    jest.advanceTimersByTime(49)
    expect(sent).not.toHaveBeenCalled()
    jest.advanceTimersByTime(10_000)
    expect(sent.mock.calls).toEqual([['consent', consent]])
  })

  it('is tried thirty times, then given up with one warning', () => {
    const { page, lines } = visit()
    sendConsentEvent(page, consent)
    jest.advanceTimersByTime(2_999)
    expect(lines).toEqual([])
    jest.advanceTimersByTime(1)
    expect(lines).toEqual([expect.stringMatching(/^warn consent/)])
    const sent = manager()
    jest.advanceTimersByTime(10_000)
    expect(sent).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is notified of each change once, and only of the latest if it loads late', () => {
    const { page } = visit()
    stop = watchConsent(page, () => {})
    choose(false)
    choose(true)
    const sent = manager()
    jest.advanceTimersByTime(10_000)
    expect(sent.mock.calls).toEqual([['consent', { analytics: true, marketing: true }]])
  })
})
