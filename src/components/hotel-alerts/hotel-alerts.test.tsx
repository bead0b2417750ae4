/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { alertsAnswer, propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { WidgetRoot } from '../../mapping/widget-root'
import { prepareWidget } from '../../server/print/placeholder'
import { printPlaceholder } from '../../server/print/print-placeholder'
import type { AlertsQuery } from '../../services/graphql/operations'
import type { Page } from '../../services/page/page'
import type { PageContext, PageMode } from '../../services/page/page-context'
import { memoryStorage, openStorage } from '../../services/storage/storage'
import type { HotelAlertsInput } from './hotel-alerts.schema'
import widget from './hotel-alerts.widget'

type Alert = AlertsQuery['alerts'][number]

interface Options {
  props?: HotelAlertsInput
  hotel?: string
  pageId?: string
  mode?: PageMode
  locale?: string
  /** The session's values; an Error: the call fails; a promise: the call is pending. */
  session?: Record<string, unknown> | Error | Promise<never>
  search?: string
  now?: number
  storage?: Page['storage']['session']
  answers?: PageContext['answers']
  /** The API's answer if none is preloaded. */
  fetched?: Partial<Alert>[]
}

const roots: Root[] = []
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  cleanup()
  document.body.innerHTML = ''
})
beforeEach(() => {
  window.adobeDataLayer = []
  Object.assign(window, { IntersectionObserver: Sight })
})

/** Everything is in view unless a test changes it. */
class Sight {
  static all: Sight[] = []
  constructor(readonly tell: IntersectionObserverCallback) {
    Sight.all.push(this)
  }
  targets: Element[] = []
  observe(target: Element) {
    this.targets.push(target)
  }
  disconnect() {
    this.targets = []
  }
}

function parts(options: Options) {
  const { hotel = 'NYCAB', pageId = 'hotel-overview', mode = 'publish', locale = 'en-US' } = options
  const calls: string[] = []
  const fetch = async (input: unknown) => {
    const path = String(input)
    calls.push(path)
    const reply = (value: unknown) =>
      ({
        ok: true,
        status: 200,
        headers: { get: () => 'application/json' },
        json: async () => value,
        text: async () => JSON.stringify(value),
      }) as unknown as Response
    if (path.includes('/mi/session')) {
      if (options.session instanceof Error) throw options.session
      await (options.session instanceof Promise && options.session)
      return reply({ data: options.session ?? {} })
    }
    if (path.includes('/Alerts') && options.fetched)
      return reply({ data: { alerts: options.fetched } })
    return new Promise<never>(() => {})
  }
  const context = pageContext({
    mode,
    locale,
    contextPath: locale === 'en-US' ? '' : `/${locale}`,
    page: { id: pageId, type: null, propertyId: hotel },
    answers: options.answers ?? (options.fetched ? [] : [alertsAnswer(hotel, locale)]),
  })
  const { now = Date.UTC(2026, 10, 21, 12) } = options
  const page: Partial<Page> = {
    now: () => now,
    location: () =>
      new URL(`https://www.alderway.example/hotels/x/overview${options.search ?? ''}`),
  }
  const storage = { local: memoryStorage(), session: options.storage ?? memoryStorage() }
  const log = jest.fn()
  return {
    calls,
    log,
    context,
    served: offlinePage(context, page),
    live: offlinePage(context, { ...page, fetch: fetch as never, storage, log }),
  }
}

