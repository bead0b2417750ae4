/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { property, propertyAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { keepCurrency } from '../../features/currency/chosen-currency.service'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import { memoryStorage } from '../../services/storage/storage'
import type { HotelInformationInput } from './hotel-information.schema'
import widget from './hotel-information.widget'

type Changes = Parameters<typeof propertyAnswer>[3]

interface Setup {
  props?: HotelInformationInput & { labels?: Record<string, string> }
  hotel?: string
  locale?: string
  /** Changes to the seed's answer of the API. */
  changes?: Changes
  page?: Partial<PageContext>
  /** Answers of the network by path; other paths never answer. */
  network?: Record<string, unknown>
  width?: number
  /** The currency that the visitor has chosen. */
  currency?: string
}

async function show(setup: Setup = {}) {
  const { hotel = 'NYCAB', locale = 'en-US', changes = {}, network = {}, width = 400 } = setup
  window.matchMedia = ((query: string) => ({
    matches: width >= Number(/(\d+)px/.exec(query)?.[1]),
    addEventListener() {},
    removeEventListener() {},
  })) as never
  const asked: string[] = []
  const storage = { local: memoryStorage(), session: memoryStorage() }
  if (setup.currency) storage.session.set('currency', setup.currency)
  const logged: string[] = []
  const context = pageContext({
    locale,
    page: { id: 'hotel-overview', type: null, propertyId: hotel },
    answers: [propertyAnswer('PropertyDetails', hotel, locale, changes)],
    ...setup.page,
  })
  const { page, store } = offlinePage(context, {
    storage,
    log: (_level, message) => void logged.push(message),
    fetch: async (url, init) => {
      const path = `${url}`
      if (path.startsWith('/mi/query/')) asked.push(`${init?.body ?? ''}`)
      if (!Object.hasOwn(network, path)) return new Promise(() => {})
      const json = network[path]
      if (json instanceof Error) throw json
      return {
        ok: true,
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => json,
        text: async () => JSON.stringify(json),
      } as Response
    },
  })
  const texts = (await widget.translations?.())?.translations[locale] ?? {}
  const raw = { id: 'info', ...setup.props, labels: { ...texts, ...setup.props?.labels } }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const view = await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>,
    ),
  )
  return { asked, logged, page, ...view }
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)

/** The text beside a name, with plain spaces. */
const factOf = (term: string) =>
  [...(screen.getByText(term).closest('div')?.querySelectorAll('dd') ?? [])]
    .map((detail) => detail.textContent?.replace(/[\s\u00a0\u202f]+/g, ' '))
    .join(' | ')

const button = (name: string) => screen.getByRole('button', { name })

const openHash = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, '', hash)
    window.dispatchEvent(new Event('hashchange'))
  })

/** The summary of a section; ARIA has no role for it. */
const summary = (name: string) =>
  screen.getByRole('heading', { name }).closest<HTMLElement>('summary')

