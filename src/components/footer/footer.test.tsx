/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { footerProps } from '../../../fixtures/footer'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageStore } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { tooManyDestinations } from './footer.fixtures'
import type { FooterInput } from './footer.schema'
import widget from './footer.widget'

const whole = footerProps('expanded', 'en-US')

beforeEach(() => {
  window.adobeDataLayer = []
  document.body.innerHTML = ''
  window.matchMedia = (() => ({ matches: false })) as never
})

async function show(
  changes: Partial<FooterInput> & { form?: Partial<FooterInput['resourceProperties']> } = {},
  context: Partial<PageContext> = {},
) {
  const { form, ...others } = changes
  const log = jest.fn()
  const { page, store } = offlinePage(pageContext(context), { log })
  const raw = {
    ...whole,
    id: 'footer',
    ...others,
    resourceProperties: { ...whole.resourceProperties, ...form },
  }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>,
    ),
  )
  return { page, store, log, footer: screen.getByRole('contentinfo') }
}

const clicks = () =>
  (window.adobeDataLayer ?? [])
    .map((entry) => entry as { event: string; eventInfo: Record<string, unknown> })
    .filter(({ event }) => event === 'footer_click')
    .map(({ eventInfo: { column, label } }) => ({ column, label }))

/** Clicks a link and says whether the browser would follow it. */
function follow(name: string | RegExp) {
  let isFollowed = false
  const stay = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  fireEvent.click(screen.getByRole('link', { name, hidden: true }))
  return isFollowed
}

describe('the expanded footer', () => {
  it('has four columns, each a navigation with its title', async () => {
    await show()
    for (const title of ['Our company', 'Work with us', 'Find help', 'Privacy and terms']) {
      expect(screen.getByRole('navigation', { name: title })).toBeInTheDocument()
    }
  })

  it('shows four of five columns of destinations and seven of nine links, and logs it', async () => {
    const { log } = await show(tooManyDestinations.props)
    const places = screen.getAllByRole('link', { name: /^Place/ })
    expect(places).toHaveLength(28)
    expect(places.map(({ textContent }) => textContent)).not.toContain('Place 5.1')
    expect(places.map(({ textContent }) => textContent)).not.toContain('Place 1.8')
    expect(log).toHaveBeenCalledWith(
      'warn',
      expect.stringMatching(/first 4 columns.*first 7 links/),
    )
  })

  it('shows the omitted links to an author, but to no visitor', async () => {
    await show(tooManyDestinations.props, { mode: 'edit' })
    expect(screen.getByText(/first 4 columns/)).toBeInTheDocument()
    document.body.innerHTML = ''
    await show(tooManyDestinations.props)
    expect(screen.queryByText(/first 4 columns/)).toBeNull()
  })

  it.each([
    [true, Node.DOCUMENT_POSITION_FOLLOWING],
    [false, Node.DOCUMENT_POSITION_PRECEDING],
  ])(
    'with destinations on top set to %s has the columns after or before them',
    async (destinationOnTop, place) => {
      await show({ form: { destinationOnTop } })
      const destinations = screen.getByRole('navigation', { name: 'Destinations' })
      const columns = screen.getByRole('navigation', { name: 'Our company' })
      expect(destinations.compareDocumentPosition(columns)).toBe(place)
    },
  )

  it.each(['open', 'closed'] as const)('shows its destinations %s', async (destinationState) => {
    await show({ form: { destinationState } })
    const details = screen.getByRole('navigation', { name: 'Destinations' }).firstElementChild
    expect(details?.hasAttribute('open')).toBe(destinationState === 'open')
  })

  it('shows only known social networks, in their fixed order, each with a name', async () => {
    const at = (network: string) => ({ network, href: `https://${network}.example/` })
    await show({ social: ['youtube', 'facebook', 'myspace'].map(at) as FooterInput['social'] })
    const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Facebook', 'YouTube'])
  })
})

it('minimized, shows copyright, privacy links and languages', async () => {
  const { footer } = await show({ form: { variation: 'minimized' } })
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Privacy statement' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Careers' })).toBeNull()
  expect(within(footer).queryByText('Follow us')).toBeNull()
  expect(screen.getByRole('button', { name: 'Language: English (United States)' })).toBeVisible()
})

