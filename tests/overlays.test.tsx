/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { propertyAnswer } from '../fixtures/answers'
import { offlinePage, pageContext } from '../fixtures/pages'
import { PageProvider } from '../src/hooks/page-store'
import { loadParts } from '../src/mapping/load-parts'
import { readProps } from '../src/mapping/read-props'
import { fieldsOf } from '../src/mapping/schema-fields'
import { widgetMap } from '../src/mapping/widget-map'
import { WidgetRoot } from '../src/mapping/widget-root'
import { OVERLAY_TYPES, openOverlay } from '../src/services/overlays/overlays'
import type { PageContext } from '../src/services/page/page-context'
import { types, widgetOf } from './widgets'

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  window.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never
})
beforeEach(() => {
  window.adobeDataLayer = []
  document.body.innerHTML = ''
})

interface Composed {
  /** The overlays by the id that a CMS chose: type and props. */
  widgets: Record<string, [type: string, props?: object]>
  pageId?: string
  answers?: PageContext['answers']
  /** Responses by a part of the path; other requests stay unanswered. */
  server?: Record<string, object>
}

/** Several widgets of one page, mounted, each in its placeholder; late views are already loaded. */
async function compose({ widgets, pageId = 'rate-list', answers = [], server = {} }: Composed) {
  const log = jest.fn()
  const { store } = offlinePage(
    pageContext({ page: { id: pageId, type: null, propertyId: 'NYCAB', cart: 'C1' }, answers }),
    {
      log,
      fetch: async (input) => {
        const [, body] = Object.entries(server).find(([part]) => `${input}`.includes(part)) ?? []
        if (!body) return new Promise(() => {})
        const text = JSON.stringify(body)
        return {
          ok: true,
          status: 200,
          headers: new Headers({ 'content-type': 'application/json' }),
          json: async () => body,
          text: async () => text,
        } as Response
      },
    },
  )
  for (const [id, [type, given = {}]] of Object.entries(widgets)) {
    const widget = widgetOf(type)
    await loadParts(widget)
    const placeholder = document.createElement('foyer-widget')
    placeholder.id = id
    placeholder.setAttribute('type', type)
    placeholder.setAttribute('status', 'mounted')
    const container = document.body
      .appendChild(placeholder)
      .appendChild(document.createElement('div'))
    const props = readProps(fieldsOf(widget.schema), type, { ...given, id }, () => {})
    await act(async () => {
      render(
        <PageProvider live={store} served={store}>
          <WidgetRoot widget={widget} props={props} />
        </PageProvider>,
        { container },
      )
    })
  }
  return { store, log }
}

/** An id as AEM generates it. */
const aem = (name: string) => `/content/site/page/jcr:content/root/${name}_copy`

const header = ['hotel-header', {}] as [string, object]
const headerAnswers = [propertyAnswer('HotelHeader', 'NYCAB')]