const press = (name: string) =>
  act(async () => {
    summary(name)?.click()
    // Waits until jsdom has sent the toggle event.
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

const openOnes = () =>
  [...document.querySelectorAll('[open] > summary:not([hidden])')].map((one) => one.textContent)

interface Pushed {
  event: string
  eventInfo: { section: string }
}

const expanded = () =>
  (window.adobeDataLayer as Pushed[])
    .filter(({ event }) => event === 'hotel_info_expand')
    .map(({ eventInfo }) => eventInfo.section)

beforeEach(() => {
  window.adobeDataLayer = []
  window.history.replaceState(null, '', '/')
  document.documentElement.dir = 'ltr'
  Object.assign(AbortSignal, {
    any: ([, asked]: AbortSignal[]) => asked,
    timeout: () => new AbortController().signal,
  })
})

describe('the content', () => {
  it('shows every section in the catalogue’s order, or an author’s selection in that order', async () => {
    const all = await show({ props: { display: 'list' } })
    expect(screen.getByRole('region', { name: 'Good to know' })).toBeVisible()
    expect(titles()).toEqual([
      'Check-in and check-out',
      'Parking',
      'Pets',
      'Amenities',
      'Food and drink',
      'Accessibility',
      'Internet',
      'Policies and fees',
      'Getting here',
      'Contact',
      'Sustainability',
    ])
    all.unmount()
    await show({ props: { display: 'list', sections: ['pets', 'checkin', 'pets'] } })
    expect(titles()).toEqual(['Pets', 'Check-in and check-out'])
  })

  it('shows a pet fee with amount and basis', async () => {
    await show({ props: { display: 'list' } })
    expect(factOf('Pet fee')).toBe('$75.00 per stay')
  })

  it('has no parking section for a hotel without parking', async () => {
    await show({ props: { display: 'list' }, hotel: 'MAXHT' })
    expect(titles()).not.toContain('Parking')
    expect(titles()).toContain('Pets')
  })

  it('shows a mandatory fee with amount, basis, tax and what it covers', async () => {
    await show({ props: { display: 'list' } })
    expect(screen.getByRole('heading', { name: 'Mandatory taxes and fees' })).toBeVisible()
    expect(factOf('Destination fee')).toMatch(/^\$30\.00 per night, plus tax \| Covers high-speed/)
  })

  it.each([
    ['MUCDE', 'en-US', 'City', '€3.50 per person and night, tax included'],
    ['MUCDE', 'de-DE', 'steuer', '3,50 € pro Person und Nacht, inkl. Steuern'],
  ])('%s in %s: fees in the property’s currency', async (hotel, locale, name, price) => {
    await show({ props: { display: 'list', sections: ['policies'] }, hotel, locale })
    const term = screen.getAllByText(new RegExp(name, 'i'))[0]?.textContent ?? ''
    expect(factOf(term)).toContain(price)
  })

  describe('in the currency that the visitor has chosen', () => {
    const euros = { __typename: 'ExchangeRate', currency: 'EUR', rate: 0.863, asOf: 'x' }
    const network = { '/mi/query/CurrencyExchange': { data: { currencyExchange: [euros] } } }

    it('shows converted fees second, until the hotel’s own currency is chosen again', async () => {
      const { page, asked } = await show({ currency: 'EUR', network })
      await waitFor(() => expect(factOf('Pet fee')).toBe('$75.00 per stay (≈ €64.73)'))
      expect(factOf('Destination fee')).toContain('$30.00 per night, plus tax (≈ €25.89)')
      expect(asked).toHaveLength(1)
      act(() => keepCurrency(page, 'USD'))
      expect(factOf('Pet fee')).toBe('$75.00 per stay')
    })

    it('shows fees in the hotel’s currency only when there is no exchange rate', async () => {
      const offline = { '/mi/query/CurrencyExchange': new Error('offline') }
      const { asked, logged } = await show({ currency: 'EUR', network: offline })
      await waitFor(() => expect(logged).not.toEqual([]))
      await act(async () => {})
      expect(asked).toHaveLength(1)
      expect(factOf('Pet fee')).toBe('$75.00 per stay')
    })

    it.each([undefined, 'USD', 'euros'])(
      'requests no exchange rate for the chosen currency %s',
      async (currency) => {
        const { asked } = await show({ ...(currency && { currency }), network })
        await act(async () => {})
        expect(asked).toEqual([])
        expect(factOf('Pet fee')).toBe('$75.00 per stay')
      },
    )
  })

  it('leaves out a fee of zero, and an unknown tax', async () => {
    const fee = property('NYCAB', 'en-US')?.mandatoryFees[0]
    if (!fee) throw new Error('The seed has lost its fee.')
    await show({
      props: { display: 'list', sections: ['policies'] },
      changes: {
        mandatoryFees: [
          { ...fee, mandatory: false, name: 'Bicycle' },
          { ...fee, taxIncluded: null as never, name: 'Resort fee', basis: 'STAY' },
        ],
      },
    })
    expect(screen.queryByText('Bicycle')).toBeNull()
    expect(factOf('Resort fee')).toMatch(/^\$30\.00 per stay \|/)
  })

  it('names what the guest pays at the hotel, also where the price of the night decides', async () => {
    const props: Setup['props'] = { display: 'list', sections: ['policies'] }
    const munich = await show({ props, hotel: 'MUCDE' })
    expect(factOf('City tax')).toMatch(/^€3\.50 per person.* night.* \| .*under 12 are exempt/)
    munich.unmount()
    await show({ props, hotel: 'TYOJP' })
    expect(factOf('Accommodation tax')).toMatch(/^Charged by Tokyo .*¥100 .*¥200/)
  })

  it('shows the amount of a deposit, and when it is released', async () => {
    await show({ props: { display: 'list' } })
    expect(factOf('Deposit')).toMatch(/\$100 per night .* five working days/)
  })

  it('shows parking with a price, without a price, and free of charge', async () => {
    await show({ props: { display: 'list', sections: ['parking'] }, hotel: 'RUHSA' })
    expect(factOf('Outdoor parking at the hotel')).toBe('Free of charge')
    expect(factOf('Valet parking')).toBe('SAR 75.00 per day')
    const first = property('NYCAB', 'en-US')?.parking[0]
    if (!first) throw new Error('The seed has lost its parking.')
    await show({
      props: { display: 'list', sections: ['parking'] },
      changes: { parking: [{ ...first, name: null, amount: null, basis: null, valet: false }] },
    })
    const item = screen.getByText('Self-parking')
    expect(item.closest('li')?.textContent?.trim()).toBe('Self-parking')
  })

  it('shows “Additional fee” as text, once for each amenity that costs extra', async () => {
    await show({ props: { display: 'list', sections: ['dining'] } })
    const paid = screen
      .getAllByRole('listitem')
      .filter((li) => /Additional fee/.test(`${li.textContent}`))
    expect(paid.map((li) => li.textContent)).toEqual(['Breakfast buffet Additional fee'])
  })

  it('groups amenities; a group with a section of its own is shown only there', async () => {
    const both = await show({ props: { display: 'list', sections: ['amenities', 'internet'] } })
    const groups = () => screen.getAllByRole('heading', { level: 4 }).map((h) => h.textContent)
    expect(groups()).toEqual([
      'Food and drink',
      'Wellness',
      'In your room',
      'Services',
      'Business',
      'Families',
      'Accessibility',
      'Sustainability',
    ])
    expect(screen.getAllByText(/Wi-Fi throughout/)).toHaveLength(1)
    both.unmount()
    await show({
      props: { display: 'list', sections: ['amenities'] },
      changes: {
        amenities: [
          { code: 'A', name: 'Helipad', group: 'aviation', paid: false },
          { code: 'B', name: 'Wi-Fi', group: 'internet', paid: false },
        ],
      },
    })
    expect(groups()).toEqual(['Internet', 'More'])
    expect(screen.getByText('Helipad')).toBeVisible()
  })

  it.each([
    ['NYCAB', 'en-US', /^16 mi$/],
    ['NYCAB', 'de-DE', /^27 km$/],
    ['NYCAB', 'de-DE', /^900 m$/],
    ['NYCAB', 'ja-JP', /^27 km$/],
  ])('%s in %s: distances as %s', async (hotel, locale, text) => {
    await show({ props: { display: 'list', sections: ['directions'] }, hotel, locale })
    const plain = (all: string) => all.replace(/[\s\u00a0\u202f]+/g, ' ')
    expect(screen.getByText((content) => text.test(plain(content)))).toBeVisible()
  })

  it('writes a Japanese address in its own order', async () => {
    await show({
      props: { display: 'list', sections: ['contact'] },
      hotel: 'TYOJP',
      locale: 'ja-JP',
    })
    const lines = [...(document.querySelectorAll('address bdi') ?? [])].map((l) => l.textContent)
    expect(lines[0]).toMatch(/^\d{3}-\d{4}東京都/)
    expect(lines.join('')).not.toMatch(/[,、]|日本/)
    expect(lines.length).toBeGreaterThan(1)
  })

  it('lists the hotel’s phone first, and never a fax number', async () => {
    await show({ props: { display: 'list', sections: ['contact'] }, hotel: 'MUCDE' })
    const phone = screen.getByRole('link', { name: /^Call Alderway .*: \+49/ })
    expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+49\d+$/))
    expect(
      within(screen.getByText('Fax').closest('div') as HTMLElement).queryByRole('link'),
    ).toBeNull()
    const terms = screen.getAllByRole('term').map((term) => term.textContent)
    expect(terms).toEqual(['Phone', 'Fax'])
  })

  it('shows a Max hotel’s contact only when its author enables it', async () => {
    const max = await show({ props: { display: 'list' }, hotel: 'MAXHT' })
    expect(titles()).not.toContain('Contact')
    max.unmount()
    await show({ props: { display: 'list', sections: ['contact'] }, hotel: 'MAXHT' })
    expect(titles()).toEqual(['Contact'])
  })

  it('leaves out null values of the API, and unsafe links', async () => {
    const nothing = {
      policies: null,
      parking: null,
      amenities: null,
      mandatoryFees: null,
      directions: null,
      checkInTime: null,
      checkOutTime: null,
    }
    const hotel = property('NYCAB', 'en-US')
    await show({
      props: { display: 'list' },
      changes: {
        ...(nothing as never as Changes),
        basicInformation: {
          ...(hotel?.basicInformation as NonNullable<typeof hotel>['basicInformation']),
          websiteUrl: 'javascript:alert(1)',
        },
      },
    })
    expect(titles()).toEqual(['Contact'])
    expect(screen.queryByText('Hotel website')).toBeNull()
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN/)
  })

  it('shows the hotel’s rich-text rules, sanitised', async () => {
    const hotel = property('NYCAB', 'en-US')
    const policies = {
      ...hotel?.policies,
      extraText: '<p>Quiet from <strong>ten</strong>.<script>alert(1)</script></p>',
    }
    await show({
      page: { answers: [] },
      props: { display: 'list', sections: ['policies'] },
      network: { '/mi/query/PropertyDetails': { data: { property: { ...hotel, policies } } } },
    })
    const strong = await screen.findByText('ten')
    expect(strong.tagName).toBe('STRONG')
    expect(strong.closest('p')?.textContent).toBe('Quiet from ten.')
    expect(document.querySelector('section script')).toBeNull()
  })

  it('shows markup in a text as text', async () => {
    await show({
      props: { display: 'list', sections: ['amenities'] },
      changes: {
        amenities: [
          { code: 'A', name: '<img src=x onerror=alert(1)>Pool', group: 'wellness', paid: false },
        ],
      },
    })
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText('Pool')).toBeVisible()
  })
})

