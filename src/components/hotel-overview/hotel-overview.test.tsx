/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { readViewed } from '../../features/recently-viewed/recently-viewed.service'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { renderWidgets } from '../../server/render'
import type { PageContext } from '../../services/page/page-context'
import type { HotelOverviewInput } from './hotel-overview.schema'
import widget from './hotel-overview.widget'

type Changes = Parameters<typeof propertyAnswer>[3]

const NEW_YORK = { id: 'hotel-overview', type: null, propertyId: 'NYCAB' }

beforeEach(() => {
  window.adobeDataLayer = []
  document.body.replaceChildren()
})

async function show(
  props: Partial<HotelOverviewInput> = {},
  {
    changes,
    page,
    locale = 'en-US',
  }: { changes?: Changes; page?: Partial<PageContext>; locale?: string } = {},
) {
  const raw = { id: 'overview', ...props }
  const answers = [propertyAnswer('PropertyDetails', 'NYCAB', locale, changes)]
  const { store } = offlinePage(pageContext({ answers, locale, ...page }))
  return act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot
          widget={widget}
          props={readProps(fieldsOf(widget.schema), widget.type, raw, () => {})}
        />
      </PageProvider>,
    ),
  )
}

test('the hotel becomes the first of those that were viewed last (C.8)', async () => {
  const { store, page } = offlinePage(
    pageContext({ answers: [propertyAnswer('PropertyDetails', 'NYCAB')], page: NEW_YORK }),
  )
  const props = readProps(fieldsOf(widget.schema), widget.type, { id: 'overview' }, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
  await waitFor(() => expect(readViewed(page)).toHaveLength(1))
  expect(readViewed(page)[0]).toMatchObject({
    marshaCode: 'NYCAB',
    name: expect.stringContaining('New York'),
    country: 'US',
    imageUrl: expect.stringContaining('/media/'),
    starsCount: expect.any(Number),
  })
})

/** The widget's server HTML, and its structured data. */
async function serve({
  changes,
  locale = 'en-US',
  mode = 'publish',
  audience,
}: {
  changes?: Changes
  locale?: string
  mode?: PageContext['mode']
  audience?: string[]
} = {}) {
  const contextPath = locale === 'en-US' ? '' : `/${locale}`
  const asset = { js: 'a.js', imports: [] }
  const { answers, ...context } = pageContext({ locale, contextPath, mode, page: NEW_YORK })
  const { placeholders } = await renderWidgets({
    context,
    widgets: [{ type: 'hotel-overview', id: 'overview', props: audience ? { audience } : {} }],
    url: new URL(
      `https://www.alderway.example${contextPath}/hotels/alderway-new-york-midtown/overview?a=1`,
    ),
    manifest: { css: 'widgets.css', loader: asset, mount: asset, widgets: {} },
    assetBase: '/assets/',
    ask: async (name) =>
      name === 'PropertyDetails' && propertyAnswer(name, 'NYCAB', locale, changes).data,
    log: (_level, message) => {
      throw new Error(message)
    },
  })
  const html = placeholders.get('overview') ?? ''
  document.body.innerHTML = html
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent
  return { html, hotel: json ? JSON.parse(json) : null }
}

describe('overview', () => {
  it('shows three of five brand tags', async () => {
    await show({}, { changes: { brandTags: ['One', 'Two', 'Three', 'Four', 'Five'] } })
    const tags = within(screen.getByRole('list', { name: 'At this hotel' })).getAllByRole(
      'listitem',
    )
    expect(tags.map((tag) => tag.textContent)).toEqual(['One', 'Two', 'Three'])
  })

  it('shows nothing when the hotel fails to load, is unknown or has no data', async () => {
    const log = jest.fn()
    const failing = offlinePage(pageContext(), {
      fetch: () => Promise.reject(new TypeError('offline')),
      log,
    })
    const props = readProps(fieldsOf(widget.schema), widget.type, { id: 'overview' }, () => {})
    const { container } = await act(async () =>
      render(
        <PageProvider live={failing.store} served={failing.store}>
          <WidgetRoot widget={widget} props={props} />
        </PageProvider>,
      ),
    )
    await waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(log).toHaveBeenCalledWith('error', 'error fetching hotel overview data')

    const nothing = { description: null, highlights: [], amenities: [], contactInformation: null }
    const changes = { ...nothing, basicInformation: { name: 'Alderway' } } as never
    const { container: silent } = await show({}, { changes })
    expect(silent).toBeEmptyDOMElement()
  })

  it('keeps its highlights when there is no description', async () => {
    await show({}, { changes: { description: null } })
    expect(screen.getByText('Rooftop bar, open from 4 PM')).toBeVisible()
    expect(screen.queryByText('Read more')).not.toBeInTheDocument()
  })

  it('shows the number of highlights that its author sets', async () => {
    await show({ maxHighlights: 2 })
    expect(screen.getByText('Bryant Park four minutes on foot')).toBeVisible()
    expect(screen.queryByText('Original windows, ten feet high')).not.toBeInTheDocument()
  })

  it('links to all amenities on the same page', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'See all amenities' })).toHaveAttribute(
      'href',
      '#hotel-information',
    )
  })

  it('shows API text as text', async () => {
    const { container } = await show(
      {},
      {
        changes: {
          description: 'Calm <script>alert(1)</script>rooms <b>above</b> the city.',
          highlights: ['<img src=x onerror=alert(1)>Roof', null] as never,
        },
      },
    )
    expect(screen.getByText('Calm rooms above the city.')).toBeVisible()
    expect(screen.getByText('Roof')).toBeVisible()
    expect(container.querySelector('script, b, [onerror]')).toBeNull()
    expect(container).not.toHaveTextContent(/null|undefined/)
  })
})