it('the member rate’s link opens the real sign-in dialog, whatever its id', async () => {
  await compose({
    widgets: { top: header, [aem('sign_in_modal')]: ['sign-in-modal', { version: 'new' }] },
    answers: headerAnswers,
    server: { userDetails: {}, '/mi/session': { data: { isMemberRate: 'true' } } },
  })
  const link = await screen.findByRole('link', { name: 'Sign in or join' })
  expect(fireEvent.click(link)).toBe(false)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('“Hotel details” of the header opens the real overlay, whatever its id', async () => {
  await compose({
    widgets: { top: header, [aem('details')]: ['hotel-details-overlay'] },
    pageId: 'confirmation',
    answers: headerAnswers,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Hotel details' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('“Hotel details” of the bar opens the real quick view, whatever its id, and raises an event', async () => {
  const details: unknown[] = []
  const onEvent = (event: Event) => void details.push((event as CustomEvent).detail)
  window.addEventListener('show-hotel-detail', onEvent)
  await compose({
    widgets: { bar: ['property-bar'], [aem('quick')]: ['hotel-quick-view-modal'] },
    pageId: 'hotel-overview',
    answers: [propertyAnswer('PropertyBar', 'NYCAB')],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Hotel details' }))
  window.removeEventListener('show-hotel-detail', onEvent)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(details).toEqual([{ id: 'hotel-details' }])
  const opened = (window.adobeDataLayer as { event: string }[]).filter(
    ({ event }) => event === 'quick_view_open',
  )
  expect(opened).toHaveLength(1)
})

it('a second factor opens the real dialog, whatever its id', async () => {
  await compose({ widgets: { [aem('code')]: ['otp-validation-modal'] } })
  let isOpening = false
  await act(async () => {
    isOpening = openOverlay('one-time-code', { returnTo: '/x' })
  })
  expect(isOpening).toBe(true)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('an author’s dialog is opened by its id, another by its type from a page’s script', async () => {
  const titled = (title: string) => ['modal', { title }] as [string, object]
  await compose({
    widgets: { first: titled('One'), second: titled('Two'), end: ['lookup-overlay'] },
  })
  await act(async () => void openOverlay('modal', { id: 'second' }))
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Two')
  const detail = { id: 'lookup-overlay' }
  await act(async () => void window.dispatchEvent(new CustomEvent('overlay-open', { detail })))
  await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAccessibleName('Two'))
})

it('opening returns false on a page without the overlay, or if it has nothing to show', async () => {
  expect(openOverlay('language')).toBe(false)
  await compose({ widgets: { choice: ['language-selector-modal', { regions: [] }] } })
  expect(openOverlay('language')).toBe(false)
  expect(openOverlay('modal', { id: 'choice' })).toBe(false)
})

describe('a page without an overlay that one of its widgets opens', () => {
  const context = (given: Partial<PageContext>) => {
    const settings = document.body.appendChild(document.createElement('script'))
    settings.type = 'application/json'
    settings.id = 'foyer-page'
    settings.textContent = JSON.stringify(pageContext(given))
  }
  const placed = (type: string, id: string) => {
    const placeholder = document.createElement('foyer-widget')
    placeholder.id = id
    placeholder.setAttribute('type', type)
    placeholder.setAttribute('props', '{}')
    return placeholder
  }

  it('is reported in the log of a development build', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    context({ page: { id: 'other', type: null } })
    const { mount } = await import('../src/mapping/mount')
    for (const type of ['profile-nudge', 'error-message']) {
      const placeholder = document.body.appendChild(placed(type, type))
      await act(async () => void (await mount(placeholder as never, widgetOf(type))))
    }
    await waitFor(() =>
      expect(warn.mock.calls.flat()).toEqual([
        expect.stringMatching(/^profile-nudge#profile-nudge: .*otp-validation-modal.*does nothing/),
        expect.stringMatching(/^error-message#error-message: .*sign-in-modal.*another page/),
      ]),
    )
    warn.mockRestore()
  })

  it('is reported to its author, as long as the overlay is missing', async () => {
    // jsdom has no layout.
    Element.prototype.checkVisibility = () => true
    context({ mode: 'edit', page: { id: 'other', type: null } })
    const { AuthoredWidget } = await import('../src/author/authored-widget')
    customElements.define('foyer-widget', AuthoredWidget)
    const nudge = document.body.appendChild(placed('profile-nudge', 'nudge')) as InstanceType<
      typeof AuthoredWidget
    >
    await act(() => nudge.ready)
    const note = () => nudge.querySelector('[data-foyer-badge]')?.textContent ?? ''
    expect(note()).toMatch(/place a component of type otp-validation-modal on this page/)
    const code = document.body.appendChild(placed('otp-validation-modal', aem('code')))
    expect(note()).not.toMatch(/otp-validation-modal/)
    await act(async () => code.remove())
    expect(note()).toMatch(/otp-validation-modal/)
  })
})

it('names only types that exist', () => {
  const named = Object.values(OVERLAY_TYPES).flat()
  expect(named.filter((type) => !(type in widgetMap))).toEqual([])
  const overlays = types.filter((type) => widgetOf(type).group === 'Overlay')
  expect(overlays.filter((type) => !named.includes(type))).toEqual([])
})

const HOME = join('src', 'services', 'overlays')
const OWN_WAYS = [
  /\b(?:emit|request)\(\s*'(?:overlay-[a-z]+|show-hotel-detail)'/,
  /new CustomEvent\(\s*'(?:overlay-[a-z]+|show-hotel-detail)'/,
  new RegExp(
    `(?:foyer-widget|\\[)[^\\n]*\\btype=\\\\?["']?(?:${Object.values(OVERLAY_TYPES).flat().join('|')})\\b`,
  ),
]

/** Lines that open or announce an overlay without `services/overlays`. */
function ownWaysIn(text: string): string[] {
  return text.split('\n').filter((line) => OWN_WAYS.some((way) => way.test(line)))
}

describe('an overlay is opened through services/overlays only', () => {
  it.each([
    "emit('overlay-open', { id: 'otp' })",
    "emit('show-hotel-detail', { id: 'hotel-details' })",
    "if (request('overlay-button', { id, button })) return",
    "dispatchEvent(new CustomEvent('overlay-close', { detail }))",
    'document.querySelector(\'foyer-widget[type="sign-in-modal"]\')',
    "'foyer-widget:is([type=language-selector-modal], [type=footer])',",
  ])('reports %s', (line) => {
    expect(ownWaysIn(`const a = 1\n${line}\n`)).toEqual([line])
  })

  it('in every file of src: call openOverlay(name) in place of the lines below', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => join('src', file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|styles)\.tsx?$/.test(file))
      .filter((file) => !file.startsWith(HOME))
    const lines = files.flatMap((file) =>
      ownWaysIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(lines).toEqual([])
  })
})