describe('as an accordion', () => {
  it('opens sections and reports it, closes them silently', async () => {
    await show()
    expect(openOnes()).toEqual(['Check-in and check-out'])
    await press('Parking')
    expect(screen.getByText('Valet parking')).toBeVisible()
    await press('Parking')
    expect(screen.getByText('Valet parking')).not.toBeVisible()
    expect(expanded()).toEqual(['parking'])
  })

  it('has no open section if its author sets it', async () => {
    await show({ props: { openFirst: false } })
    expect(openOnes()).toEqual([])
  })

  it('has all sections open, without buttons, from the breakpoint L', async () => {
    const wide = await show({ width: 992 })
    expect(summary('Parking')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Parking' })).toBeVisible()
    expect(screen.getByText('Valet parking')).toBeVisible()
    wide.unmount()
    await show({ width: 991 })
    expect(summary('Parking')).toBeVisible()
  })

  it('is the target of #hotel-information, which opens the amenities', async () => {
    await show()
    const region = screen.getByRole('region', { name: 'Good to know' })
    expect(region).toHaveAttribute('id', 'hotel-information')
    await openHash('#hotel-information')
    expect(openOnes()).toEqual([
      'Check-in and check-out',
      'Amenities',
      'Food and drink',
      'Accessibility',
      'Internet',
      'Sustainability',
    ])
    expect(expanded()).toEqual([])
  })

  it('opens the section in the page’s address', async () => {
    window.history.replaceState(null, '', '#hotel-information-pets')
    await show()
    expect(openOnes()).toContain('Pets')
  })

  it('opens that section also when the answer arrives late', async () => {
    window.history.replaceState(null, '', '#hotel-information-pets')
    await show({
      page: { answers: [] },
      network: {
        '/mi/query/PropertyDetails': { data: { property: property('NYCAB', 'en-US') } },
      },
    })
    await screen.findByRole('heading', { name: 'Pets' })
    expect(openOnes()).toEqual(['Check-in and check-out', 'Pets'])
  })

  it('does not use the anchor if its author sets another, or a placeholder has that id', async () => {
    const own = await show({ props: { anchorId: 'facts' } })
    // On a page, the container of the placeholder has the anchor (docs/decisions/0029).
    own.container.id = 'facts'
    expect(document.querySelectorAll('#hotel-information')).toHaveLength(0)
    await openHash('#facts')
    expect(openOnes()).toContain('Amenities')
    await openHash('#facts-policies')
    expect(openOnes()).toContain('Policies and fees')
    own.unmount()
    await show({ props: { id: 'hotel-information' } })
    expect(document.querySelectorAll('#hotel-information')).toHaveLength(0)
  })
})

describe('as tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })

  it('shows one section at a time, selected by click, arrow keys or link, and tracks it', async () => {
    await show({ props: { display: 'tabs' } })
    expect(tab('Check-in and check-out')).toHaveAttribute('aria-selected', 'true')
    await act(async () => tab('Pets').click())
    await act(async () => tab('Pets').click())
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Pets')
    await act(async () => void fireEvent.keyDown(tab('Pets'), { key: 'ArrowRight' }))
    expect(tab('Amenities')).toHaveFocus()
    await openHash('#hotel-information-contact')
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Contact')
    expect(expanded()).toEqual(['pets', 'amenities'])
  })

  it('shows the amenities for a link to #hotel-information', async () => {
    await show({ props: { display: 'tabs', openFirst: false } })
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Check-in and check-out')
    await openHash('#hotel-information')
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Amenities')
  })

  it('the arrow keys are reversed in Arabic', async () => {
    document.documentElement.dir = 'rtl'
    await show({ props: { display: 'tabs' }, hotel: 'RUHSA', locale: 'ar-SA' })
    const [first, second] = screen.getAllByRole('tab')
    await act(async () => void fireEvent.keyDown(first as Element, { key: 'ArrowLeft' }))
    expect(second).toHaveFocus()
  })
})