it('shows the year in the copyright', async () => {
  const { footer } = await show()
  expect(footer).toHaveTextContent('© 2026 Alderway Hotels.')
})

it('opens a new tab if its author sets it, and says so', async () => {
  await show()
  const link = screen.getByRole('link', {
    name: /Green Ledger.*\(opens in a new tab\)/,
    hidden: true,
  })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(screen.getByRole('link', { name: 'Careers', hidden: true })).not.toHaveAttribute('target')
})

it('removes an unsafe address and keeps its text', async () => {
  await show({ columns: [[{ linkLabel: 'Odd', linkURL: 'javascript:alert(1)' }]] })
  expect(screen.queryByRole('link', { name: 'Odd' })).toBeNull()
  expect(screen.getByText('Odd')).toBeInTheDocument()
})

it('puts the site’s sub-directory before its paths', async () => {
  await show({}, { contextPath: '/de-DE' })
  expect(screen.getByRole('link', { name: 'Offers', hidden: true })).toHaveAttribute(
    'href',
    '/de-DE/promotion',
  )
})

describe('the privacy statement', () => {
  it('opens in its dialog if the page has one', async () => {
    const opened = jest.fn()
    window.addEventListener('overlay-open', ({ detail }: CustomEventInit) => opened(detail), {
      once: true,
    })
    await show()
    waitingOverlay('privacy-statement-modal', 'n7')
    expect(follow('Privacy statement')).toBe(false)
    expect(opened).toHaveBeenCalledWith({
      id: 'n7',
      props: { src: '/fragments/privacy-statement' },
    })
  })

  it('is a normal link if the page has no dialog, or none that is mounted', async () => {
    await show()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<foyer-widget type="privacy-statement-modal" id="n7" status="found"></foyer-widget>',
    )
    expect(follow('Privacy statement')).toBe(true)
  })
})