/** A page with the server's HTML and its mounted widgets. */
async function show(options: Options = {}, more: HotelAlertsInput[] = []) {
  const { served, live, context, calls, log } = parts(options)
  const prepared = await Promise.all(
    [options.props ?? {}, ...more].map((props, index) =>
      prepareWidget(
        { type: widget.type, id: `alerts-${index}`, props: props as Record<string, unknown> },
        context,
        log,
      ),
    ),
  )
  const html = prepared.map((one) => printPlaceholder(one, served.store, log)).join('')
  document.body.innerHTML = `<main>${html}<h2>Rooms</h2></main>`
  const shownByServer = titles()
  const containers = [...document.querySelectorAll('foyer-widget > div')]
  const onRecoverableError = jest.fn()
  await act(async () => {
    for (const [index, container] of containers.entries()) {
      const props = prepared[index]?.props
      if (!props) throw new Error('The props could not be read.')
      const app = (
        <PageProvider live={live.store} served={served.store}>
          <WidgetRoot widget={widget} props={props} />
        </PageProvider>
      )
      const settings = { identifierPrefix: `alerts-${index}`, onRecoverableError }
      // Author mode renders anew what the server has marked for the editor around the page.
      if (options.mode === 'edit') {
        const root = createRoot(container, settings)
        root.render(app)
        roots.push(root)
      } else roots.push(hydrateRoot(container, app, settings))
    }
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  return { shownByServer, calls, log }
}

/** The visible titles, in order. */
function titles(): string[] {
  return screen
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent ?? '')
    .filter((title) => title !== 'Rooms')
}

const ENTRANCE = 'Important: Main entrance closed: please use 38th Street'
const TOLL = 'Information: Driving here? The city charges a toll below 60th Street'
const ROOFTOP = 'Information: Rooftop bar: 21 and over after 8 PM'
const FACADE = 'Warning: Work on the façade, weekdays 9 AM to 5 PM'
const SAUNA = 'Warning: Roof sauna closed until the end of February'
const OKTOBERFEST = 'Information: Oktoberfest: key cards at the door after 10 PM'

const closeButtons = () => screen.queryAllByRole('button', { name: /^Close: / })
const events = () =>
  (window.adobeDataLayer as { event: string; eventInfo: Record<string, unknown> }[]).map(
    ({ event, eventInfo: { id, severity } }) => ({ event, id, severity }),
  )

describe('which alerts concern the visitor', () => {
  it('AC 1: an alert outside of the stay is hidden', async () => {
    const session = { fromDate: '2027-03-10', toDate: '2027-03-12' }
    const { shownByServer } = await show({ hotel: 'MUCDE', session })
    expect(shownByServer).toEqual([SAUNA])
    expect(titles()).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('an alert for a later stay is shown, although the server’s HTML does not contain it', async () => {
    const session = { fromDate: '2027-10-03', toDate: '2027-10-05' }
    const { shownByServer } = await show({ hotel: 'MUCDE', session })
    expect(shownByServer).toEqual([SAUNA])
    expect(titles()).toEqual([OKTOBERFEST])
  })

  it('stay dates in the address need no session, and the server uses them as well', async () => {
    const search = '?fromDate=2027-09-17&toDate=2027-09-18'
    const { shownByServer, calls } = await show({ hotel: 'MUCDE', search })
    expect(shownByServer).toEqual([OKTOBERFEST])
    expect(titles()).toEqual([OKTOBERFEST])
    expect(calls).not.toContain('/mi/session')
  })

  it.each([
    ['no stay', {}],
    ['a stay that is over', { fromDate: '2026-10-06', toDate: '2026-10-09' }],
    ['dates that are none', { fromDate: 'soon', toDate: 'later' }],
    ['no session', new Error('down')],
  ])('with %s the stay is today', async (_what, session) => {
    const { shownByServer } = await show({ hotel: 'MUCDE', session })
    expect(titles()).toEqual([SAUNA])
    expect(titles()).toEqual(shownByServer)
  })

  it('today is the hotel’s day where its time zone is known', async () => {
    const now = Date.UTC(2027, 2, 1, 4, 30)
    const alerts = (timeZone: string): PageContext['answers'] => [
      alertsAnswer('MUCDE'),
      propertyAnswer('PropertyDetails', 'MUCDE', 'en-US', { timeZone }),
    ]
    await show({ hotel: 'MUCDE', now, answers: alerts('America/New_York') })
    expect(titles()).toEqual([SAUNA])
    await show({ hotel: 'MUCDE', now, answers: alerts('Europe/Berlin') })
    expect(titles()).toEqual([])
    await show({ hotel: 'MUCDE', now })
    expect(titles()).toEqual([SAUNA])
  })

  it('a hotel without alerts requests no session', async () => {
    const { calls } = await show({ hotel: 'RZONE' })
    expect(calls).not.toContain('/mi/session')
    expect(document.querySelector('foyer-widget > div')).toBeEmptyDOMElement()
  })

  it('an author chooses severities and pages', async () => {
    await show({ props: { severities: ['warning'] } })
    expect(titles()).toEqual([FACADE])
    await show({ props: { pages: ['rate-list'] } })
    expect(titles()).toEqual([])
    await show({ props: { pages: ['rate-list'] }, pageId: 'rate-list' })
    expect(titles()).toHaveLength(2)
  })

  it('an alert is shown once on a page, at its first placeholder', async () => {
    await show({ props: { severities: ['critical'] } }, [{ maxVisible: 4 }])
    const [first, second] = screen.getAllByRole('region', { name: 'Hotel alerts' })
    expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(1)
    expect(within(second as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('how many', () => {
  it('AC 2: of four alerts two are shown, with “Show 2 more”; critical ones first, then by start date', async () => {
    const { shownByServer } = await show()
    expect(shownByServer).toEqual([ENTRANCE, TOLL])
    expect(titles()).toEqual(shownByServer)
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
    expect(titles()).toEqual([ENTRANCE, TOLL, ROOFTOP, FACADE])
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
    expect(screen.getAllByRole('listitem')[2]).toHaveFocus()
  })

  it('closing an alert shows the next one', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: /^Close: Driving here/ }))
    expect(titles()).toEqual([ENTRANCE, ROOFTOP])
    expect(screen.getByRole('button', { name: 'Show 1 more' })).toBeVisible()
  })
})

describe('closing', () => {
  it('AC 3: a closed alert stays closed on the next page', async () => {
    const storage = memoryStorage()
    await show({ hotel: 'MUCDE', storage })
    fireEvent.click(screen.getByRole('button', { name: /^Close: Roof sauna/ }))
    expect(titles()).toEqual([])
    await show({ hotel: 'MUCDE', storage, pageId: 'rate-list' })
    expect(titles()).toEqual([])
    expect(storage.get('hotelAlerts.MUCDE')).toBe('["MUCDE-SAUNA"]')
    await show({ storage })
    expect(titles()).toEqual([ENTRANCE, TOLL])
  })

  it('AC 4: a critical alert has no close button, whatever its author or an earlier visit stored', async () => {
    const storage = memoryStorage()
    storage.set('hotelAlerts.NYCAB', '["NYCAB-ENTRANCE"]')
    await show({ storage, props: { maxVisible: 4 } })
    expect(titles()[0]).toBe(ENTRANCE)
    expect(closeButtons()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /^Close: Main entrance/ })).toBeNull()
  })

  it('is not offered if the author disables it, and closed alerts are shown again', async () => {
    const storage = memoryStorage()
    storage.set('hotelAlerts.MUCDE', '["MUCDE-SAUNA"]')
    await show({ hotel: 'MUCDE', storage, props: { dismissible: false } })
    expect(titles()).toEqual([SAUNA])
    expect(closeButtons()).toHaveLength(0)
  })

  it('moves the focus to the next heading', async () => {
    await show({ hotel: 'MUCDE' })
    fireEvent.click(screen.getByRole('button', { name: /^Close: Roof sauna/ }))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
  })

  it('works for the current page when storage is blocked', async () => {
    const full = openStorage(() => {
      throw new DOMException('full', 'QuotaExceededError')
    }, '')
    await show({ hotel: 'MUCDE', storage: full })
    fireEvent.click(screen.getByRole('button', { name: /^Close: Roof sauna/ }))
    expect(titles()).toEqual([])
  })

  it.each(['{oops', '"MUCDE-SAUNA"', '[1, null]', 'null'])(
    'ignores the stored value %s',
    async (stored) => {
      const storage = memoryStorage()
      storage.set('hotelAlerts.MUCDE', stored)
      await show({ hotel: 'MUCDE', storage })
      expect(titles()).toEqual([SAUNA])
    },
  )
})

const late = (changes: Partial<Alert> = {}): Partial<Alert> => ({
  id: 'LATE',
  severity: 'CRITICAL',
  title: 'No water today',
  body: '<p>Until noon.</p>',
  startDate: '2026-11-21',
  endDate: '2026-11-21',
  link: null,
  ...changes,
})

describe('an alert that arrives after the page', () => {
  it('a critical alert is announced as an alert, others are not', async () => {
    await show({ fetched: [late(), late({ id: 'INFO', severity: 'INFO', title: 'Jazz tonight' })] })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('No water today')
    expect(titles()).toEqual(['Important: No water today', 'Information: Jazz tonight'])
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('an alert in the server’s HTML is not announced as an alert', async () => {
    await show()
    expect(titles()[0]).toBe(ENTRANCE)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('waits for the stay dates, so that no alert is removed again', async () => {
    const { calls } = await show({ fetched: [late()], session: new Promise(() => {}) })
    await waitFor(() => expect(calls).toContain('/mi/session'))
    await act(async () => {})
    expect(titles()).toEqual([])
  })

  it('is not shown if it is outside of the stay', async () => {
    const session = { fromDate: '2027-01-10', toDate: '2027-01-12' }
    const { calls } = await show({ fetched: [late()], session })
    await waitFor(() => expect(calls).toContain('/mi/session'))
    await act(async () => {})
    expect(titles()).toEqual([])
  })

  it('is sanitised', async () => {
    await show({
      fetched: [late({ body: '<p onclick="ran()">Until <b>noon</b></p><script>ran()</script>' })],
    })
    await screen.findByRole('alert')
    expect(screen.getByText(/Until/).outerHTML).toBe('<p>Until noon</p>')
  })

  it('shows nothing when the call fails', async () => {
    const { calls } = await show({ answers: [] })
    await waitFor(() => expect(calls.some((path) => path.includes('Alerts'))).toBe(true))
    expect(document.querySelector('foyer-widget > div')).toBeEmptyDOMElement()
  })

  it('does not cover the focused element', async () => {
    await show({ fetched: [late()] })
    const region = await screen.findByRole('region', { name: 'Hotel alerts' })
    expect(region.parentElement).toHaveAttribute('data-held', 'grown')
    act(() => {
      const rooms = screen.getByRole('heading', { name: 'Rooms' })
      rooms.tabIndex = -1
      rooms.focus()
    })
    expect(region.parentElement).not.toHaveAttribute('data-held')
  })

  it('overlays the content below it until it is out of view', async () => {
    await show({ fetched: [late()] })
    const region = await screen.findByRole('region', { name: 'Hotel alerts' })
    expect(region.parentElement).toHaveAttribute('data-held', 'grown')
    act(() => {
      for (const { tell, targets } of Sight.all) {
        const entries = targets.map((target) => ({ target, isIntersecting: false }))
        tell(entries as never, null as never)
      }
    })
    expect(region.parentElement).not.toHaveAttribute('data-held')
  })
})

describe('unexpected answers', () => {
  const answer = (...alerts: unknown[]): PageContext['answers'] => [
    {
      name: 'Alerts',
      variables: { propertyId: 'NYCAB', locale: 'en-US' },
      data: { alerts: alerts as Alert[] },
    },
  ]

  it('null entries and fields are left out', async () => {
    const bare = { id: 'A', severity: null, body: null, startDate: null, endDate: null, link: null }
    await show({
      answers: answer({ ...bare, title: 'Bring a coat' }, { ...bare, id: 'B', title: null }, null, {
        ...bare,
        id: 'A',
        title: 'Bring a coat',
      }),
    })
    expect(titles()).toEqual(['Information: Bring a coat'])
    expect(document.body).not.toHaveTextContent(/null|undefined/)
  })

  it('an answer without a list shows no alert', async () => {
    await show({
      answers: [
        {
          name: 'Alerts',
          variables: { propertyId: 'NYCAB', locale: 'en-US' },
          data: { alerts: null as never },
        },
      ],
    })
    expect(titles()).toEqual([])
  })

  it('a link keeps the site’s sub-directory, an unsafe link is removed', async () => {
    await show({
      answers: answer(
        late({ id: 'A', title: 'Pool', link: '/hotels/x/pool' }),
        late({ id: 'B', title: 'Spa', link: 'javascript:ran()' }),
      ),
    })
    expect(screen.getByRole('link', { name: 'Learn more: Pool' })).toHaveAttribute(
      'href',
      '/hotels/x/pool',
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

it('speaks the visitor’s language', async () => {
  await show({ locale: 'de-DE' })
  expect(screen.getByRole('region', { name: 'Hinweise des Hotels' })).toBeVisible()
  expect(titles()[0]).toMatch(/^Wichtig: Haupteingang geschlossen/)
  expect(screen.getByRole('button', { name: '2 weitere anzeigen' })).toBeVisible()
})

it('tracks each shown and each closed alert once', async () => {
  await show()
  expect(events()).toEqual([
    { event: 'alert_view', id: 'NYCAB-ENTRANCE', severity: 'critical' },
    { event: 'alert_view', id: 'NYCAB-TOLL', severity: 'info' },
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Close: Driving here/ }))
  expect(events().slice(2)).toEqual([
    { event: 'alert_dismiss', id: 'NYCAB-TOLL', severity: 'info' },
    { event: 'alert_view', id: 'NYCAB-ROOFTOP-AGE', severity: 'info' },
  ])
})

it('shows an author all alerts, which cannot be closed', async () => {
  const storage = memoryStorage()
  const { calls } = await show({ hotel: 'MUCDE', mode: 'edit', storage, props: { pages: ['x'] } })
  expect(titles()).toEqual([SAUNA, OKTOBERFEST])
  fireEvent.click(screen.getByRole('button', { name: /^Close: Roof sauna/ }))
  expect(titles()).toEqual([SAUNA, OKTOBERFEST])
  expect(storage.get('hotelAlerts.MUCDE')).toBeNull()
  expect(calls).toEqual([])
})

it('without server HTML, shows preloaded alerts at once', async () => {
  const { live } = parts({})
  const { props } = await prepareWidget(
    { type: widget.type, id: 'alone', props: {} },
    pageContext(),
    () => {},
  )
  if (!props) throw new Error('The props could not be read.')
  render(
    <PageProvider live={live.store} served={live.store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
  expect(titles()).toEqual([ENTRANCE, TOLL])
  await act(async () => {})
  expect(titles()).toEqual([ENTRANCE, TOLL])
})