it('copies the address in one line and announces it', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error())
  Object.assign(navigator, { clipboard: { writeText } })
  await show({ props: { display: 'list' } })
  await act(async () => button('Copy address').click())
  expect(writeText).toHaveBeenCalledWith(
    '27 Halloran Place, New York, New York, 10018, United States',
  )
  expect(screen.getByText('Address copied.')).toHaveAttribute('role', 'status')
  await act(async () => button('Copy address').click())
  expect(screen.getByText('We couldn’t copy the address.')).toBeVisible()
})

it('requests nothing if the answer is preloaded, else once', async () => {
  const served = await show()
  expect(served.asked).toEqual([])
  served.unmount()
  const { asked } = await show({ page: { answers: [] } })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('"NYCAB"')
})

it('uses the hotel of the session if the page names none', async () => {
  await show({
    page: { page: { id: 'confirmation', type: null }, answers: [] },
    network: {
      '/mi/session': { data: { propertyId: 'MUCDE' } },
      '/mi/query/PropertyDetails': { data: { property: property('MUCDE', 'en-US') } },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Parking' })).toBeVisible()
})

it('shows nothing when the call fails, and logs it', async () => {
  const { container, logged } = await show({
    page: { answers: [] },
    network: { '/mi/query/PropertyDetails': { errors: [{ message: 'No' }], data: null } },
  })
  expect(container.textContent).toBe('')
  expect(logged).toContain('error fetching property data')
})

it('shows an author all sections, for every display setting', async () => {
  const page = { mode: 'edit', answers: [propertyAnswer('PropertyDetails', 'NYCAB')] } as const
  const { asked } = await show({
    props: { display: 'tabs', openFirst: false },
    page: { ...page, answers: [...page.answers] },
  })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByText('Destination fee')).toBeVisible()
  expect(screen.getByText('Valet parking')).toBeVisible()
  expect(asked).toEqual([])
})
