/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { leaveOutcomeAtom } from '../../features/messages/banner.store'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import { memoryStorage, type PageStorage } from '../../services/storage/storage'
import type { SuccessMessageInput } from './success-message.schema'
import { translations } from './success-message.translations'
import widget from './success-message.widget'

interface Left {
  key: string
  values?: Record<string, string>
  awardRequestCount?: number
}

interface Visit {
  session?: PageStorage
  props?: SuccessMessageInput
  context?: Partial<PageContext>
  now?: () => number
  location?: () => URL
}

let session: PageStorage
let log: jest.Mock

beforeEach(() => {
  session = memoryStorage()
  log = jest.fn()
  window.adobeDataLayer = []
})

function pageOf({ context, now = () => 0, location }: Visit = {}) {
  return offlinePage(pageContext(context ?? {}), {
    ...(location && { location }),
    storage: { local: memoryStorage(), session },
    now,
    log,
  }).store
}

/** An outcome that another page of this browser has stored. */
function leave(outcome: Left) {
  pageOf().set(leaveOutcomeAtom, outcome)
}

/** A page of the browser, with a heading after the message. */
async function visit(setup: Visit = {}) {
  cleanup()
  const store = pageOf(setup)
  const props = readProps(
    fieldsOf(widget.schema),
    widget.type,
    { ...setup.props, id: 's' },
    () => {},
  )
  await act(async () => {
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
        <h2>Your room</h2>
        <button type="button">Print</button>
      </PageProvider>,
    )
  })
  return store
}

const title = () => screen.queryByRole('heading', { name: /^Success: / })
const events = () =>
  (window.adobeDataLayer ?? []).map((entry) => {
    const { event, eventInfo } = entry as { event: string; eventInfo: { key?: string } }
    return [event, eventInfo.key]
  })

it('shows once that a reservation was linked', async () => {
  leave({ key: 'reservationLinkedMsg' })
  await visit()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Success: Your reservation is now in your account.',
  )
  expect(events()).toEqual([['success_view', 'reservationLinkedMsg']])
  await visit({ now: () => 60_000 })
  expect(title()).toBeNull()
})

it('survives a reload within 10 s, is tracked once and takes the focus once', async () => {
  leave({ key: 'bookingConfirmed' })
  await visit()
  await visit({ now: () => 9_000 })
  expect(title()).toBeVisible()
  expect(title()).not.toHaveFocus()
  expect(events()).toHaveLength(1)
})

it('shows nothing on a reload after 10 s', async () => {
  jest.useFakeTimers()
  leave({ key: 'newMemberNumberMsg', values: { memberNumber: '123456789' } })
  await visit()
  expect(session.get('bannerMessageShown')).toContain('123456789')
  await act(async () => jest.advanceTimersByTime(10_000))
  expect(session.get('bannerMessageShown')).toBeNull()
  expect(title()).toBeVisible()
})

it('shows nothing for an outcome without a text, and logs it', async () => {
  leave({ key: 'somethingElse' })
  await visit()
  expect(title()).toBeNull()
  expect(log).toHaveBeenCalledWith('error', expect.stringContaining('somethingElse'))
  leave({ key: '__proto__' })
  await visit()
  expect(title()).toBeNull()
})

it('shows a new member’s number, and never without one', async () => {
  leave({ key: 'newMemberNumberMsg', values: { memberNumber: '123456789' } })
  await visit()
  expect(title()).toHaveTextContent('Welcome! Your member number is 123456789.')
  expect(JSON.stringify(window.adobeDataLayer)).not.toContain('123456789')
  leave({ key: 'newMemberNumberMsg' })
  await visit()
  expect(title()).toBeNull()
})

it('moves the focus to its title after a booking', async () => {
  leave({ key: 'bookingConfirmed' })
  await visit()
  expect(title()).toHaveFocus()
})

it.each([
  ['the author does not want it', 'bookingConfirmed', { autoFocus: false }],
  ['it is not what the page is about', 'insuranceAdded', {}],
])('does not move the focus when %s', async (_why, key, props) => {
  leave({ key })
  await visit({ props })
  expect(title()).toBeVisible()
  expect(document.body).toHaveFocus()
})

it('shows an outcome of the same page, and announces the same outcome again', async () => {
  const store = await visit()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  const done = { key: 'bookingConfirmed', isForThisPage: true }
  await act(async () => store.set(leaveOutcomeAtom, done))
  const first = title()
  expect(first).toBeVisible()
  expect(first).not.toHaveFocus()
  await act(async () => store.set(leaveOutcomeAtom, done))
  expect(title()).not.toBe(first)
  expect(events()).toHaveLength(2)
})

