/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import { answersAtom } from '../../services/graphql/answers'
import type { PageContext } from '../../services/page/page-context'
import type { HotelQuickViewModalInput } from './hotel-quick-view-modal.schema'
import widget from './hotel-quick-view-modal.widget'

const BODY =
  '<article><foyer-widget type="hotel-header" id="quick-view-title"></foyer-widget>' +
  '<h3>About</h3><p>Forty floors.</p><script>window.ran = true</script><form></form></article>'

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(AbortSignal, {
    any: ([, asked]: AbortSignal[]) => asked,
    timeout: () => new AbortController().signal,
  })
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo: jest.fn(),
    adobeDataLayer: [],
    ran: undefined,
  })
})

interface Setup {
  props?: HotelQuickViewModalInput
  page?: Partial<PageContext>
  /** The fragment's HTML, a status, or null: the call never answers. */
  fragment?: string | number | null
}

async function open({ props = {}, page = {}, fragment = BODY }: Setup = {}) {
  const asked: { url: string; signal: AbortSignal | null | undefined }[] = []
  const log: string[] = []
  const { store } = offlinePage(pageContext(page), {
    fetch: (url, init) => {
      if (`${url}`.endsWith('userDetails')) return new Promise(() => {})
      asked.push({ url: `${url}`, signal: init?.signal })
      if (fragment === null) return new Promise(() => {})
      const status = typeof fragment === 'number' ? fragment : 200
      const text = async () => `${fragment}`
      return Promise.resolve({ ok: status < 400, status, text } as Response)
    },
    log: (level, message) => void log.push(`${level}: ${message}`),
  })
  const read = readProps(fieldsOf(widget.schema), widget.type, { ...props, id: 'qv' }, (path) => {
    throw new Error(path)
  })
  const view = render(
    <>
      <button type="button" onClick={() => emit('show-hotel-detail', { id: 'hotel-details' })}>
        Hotel details
      </button>
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
  await settle()
  return { asked, log, store, ...view }
}

/** Waits for pending promises without advancing the fake timers. */
async function settle(ms = 0) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
  })
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    await jest.advanceTimersByTimeAsync(0)
  })
}

const detailsButton = () => screen.getByRole('button', { name: 'Hotel details', hidden: true })

async function clickDetails() {
  detailsButton().focus()
  fireEvent.click(detailsButton())
  await settle()
}

const dialog = () => screen.queryByRole('dialog')
const text = () => screen.getByText('Forty floors.')

async function reportTitle(id = 'NYCAB') {
  await act(async () => emit('hotel-title-loaded', { id }))
  await settle()
}

const events = () =>
  (window.adobeDataLayer as { event: string }[])
    .map(({ event }) => event)
    .filter((event) => event.startsWith('quick_view'))

it('requests nothing until the details button is clicked', async () => {
  const { asked } = await open()
  expect(dialog()).toBeNull()
  expect(asked).toEqual([])
  await clickDetails()
  expect(dialog()).toHaveAccessibleName('Hotel details')
  expect(asked.map(({ url }) => url)).toEqual(['/fragments/hotels/NYCAB/quick-view'])
  expect(events()).toEqual(['quick_view_open'])
})

it('ignores an event for another dialog', async () => {
  const { asked } = await open()
  await act(async () => emit('show-hotel-detail', { id: 'other' }))
  await settle()
  expect(dialog()).toBeNull()
  expect(asked).toEqual([])
})

it('opens for a click that happened before it was mounted', async () => {
  emit('show-hotel-detail', { id: 'hotel-details' })
  await open()
  expect(dialog()).not.toBeNull()
})

it('does not open for an old click, nor twice for one click', async () => {
  emit('show-hotel-detail', { id: 'hotel-details' })
  await settle(6000)
  const first = await open()
  expect(dialog()).toBeNull()
  first.unmount()
  await open()
  expect(dialog()).toBeNull()
})

it('opens once per event', async () => {
  const { asked } = await open()
  await clickDetails()
  await act(async () => emit('show-hotel-detail', { id: 'hotel-details' }))
  await settle()
  expect(asked).toHaveLength(1)
  expect(events()).toEqual(['quick_view_open'])
})

it('shows a spinner until the title component reports, then shows the body and focuses its title', async () => {
  await open()
  await clickDetails()
  expect(screen.getByText('Loading hotel details')).toHaveAttribute('role', 'status')
  expect(text()).not.toBeVisible()
  await reportTitle('OTHER')
  expect(text()).not.toBeVisible()
  await reportTitle()
  expect(screen.queryByText('Loading hotel details')).toBeNull()
  expect(text()).toBeVisible()
  expect(document.activeElement).toBe(document.getElementById('quick-view-title'))
})

it('accepts the report of the title inside the fragment', async () => {
  await open()
  await clickDetails()
  await reportTitle('quick-view-title')
  expect(text()).toBeVisible()
})