it('the privacy choices open the consent tool of a site that has one', async () => {
  const opened = jest.fn()
  window.addEventListener('consent-open', opened, { once: true })
  await show({
    columns: [
      ...whole.columns.slice(0, 3),
      [{ linkLabel: 'Your privacy choices', linkURL: '#privacy-choices' }],
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Your privacy choices', hidden: true }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog', { name: 'Your privacy choices' })).toBeNull()
})

describe('the privacy choices of a site without a consent tool', () => {
  const chosen: unknown[] = []
  const onChosen = ({ detail }: CustomEventInit) => void chosen.push(detail)
  beforeEach(() => {
    chosen.length = 0
    window.addEventListener('consent-changed', onChosen)
  })
  afterEach(() => {
    window.removeEventListener('consent-changed', onChosen)
    delete document.documentElement.dataset.privacySignal
  })

  /** Opens the dialog on a page whose visitor has chosen this before. */
  async function open(consent?: object, needsConsent = true) {
    const context = pageContext()
    const site = { ...context.site, analytics: { ...context.site.analytics, needsConsent } }
    const { page, store } = await show({}, { site })
    if (consent) page.storage.local.set('consent', JSON.stringify(consent))
    expect(follow('Your privacy choices')).toBe(false)
    const dialog = await screen.findByRole('dialog', { name: 'Your privacy choices' })
    return { page, store, dialog: within(dialog) }
  }
  const boxes = ({ dialog }: Awaited<ReturnType<typeof open>>) =>
    dialog.getAllByRole('checkbox').map((box) => {
      const { checked } = box as HTMLInputElement
      return [checked, box.getAttribute('aria-disabled') === 'true']
    })
  const press = ({ dialog }: Awaited<ReturnType<typeof open>>, name: string) =>
    act(async () => fireEvent.click(dialog.getByRole('button', { name })))

  it('are a link to their page, which works without a script', async () => {
    await show({}, { contextPath: '/de-DE' })
    expect(
      screen.getByRole('link', { name: 'Your privacy choices', hidden: true }),
    ).toHaveAttribute('href', '/de-DE/privacy-choices')
    // The loader holds a click on such a link until the footer is there.
    expect(
      screen.getByRole('link', { name: 'Your privacy choices', hidden: true }),
    ).toHaveAttribute('aria-haspopup', 'dialog')
    expect(
      screen.getByRole('link', { name: 'Privacy statement', hidden: true }),
    ).not.toHaveAttribute('aria-haspopup')
  })

  it('allow nothing before the first choice, and everything where no consent is needed', async () => {
    const asked = [
      [true, true],
      [false, false],
      [false, false],
    ]
    expect(boxes(await open())).toEqual(asked)
    document.body.innerHTML = ''
    expect(boxes(await open(undefined, false))).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ])
  })

  it('say that they are saved, once the dialog is closed', async () => {
    const opened = await open()
    expect(screen.queryByText('Your privacy choices are saved.')).toBeNull()
    await press(opened, 'Save choices')
    expect(screen.getByText('Your privacy choices are saved.').closest('dialog')).toBeNull()
  })

  it.each([
    ['Refuse all', { analytics: false, marketing: false }],
    ['Accept all', { analytics: true, marketing: true }],
    ['Save choices', { analytics: true, marketing: false }],
  ])('“%s” keeps it and closes', async (name, consent) => {
    const opened = await open({ analytics: true, marketing: false })
    await press(opened, name)
    expect(chosen).toEqual([consent])
    expect(screen.queryByRole('dialog', { name: 'Your privacy choices' })).toBeNull()
  })

  it('can be changed one by one, and show at the next opening what was chosen', async () => {
    const opened = await open({ analytics: false, marketing: true })
    fireEvent.click(opened.dialog.getByRole('checkbox', { name: 'Visit statistics' }))
    fireEvent.click(opened.dialog.getByRole('checkbox', { name: 'Marketing' }))
    fireEvent.click(opened.dialog.getByRole('checkbox', { name: 'Necessary' }))
    await press(opened, 'Save choices')
    expect(chosen).toEqual([{ analytics: true, marketing: false }])
    opened.page.storage.local.set('consent', JSON.stringify(chosen[0]))
    follow('Your privacy choices')
    const again = within(await screen.findByRole('dialog', { name: 'Your privacy choices' }))
    expect(again.getByRole('checkbox', { name: 'Visit statistics' })).toBeChecked()
    expect(again.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
  })

  it('leave marketing off where the browser opts out, and say why', async () => {
    document.documentElement.dataset.privacySignal = ''
    const opened = await open({ analytics: false, marketing: true })
    const marketing = opened.dialog.getByRole('checkbox', { name: 'Marketing' })
    expect(marketing).toHaveAccessibleDescription(/Global Privacy Control.*stays off/)
    fireEvent.click(marketing)
    expect(marketing).not.toBeChecked()
    await press(opened, 'Accept all')
    expect(chosen).toEqual([{ analytics: true, marketing: false }])
  })
})

it('tracks what was clicked and in which column', async () => {
  await show()
  follow('Careers')
  follow('Instagram')
  expect(clicks()).toEqual([
    { column: 'workWithUs', label: 'Careers' },
    { column: 'social', label: 'instagram' },
  ])
})

it('ignores clicks in author mode', async () => {
  await show({}, { mode: 'edit' })
  expect(follow('Careers')).toBe(false)
  expect(clicks()).toEqual([])
})

it('without regions has no language selector', async () => {
  await show({ regions: [] })
  expect(screen.queryByRole('button', { name: /Language/ })).toBeNull()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('hydrates a page that was rendered last year without a mismatch, and keeps its year', async () => {
  const at = (time: string) => offlinePage(pageContext(), { now: () => Date.parse(time) }).store
  const [server, browser] = [at('2026-12-31T23:59:59Z'), at('2027-01-01T00:00:01Z')]
  const raw = { ...whole, id: 'footer' }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const root = (live: PageStore) => (
    <PageProvider live={live} served={server}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(root(server))
  expect(container).toHaveTextContent('© 2026')
  const onRecoverableError = jest.fn()
  const hydrated = await act(async () =>
    hydrateRoot(container, root(browser), { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container).toHaveTextContent('© 2026')
  act(() => hydrated.unmount())
})