it('does not consume an outcome that is meant for the next page', async () => {
  const store = await visit()
  await act(async () => store.set(leaveOutcomeAtom, { key: 'reservationLinkedMsg' }))
  expect(title()).toBeNull()
  await visit()
  expect(title()).toBeVisible()
})

it('fills in values, and leaves out a text with a missing value', async () => {
  leave({ key: 'reservationModified', values: { hotel: 'Alderway Munich', dates: '4–7 May' } })
  await visit()
  expect(screen.getByText('Alderway Munich, 4–7 May')).toBeVisible()
  leave({ key: 'reservationModified', values: { hotel: 'Alderway Munich' } })
  await visit()
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Success: Your reservation has been changed\.$/,
  )
})

it('says how many nights were requested', async () => {
  leave({ key: 'awardRequested', awardRequestCount: 3 })
  await visit()
  expect(screen.getByText('Nights requested: 3')).toBeVisible()
})

it('shows an author’s rich text, sanitised, with values that are no markup', async () => {
  const body = '<p>See you at <strong>{hotel}</strong><img src="x" onerror="ran()"></p>'
  leave({ key: 'petWelcome', values: { hotel: '<i>Alderway</i>' } })
  await visit({ props: { messages: { petWelcome: { title: 'Your dog is expected.', body } } } })
  expect(title()).toHaveTextContent('Your dog is expected.')
  expect(screen.getByText('<i>Alderway</i>')).toBeVisible()
  expect(document.querySelector('[onerror]')).toBeNull()
})

it('can be closed where its author allows it', async () => {
  leave({ key: 'bookingConfirmed' })
  await visit()
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull()
  leave({ key: 'bookingConfirmed' })
  await visit({ props: { dismissible: true } })
  await userEvent.click(screen.getByRole('button', { name: 'Close: Your stay is booked.' }))
  expect(title()).toBeNull()
  expect(screen.getByRole('heading', { name: 'Your room' })).toHaveFocus()
})

it('consumes nothing in author mode', async () => {
  leave({ key: 'reservationCancelled' })
  await visit({ context: { mode: 'edit' } })
  expect(title()).toHaveTextContent('Your stay is booked.')
  expect(session.get('bannerMessagesKey')).toBe('reservationCancelled')
})

describe('an outcome of the address, for a form without a script', () => {
  const address = (query: string) =>
    history.replaceState(null, '', `/reservation/stay.mi?${query}#rooms`)
  afterEach(() => history.replaceState(null, '', '/'))

  it('is in the HTML of the server', () => {
    const location = () => new URL('https://www.alderway.example/stay?outcome=reservationTakenBack')
    const { store } = offlinePage(pageContext({}), { location })
    const props = readProps(fieldsOf(widget.schema), widget.type, { id: 's' }, () => {})
    const html = renderToString(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>,
    )
    expect(html).toContain('Your cancellation has been taken back.')
    expect(html).toContain('at the same price and terms')
  })

  it('is shown once, takes the focus, and leaves the address', async () => {
    address('outcome=allRoomsCancelled&rooms=a')
    await visit({ location: () => new URL(window.location.href) })
    expect(title()).toHaveTextContent('All rooms in your reservation have been cancelled.')
    expect(title()).toHaveFocus()
    expect(events()).toEqual([['success_view', 'allRoomsCancelled']])
    expect(location.search + location.hash).toBe('?rooms=a#rooms')
  })

  it('gives way to the same one of the page before, which has hotel and dates', async () => {
    leave({ key: 'reservationCancelled', values: { hotel: 'Alderway Munich', dates: '4–7 May' } })
    address('outcome=reservationCancelled')
    await visit({ location: () => new URL(window.location.href) })
    expect(screen.getByText('Alderway Munich, 4–7 May')).toBeVisible()
    expect(events()).toHaveLength(1)
  })

  it.each(['bookingConfirmed', 'NOT_CANCELLABLE', 'petWelcome', '__proto__'])(
    'is nothing for %s',
    async (outcome) => {
      address(`outcome=${outcome}`)
      await visit({ location: () => new URL(window.location.href) })
      expect(title()).toBeNull()
      expect(location.search).toBe(`?outcome=${outcome}`)
    },
  )
})

it('has a text for each outcome in each language', () => {
  const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
  const labels = fieldsOf(widget.schema).p?.labels?.p ?? {}
  for (const [locale, texts] of Object.entries(translations)) {
    for (const [name, { d }] of Object.entries(labels)) {
      const text = texts[name as keyof typeof texts]
      expect([locale, name, placeholders(text)]).toEqual([locale, name, placeholders(String(d))])
    }
  }
})