it('shows the body after 10 s without a title', async () => {
  await open()
  await clickDetails()
  await settle(9990)
  expect(text()).not.toBeVisible()
  await settle(20)
  expect(text()).toBeVisible()
  expect(screen.queryByText('Loading hotel details')).toBeNull()
})

it('shows the specified text when the fragment fails, and retries on request and when it opens again', async () => {
  const { asked, log } = await open({ fragment: 500 })
  await clickDetails()
  expect(within(dialog() as HTMLElement).getByRole('alert')).toHaveTextContent(
    /^Something went wrong$/,
  )
  expect(screen.queryByText('Loading hotel details')).toBeNull()
  expect(log).toEqual([expect.stringContaining('HTTP 500')])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  expect(asked).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  await clickDetails()
  expect(asked).toHaveLength(3)
})

it('removes scripts from the fragment and keeps forms', async () => {
  await open()
  await clickDetails()
  await reportTitle()
  expect(dialog()?.querySelector('script')).toBeNull()
  expect(dialog()?.querySelector('form')).not.toBeNull()
  expect(window).toHaveProperty('ran', undefined)
})

it('removes aria-live from the body two seconds after it opened', async () => {
  await open()
  await clickDetails()
  await reportTitle()
  await settle(1900)
  expect(text().closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await settle(200)
  expect(text().closest('[aria-live]')).toBeNull()
})

it('closed while it loads, aborts the request and inserts nothing', async () => {
  const { asked, log, container } = await open({ fragment: null })
  await clickDetails()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await settle(20_000)
  expect(container.querySelector('foyer-widget')).toBeNull()
  expect(log).toEqual([])
})

it('closed before the title reports, removes the body again', async () => {
  const { container } = await open()
  await clickDetails()
  expect(container.querySelector('foyer-widget')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle(20_000)
  expect(container.querySelector('foyer-widget')).toBeNull()
})

it('on closing restores focus and scroll position and raises an event; the second opening needs no request', async () => {
  const closed: unknown[] = []
  window.addEventListener('overlay-close', (event) => closed.push((event as CustomEvent).detail))
  const { asked } = await open()
  Object.assign(window, { scrollX: 0, scrollY: 420 })
  await clickDetails()
  await reportTitle()
  fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }))
  await settle()
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(detailsButton())
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 420, behavior: 'instant' })
  expect(closed).toEqual([{ id: 'qv', reason: 'escape' }])
  await clickDetails()
  expect(text()).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('links to the hotel’s rates, under the site’s sub-directory', async () => {
  await open({ page: { contextPath: '/cn' } })
  await clickDetails()
  const link = screen.getByRole('link', { name: 'View rates' })
  expect(link).toHaveAttribute('href', '/cn/reservation/rateListMenu.mi?propertyCode=NYCAB')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(events()).toEqual(['quick_view_open', 'quick_view_cta'])
})

it('uses the author’s button and fragment, and shows only the selected parts', async () => {
  const own = await open({
    props: {
      fragmentSrc: '/content/{propertyId}/view.html',
      cta: { label: 'Meetings', href: '/meetings' },
    },
  })
  await clickDetails()
  expect(own.asked[0]?.url).toBe('/content/NYCAB/view.html')
  expect(screen.getByRole('link', { name: 'Meetings' })).toHaveAttribute('href', '/meetings')
  own.unmount()
  const parts = await open({ props: { sections: ['gallery'] } })
  await clickDetails()
  expect(parts.asked[0]?.url).toBe('/fragments/hotels/NYCAB/quick-view?sections=gallery')
})

it('fetches no fragment from another site', async () => {
  const { asked } = await open({ props: { fragmentSrc: 'https://evil.example/view' } })
  await clickDetails()
  expect(asked[0]?.url).toBe('/fragments/hotels/NYCAB/quick-view')
})

it('stores the preloaded answers of the fragment', async () => {
  const answers = JSON.stringify([
    { name: 'HotelHeader', variables: { propertyId: 'NYCAB' }, data: { property: null } },
  ])
  const { store } = await open({
    fragment: `<article data-answers="${answers.replaceAll('"', '&quot;')}">Hotel</article>`,
  })
  await clickDetails()
  expect(Object.keys(store.get(answersAtom)).join()).toContain('HotelHeader')
})

it('closes when another dialog opens', async () => {
  await open()
  await clickDetails()
  await act(async () => emit('overlay-open', { id: 'another' }))
  expect(dialog()).toBeNull()
})

it('renders nothing on a page without a hotel', async () => {
  const { asked } = await open({ page: { page: { id: 'home-search', type: null } } })
  await clickDetails()
  expect(dialog()).toBeNull()
  expect(asked).toEqual([])
})

it('shows an author the open body in the page, without waiting for its title', async () => {
  await open({ page: { mode: 'edit' } })
  expect(dialog()).toBeNull()
  expect(screen.getByRole('region', { name: 'Hotel details' })).toContainElement(text())
  expect(text()).toBeVisible()
})
