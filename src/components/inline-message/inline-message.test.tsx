/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { prepareWidget } from '../../server/print/placeholder'
import { printPlaceholder } from '../../server/print/print-placeholder'
import type { PageMode } from '../../services/page/page-context'
import * as fixtures from './inline-message.fixtures'
import type { InlineMessageInput } from './inline-message.schema'
import widget from './inline-message.widget'

const { info, success, warning, error } = fixtures
const kinds = { info, success, warning, error }

interface Options {
  mode?: PageMode
  locale?: string
  report?: (path: string, problem: string) => void
}

/** A message that a script inserts after the page has loaded. */
async function show(
  props: object,
  { mode = 'publish', locale = 'en-US', report = () => {} }: Options = {},
) {
  const contextPath = locale === 'en-US' ? '' : `/${locale}`
  const { store } = offlinePage(pageContext({ mode, locale, contextPath }))
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'note', ...props }, report)
  const shown = render(
    <main>
      <h1>Your stay</h1>
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
      <h2>Rooms</h2>
    </main>,
  )
  await act(async () => {})
  return shown
}

/** A message in the server's HTML. */
async function showServed(props: InlineMessageInput) {
  const context = pageContext()
  const served = offlinePage(context).store
  const node = { type: widget.type, id: 'note', props: props as Record<string, unknown> }
  const prepared = await prepareWidget(node, pageContext(), () => {})
  document.body.innerHTML = printPlaceholder(prepared, served, () => {})
  const container = document.querySelector('foyer-widget > div')
  if (!container || !prepared.props) throw new Error('The server rendered nothing.')
  const live = offlinePage(context).store
  const app = (
    <PageProvider live={live} served={served}>
      <WidgetRoot widget={widget} props={prepared.props} />
    </PageProvider>
  )
  await act(async () => void hydrateRoot(container, app, { identifierPrefix: 'note' }))
}

beforeEach(() => {
  window.adobeDataLayer = []
  document.body.innerHTML = ''
})

describe('AC 1: each kind has an icon and a word', () => {
  it.each([
    ['info', 'Information: Rates for members are lower'],
    ['success', 'Success: Your room is ready early'],
    ['warning', 'Warning: Parking fills up by the afternoon'],
    ['error', 'Error: Online check-in is down'],
  ] as const)('%s', async (type, name) => {
    const { container } = await show(kinds[type].props)
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(container.querySelector('svg')).toBeInTheDocument()
  })
})

it('AC 2: closing it moves the focus to the next heading, and it stays closed', async () => {
  const { rerender } = await show(fixtures.full.props)
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(screen.queryByText(/rooftop bar/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Rooms' })).toHaveFocus()
  rerender(<h2>Rooms</h2>)
})

describe('AC 3: only an error that appears after the page has loaded is an alert', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const)('after the page has loaded, %s has the role %s', async (type, role) => {
    await show(kinds[type].props)
    expect(screen.getByRole(role)).toBeVisible()
    expect(screen.queryAllByRole('alert')).toHaveLength(role === 'alert' ? 1 : 0)
  })

  it('an error in the server’s HTML is no alert', async () => {
    await showServed(fixtures.error.props)
    expect(screen.getByRole('heading')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('AC 4: an author’s text is sanitised before it is shown', async () => {
  await showServed({
    title: 'Pool',
    text: '<p onclick="ran()">The <a href="javascript:ran()">pool</a><script>ran()</script> is <strong>warm</strong></p>',
  })
  const text = document.querySelector('strong')?.parentElement
  expect(text?.outerHTML).toBe('<p>The <a>pool</a> is <strong>warm</strong></p>')
})

it('has no close button unless its author enables it', async () => {
  await show(fixtures.info.props)
  expect(screen.queryByRole('button')).toBeNull()
})

it('is of the kind “information” if its kind is unknown', async () => {
  const report = jest.fn()
  await show({ ...fixtures.info.props, type: 'shouting' }, { report })
  expect(screen.getByRole('heading', { name: /^Information: / })).toBeVisible()
  expect(report).toHaveBeenCalledTimes(1)
})

it('is named by its title, at the heading level that its author sets', async () => {
  await show({ ...fixtures.info.props, headingLevel: 4 })
  const title = screen.getByRole('heading', { level: 4 })
  expect(screen.getByRole('region')).toHaveAttribute('aria-labelledby', title.id)
})

it('its link keeps the visitor’s locale; an unsafe address is removed', async () => {
  await show(fixtures.full.props, { locale: 'de-DE' })
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/de-DE/hotels/alderway-new-york-midtown/overview',
  )
  document.body.innerHTML = ''
  await show({ ...fixtures.full.props, cta: { label: 'Run', href: 'javascript:ran()' } })
  expect(screen.queryByText('Run')).toBeNull()
})

it('says when its link opens a new tab', async () => {
  await show(fixtures.error.props)
  const link = screen.getByRole('link', { name: 'See when it is back (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
})

it('tracks once that it was shown', async () => {
  const { rerender } = await show(fixtures.full.props)
  await act(async () => rerender(<p>Another page</p>))
  const events = window.adobeDataLayer as { event: string; eventInfo: object }[]
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    event: 'inline_message_view',
    eventInfo: { widget: 'inline-message', type: 'warning' },
  })
})

it('cannot be closed in author mode', async () => {
  await show(fixtures.full.props, { mode: 'edit' })
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(screen.getByText(/private party/)).toBeVisible()
})
