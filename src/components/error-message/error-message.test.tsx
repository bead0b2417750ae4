/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { leaveErrorAtom } from '../../features/messages/banner.store'
import { PageProvider } from '../../hooks/page-store'
import { loadParts } from '../../mapping/load-parts'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit, listen, takeAllUnheard } from '../../services/events/events'
import type { PageContext } from '../../services/page/page-context'
import { memoryStorage, type PageStorage } from '../../services/storage/storage'
import { errorMessageParts } from './error-message.parts'
import type { ErrorMessageInput } from './error-message.schema'
import { translations } from './error-message.translations'
import widget from './error-message.widget'

interface Visit {
  props?: ErrorMessageInput
  context?: Partial<PageContext>
  /** The query of the page's address. */
  search?: string
  now?: () => number
}

let session: PageStorage

beforeAll(() => loadParts(widget))

beforeEach(() => {
  session = memoryStorage()
  window.adobeDataLayer = []
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(() => {
  cleanup()
  takeAllUnheard(['page-error', 'graphql-error', 'page-error-clear'])
})

function app({ props: given, context, search = '', now = () => 0 }: Visit) {
  const { store } = offlinePage(pageContext({ page: ratesPage, ...context }), {
    storage: { local: memoryStorage(), session },
    now,
    location: () => new URL(`https://www.alderway.example/reservation/rateListMenu.mi${search}`),
  })
  const props = readProps(fieldsOf(widget.schema), widget.type, { ...given, id: 'e' }, () => {})
  const element = (
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>
  )
  return { element, store }
}

const ratesPage = { id: 'rate-list', type: null, propertyId: 'NYCAB' }

async function visit(setup: Visit = {}) {
  cleanup()
  const { element } = app(setup)
  await act(async () => {
    render(
      <main>
        {element}
        <form onSubmit={(event) => event.preventDefault()}>
          <input id="guest-email" aria-label="Email" />
          <button type="submit">Book</button>
        </form>
        <h2>Rooms</h2>
      </main>,
    )
  })
}

type Raised = Parameters<typeof emit<'page-error'>>[1]

const raise = (error: Partial<Raised>) =>
  act(async () => emit('page-error', { code: 'E_FRAUD_ALERT', component: 'guest-info', ...error }))

const failCall = (codes: string[], operationName = 'CreateCart') =>
  act(async () =>
    emit('graphql-error', {
      source: 'UXL_ERROR',
      operationName,
      errors: codes.map((code) => ({ code, message: 'SQLSTATE 42P01 relation does not exist' })),
      requestId: 'req-1',
    }),
  )

const titles = () => screen.queryAllByRole('heading', { name: /: / }).map((h) => h.textContent)
const events = () =>
  (window.adobeDataLayer ?? []).map((entry) => {
    const { event, eventInfo } = entry as { event: string; eventInfo: Record<string, string> }
    return [event, eventInfo.code, eventInfo.component, eventInfo.source]
  })

it('says that a reservation is already cancelled', async () => {
  await visit({ search: '?confirmation=1&errorCode=E_ALREADY_CANCELLED' })
  await raise({ code: 'E_ALREADY_CANCELLED', component: 'cancel-all-rooms' })
  expect(screen.getByRole('alert')).toHaveTextContent('This reservation is already cancelled.')
  expect(screen.getByRole('link', { name: 'See the cancellation' })).toHaveAttribute(
    'href',
    '/reservation/confirmReservationCancellation.mi?confirmation=1',
  )
})

it.each([
  ['RCM064', 'We couldn’t change or cancel this reservation online.'],
  ['AP10071', 'We couldn’t change or cancel this reservation online.'],
  ['E_MAX_BOOKINGS', 'You’ve reached the number of stays you can book online.'],
  ['rateListNavigation', 'We couldn’t open the rates.'],
  ['NOBODY_KNOWS', 'Something went wrong'],
  ['', 'Something went wrong'],
  ['toString', 'Something went wrong'],
])('%s: %s', async (code, title) => {
  await visit()
  await raise({ code })
  expect(titles()).toEqual([expect.stringContaining(title)])
})

it('uses the author’s texts by code, by kind and as the default', async () => {
  await visit({
    props: {
      messages: { E_FRAUD_ALERT: { title: 'Let us talk', severity: 'info' } },
      apiErrorMessages: { rateListNavigation: 'The rates are having a nap' },
      fallback: { title: 'Oh dear', body: 'Ring {phone}.' },
    },
  })
  await raise({ code: 'E_FRAUD_ALERT' })
  await raise({ code: 'rateListNavigation' })
  await raise({ code: 'NOBODY_KNOWS' })
  expect(titles()).toEqual([
    'Error: Oh dear',
    'Error: The rates are having a nap',
    'Information: Let us talk',
  ])
  expect(screen.getAllByRole('link', { name: '+1 800-555-0134' })[0]).toHaveAttribute(
    'href',
    'tel:+18005550134',
  )
})

it('shows a repeated error once, and announces it again', async () => {
  await visit()
  await raise({})
  const first = screen.getByRole('alert')
  await raise({ component: 'payment-information' })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert')).not.toBe(first)
  expect(events()).toEqual([
    ['page_error', 'E_FRAUD_ALERT', 'guest-info', 'page'],
    ['page_error', 'E_FRAUD_ALERT', 'payment-information', 'page'],
  ])
})

it('shows a box for each text of a failed call, newest first, and no technical message', async () => {
  await visit()
  await failCall(['INTERNAL_SERVER_ERROR', 'E_TOO_MANY_NIGHTS', 'network'])
  expect(titles()).toEqual(['Error: Something went wrong', 'Error: Please check your dates.'])
  expect(document.body).not.toHaveTextContent('SQLSTATE')
  expect(screen.getAllByText('Ref: req-1')).toHaveLength(2)
  expect(events()[1]).toEqual(['page_error', 'E_TOO_MANY_NIGHTS', 'CreateCart', 'UXL_ERROR'])
})

it('shows an error from before it was mounted, but not one that was cleared', async () => {
  emit('page-error', { code: 'E_FRAUD_ALERT', component: 'guest-info' })
  emit('page-error-clear', {})
  emit('page-error', { code: 'E_NO_CERTS_LEFT', component: 'rate-list' })
  await failCall(['E_TOO_MANY_NIGHTS'])
  await visit()
  expect(titles()).toEqual([
    'Error: Please check your dates.',
    'Warning: You have no awards left for this stay.',
  ])
})

it('shows all errors with the next one when its script did not come for the first', async () => {
  const { list } = errorMessageParts
  const now = jest.spyOn(list, 'now').mockReturnValue(undefined)
  const load = jest.spyOn(list, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await visit()
  await raise({})
  expect(titles()).toEqual([])
  await raise({ code: 'E_NO_CERTS_LEFT' })
  expect(titles()).toEqual([
    'Warning: You have no awards left for this stay.',
    'Error: We couldn’t process this reservation.',
  ])
  expect(load).toHaveBeenCalledTimes(2)
  now.mockRestore()
  load.mockRestore()
})

it('shows the error of the previous page once', async () => {
  app({}).store.set(leaveErrorAtom, { code: 'E_BAD_CONF_NO', component: 'lookup', requestId: 'r7' })
  await visit()
  expect(titles()).toEqual(['Error: We can’t find a reservation with this number.'])
  expect(screen.getByText('Ref: r7')).toBeVisible()
  await visit()
  expect(titles()).toEqual([])
})

it('shows the error that the address names, if an address may name it', async () => {
  await visit({ search: '?errorCode=E_INVALID_KEY' })
  expect(titles()).toEqual(['Error: We can’t find a reservation with this number.'])
  await visit({ search: '?errorCode=maria.lopez' })
  expect(titles()).toEqual(['Error: Something went wrong'])
  expect(events().at(-1)).toEqual(['page_error', 'unknown', 'rate-list', 'query'])
  await visit({ search: '?errorCode=%3Cscript%3E' })
  expect(titles()).toEqual([])
})

it('moves the focus to the title after a failed Book, and scrolls there', async () => {
  await visit()
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await raise({})
  expect(screen.getByRole('heading', { name: /process this reservation/ })).toHaveFocus()
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
})

it('moves it there when the form was sent with Enter, and on each further failure', async () => {
  await visit({ props: { scrollTo: false } })
  for (const _attempt of [1, 2]) {
    await userEvent.type(screen.getByLabelText('Email'), 'm{Enter}')
    await raise({})
    expect(screen.getByRole('heading', { name: /process this reservation/ })).toHaveFocus()
  }
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
})

it('moves it there when the button lost the focus during the request', async () => {
  await visit()
  const book = screen.getByRole('button', { name: 'Book' })
  await userEvent.click(book)
  await act(async () => book.blur())
  await raise({})
  expect(screen.getByRole('heading', { name: /process this reservation/ })).toHaveFocus()
})

it('does not move the focus of a visitor who did nothing, is in a field, or continues typing', async () => {
  await visit()
  await raise({})
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByLabelText('Email'))
  await raise({})
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await userEvent.type(screen.getByLabelText('Email'), 'maria')
  await raise({})
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

it('does not move it after a minute, nor after a click that pressed no control', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
  await visit({ now: Date.now })
  const book = screen.getByRole('button', { name: 'Book' })
  await userEvent.click(book)
  clock.mockReturnValue(60_001)
  await raise({})
  expect(book).toHaveFocus()
  await userEvent.click(screen.getByRole('heading', { name: 'Rooms' }))
  await raise({})
  expect(document.body).toHaveFocus()
  clock.mockRestore()
})

it('lists the fields to correct as links to them', async () => {
  await visit()
  const fields = [{ id: 'guest-email', text: 'Enter an email address' }]
  await raise({ code: 'UNPROCESSABLE_ENTITY', fields })
  const alert = screen.getByRole('alert')
  const link = within(alert).getByRole('link', { name: 'Enter an email address' })
  expect(link).toHaveAttribute('href', '#guest-email')
  await userEvent.click(link)
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

it('closes one box at a time, and moves the focus to the next', async () => {
  await visit()
  await raise({})
  await raise({ code: 'E_NO_CERTS_LEFT' })
  const name = 'Close: We couldn’t process this reservation.'
  await userEvent.click(screen.getByRole('button', { name }))
  expect(titles()).toEqual(['Warning: You have no awards left for this stay.'])
  expect(screen.getByRole('heading', { name: 'Rooms' })).toHaveFocus()
})

it('is cleared by its sender, by a call for all, and by leaving the page', async () => {
  await visit()
  await raise({})
  await raise({ component: 'payment-information' })
  await act(async () => emit('page-error-clear', { component: 'guest-info' }))
  expect(titles()).toHaveLength(1)
  await act(async () => emit('page-error-clear', { component: 'payment-information' }))
  expect(titles()).toEqual([])
  await raise({})
  await act(async () => emit('page-error-clear', {}))
  expect(titles()).toEqual([])
  await raise({})
  await act(async () => window.dispatchEvent(new Event('pagehide')))
  expect(titles()).toEqual([])
})

it('offers a retry only if a listener handles it', async () => {
  await visit()
  await raise({ code: 'network', component: 'rate-list' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  const retried = jest.fn()
  const stop = listen('page-error-retry', retried)
  await raise({ code: 'network', component: 'rate-list', canRetry: true })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retried).toHaveBeenCalledWith({ code: 'network', component: 'rate-list' })
  stop()
})

it.each([
  ['E_FRAUD_ALERT', /^Call .*800-555-0134/, 'tel:+18005550134'],
  ['E_TOO_MANY_NIGHTS', 'Change dates', '/homepage-searchform.mi'],
  ['E_DOUBLE_CLICK', 'See your reservation', '/reservation/findReservationDetail.mi'],
  ['emailDuplicateError', 'Sign in', '/sign-in.mi?returnTo=%2Freservation%2FrateListMenu.mi'],
])('%s has the action %s', async (code, name, href) => {
  await visit()
  await raise({ code })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('opens the page’s dialog in place of a link, and links to elements of the page', async () => {
  waitingOverlay('sign-in-modal', 's7')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<foyer-widget type="redemption-panel" id="points"></foyer-widget>',
  )
  const opened = jest.fn()
  const stop = listen('overlay-open', opened)
  await visit()
  await raise({ code: 'emailDuplicateError' })
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(opened).toHaveBeenCalledWith({ id: 's7' })
  await raise({ code: 'E_NO_CERTS_LEFT' })
  expect(screen.getByRole('link', { name: /points/ })).toHaveAttribute('href', '#points')
  stop()
  for (const element of document.querySelectorAll('foyer-widget')) element.remove()
  await visit()
  await raise({ code: 'E_NO_CERTS_LEFT' })
  expect(screen.queryByRole('link', { name: /points/ })).toBeNull()
})

it('sanitises an author’s rich text before it is shown, and drops an unsafe link', async () => {
  const body = '<p>Ask <a href="/help">us</a>: {phone}<img src="x" onerror="ran()"></p>'
  const cta = { label: 'Go', href: 'javascript:ran()' }
  await visit({ props: { messages: { E_FRAUD_ALERT: { title: 'Let us talk', body, cta } } } })
  await raise({})
  expect(screen.getByRole('link', { name: 'us' }).closest('p')).toHaveTextContent(
    'Ask us: +1 800-555-0134',
  )
  expect(document.querySelector('[onerror]')).toBeNull()
  expect(screen.queryByText('Go')).toBeNull()
})

it('as a page shows the error, a search, and help', async () => {
  const helpLinks = [{ label: 'Our hotels', href: '/homepage-searchform.mi#hotels' }]
  const setup: Visit = { props: { variant: 'page', helpLinks }, search: '?errorCode=E_INVALID_KEY' }
  expect(renderToString(app(setup).element)).toContain('find a reservation with this number')
  await visit(setup)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We can’t find a reservation with this number.',
  )
  expect(screen.getByRole('link', { name: 'Search hotels' })).toBeVisible()
  const help = screen.getByRole('navigation', { name: 'What you can do now' })
  expect(
    within(help)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/homepage-searchform.mi#hotels',
    '/reservation/lookupReservation.mi',
    'tel:+18005550134',
  ])
})

it('as a page shows the error of the previous page, with its reference', async () => {
  app({}).store.set(leaveErrorAtom, {
    code: 'uxlFailureErrorMessage',
    component: 'x',
    requestId: 'r9',
  })
  await visit({ props: { variant: 'page' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Something went wrong on our side.',
  )
  expect(screen.getByText('Ref: r9')).toBeVisible()
  await visit({ props: { variant: 'page' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong')
  expect(screen.queryByText('Ref: r9')).toBeNull()
})

it('shows an author each severity, and ignores events', async () => {
  app({}).store.set(leaveErrorAtom, { code: '119', component: 'x' })
  await visit({ context: { mode: 'edit' } })
  expect(titles().map((title) => title?.split(':')[0])).toEqual(['Error', 'Warning', 'Information'])
  await raise({ code: 'E_NO_CERTS_LEFT' })
  expect(titles()).toHaveLength(3)
  expect(session.get('interPageErrorMessage')).toContain('119')
})

it('has each text in each language, with the same placeholders', () => {
  const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
  const labels = fieldsOf(widget.schema).p?.labels?.p ?? {}
  for (const [locale, texts] of Object.entries(translations)) {
    for (const [name, { d }] of Object.entries(labels)) {
      const text = texts[name as keyof typeof texts]
      expect([locale, name, placeholders(text)]).toEqual([locale, name, placeholders(String(d))])
    }
  }
})