describe('description', () => {
  it('expands in place, announces it, and is tracked once', async () => {
    await show()
    const summary = screen.getByText('Read more').closest('summary') as HTMLElement
    const section = summary.parentElement as HTMLDetailsElement
    const events = () => window.adobeDataLayer?.map((entry) => (entry as { event: string }).event)
    fireEvent.click(summary)
    expect(section.open).toBe(true)
    await waitFor(() => expect(events()).toEqual(['overview_expand']))
    fireEvent.click(summary)
    expect(section.open).toBe(false)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
    expect(events()).toEqual(['overview_expand'])
  })

  it('is complete in the server’s HTML', async () => {
    const { html } = await serve()
    expect(html).toContain('The building went up in 1926')
    expect(html).toContain('the reading room across the avenue.')
  })

  it('has no button if it is short, or if its author disables shortening', async () => {
    await show({}, { changes: { description: 'A good bed.' } })
    expect(screen.queryByText('Read more')).not.toBeInTheDocument()
    await show({ readMoreChars: 0 })
    expect(screen.queryByText('Read more')).not.toBeInTheDocument()
  })
})

describe('map', () => {
  it('is one link to the hotel’s location, which is tracked', async () => {
    await show()
    const picture = screen.getByRole('img', { name: 'Map showing Alderway New York Midtown' })
    expect(picture).toHaveAttribute('src', expect.stringContaining('/40.7527,-73.9862.svg'))
    const link = screen.getByRole('link', { name: /Show on map.*opens in a new tab/ })
    expect(link).toContainElement(picture)
    expect(link).toHaveAttribute('href', expect.stringContaining('query=40.7527%2C-73.9862'))
    fireEvent.click(link)
    expect(window.adobeDataLayer).toContainEqual(expect.objectContaining({ event: 'map_click' }))
  })

  it('stays a link when its picture fails to load', async () => {
    await show()
    fireEvent.error(screen.getByRole('img', { name: /^Map showing/ }))
    expect(screen.queryByRole('img', { name: /^Map showing/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Show on map/ })).toBeVisible()
  })

  it('is left out for invalid coordinates', async () => {
    const basicInformation = { name: 'Alderway', latitude: 140, longitude: 0 }
    await show({}, { changes: { basicInformation } as never })
    expect(screen.queryByRole('link', { name: /Show on map/ })).not.toBeInTheDocument()
  })
})

it('shows hotel times, whatever the visitor’s time zone', async () => {
  const { container } = await show({}, { locale: 'de-DE' })
  const times = [...container.querySelectorAll('time')]
  expect(times.map((time) => time.dateTime)).toEqual(['16:00', '11:00'])
  expect(times[0]).toHaveTextContent('16:00')
})

describe('for search engines', () => {
  it('contains exactly the values that are shown', async () => {
    const { hotel } = await serve()
    const shown = document.querySelector('foyer-widget > div') as HTMLElement
    const text = shown.textContent ?? ''
    const { address, geo, aggregateRating: rating, ...rest } = hotel

    expect(rest['@type']).toBe('Hotel')
    expect(text).toContain(rest.name)
    for (const part of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'])
      expect(within(shown).getByText(/Halloran/).parentElement).toHaveTextContent(address[part])
    const country = new Intl.DisplayNames('en-US', { type: 'region' }).of(address.addressCountry)
    expect(text).toContain(country)
    expect(shown.querySelector('a[href^="tel:"]')).toHaveAttribute('href', `tel:${rest.telephone}`)
    expect(shown.querySelector('a[target]')?.getAttribute('href')).toContain(
      encodeURIComponent(`${geo.latitude},${geo.longitude}`),
    )
    expect(text).toContain(`Rated ${rating.ratingValue} out of 5`)
    expect(text).toContain(`${rating.reviewCount.toLocaleString('en-US')} reviews`)
    const times = [...shown.querySelectorAll('time')].map((time) => `${time.dateTime}:00`)
    expect([rest.checkinTime, rest.checkoutTime]).toEqual(times)
    expect(rest.url).toBe('https://www.alderway.example/hotels/alderway-new-york-midtown/overview')
    expect(rest.image).toMatch(
      /^https:\/\/www\.alderway\.example\/media\/hotels\/alderway-new-york-midtown\/0-/,
    )
    expect(Object.keys(hotel).sort()).toEqual([
      '@context',
      '@type',
      'address',
      'aggregateRating',
      'checkinTime',
      'checkoutTime',
      'geo',
      'image',
      'name',
      'telephone',
      'url',
    ])
  })

  it.each([
    ['four reviews', { numberOfReviews: { count: 4 }, stars: { count: 4.8 } }],
    ['no stars', { numberOfReviews: { count: 40 }, stars: { count: 0 } }],
    ['nothing', null],
  ])('has no rating for %s, and shows none', async (_what, reviews) => {
    const { hotel, html } = await serve({ changes: { reviews } as never })
    expect(hotel).not.toHaveProperty('aggregateRating')
    expect(html).not.toMatch(/Rated|reviews</)
  })

  it('rounds the rating as it is shown', async () => {
    const reviews = { numberOfReviews: { count: 12 }, stars: { count: 4.268 } }
    const { hotel, html } = await serve({ changes: { reviews } as never })
    expect(hotel.aggregateRating.ratingValue).toBe(4.3)
    expect(html).toContain('Rated 4.3 out of 5')
  })

  it('has no rating in mainland China, and the URL of the page there', async () => {
    const { hotel } = await serve({ locale: 'zh-CN' })
    expect(hotel).not.toHaveProperty('aggregateRating')
    expect(hotel.url).toBe(
      'https://www.alderway.example/zh-CN/hotels/alderway-new-york-midtown/overview',
    )
  })

  it('holds neither a price nor a null, whatever the API leaves out', async () => {
    const { html } = await serve({
      changes: {
        seoNickname: null,
        media: null,
        contactInformation: null,
        checkInTime: null,
        policies: null,
        basicInformation: { name: 'Alderway', latitude: null, longitude: null },
      } as never,
    })
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(Object.keys(JSON.parse(json)).sort()).toEqual([
      '@context',
      '@type',
      'aggregateRating',
      'checkoutTime',
      'name',
    ])
    expect(json).not.toMatch(/null|undefined|NaN|price/i)
  })

  it('cannot close its script element', async () => {
    const hostile = 'A </script><script>alert(1)</script> & "B" <!--\u2028'
    const { hotel, html } = await serve({
      changes: {
        contactInformation: { contactNumbers: [], address: { line1: hostile } },
      } as never,
    })
    expect(hotel.address.streetAddress).toBe(hostile.trim())
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(document.querySelectorAll('script')).toHaveLength(2)
  })

  it('is left out on non-public pages, for authors, and without server HTML', async () => {
    expect((await serve({ audience: ['authenticated'] })).hotel).toBeNull()
    expect((await serve({ mode: 'edit' })).hotel).toBeNull()
    const { container } = await show()
    expect(container.querySelector('script')).toBeNull()
  })
})
