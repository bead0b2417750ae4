/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { mapRichText } from '../../mapping/map-rich-text'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { cleanRichText } from '../../server/content/rich-text'
import { sanitiseRichText } from '../../services/content/sanitise'
import type { PageContext } from '../../services/page/page-context'
import type { LinksListInput } from './links-list.schema'
import widget from './links-list.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

const about = { linkLabel: 'About us', linkURL: '/about' }

async function show(
  props: Partial<LinksListInput>,
  context: Partial<PageContext> = {},
  clean = sanitiseRichText,
) {
  const { store } = offlinePage(pageContext(context))
  const fields = fieldsOf(widget.schema)
  const read = readProps(fields, widget.type, { id: 'links', items: [about], ...props }, () => {})
  return act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={mapRichText(fields, read, clean)} />
      </PageProvider>,
    ),
  )
}

/** Clicks a link without leaving the page; says whether the widget had prevented it. */
function click(element: Element): boolean {
  let isPrevented = false
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  fireEvent.click(element)
  return isPrevented
}

it('is a navigation named by its title; without one it is a list', async () => {
  await show({ title: 'The chain' }, { contextPath: '/de-DE' })
  expect(screen.getByRole('navigation', { name: 'The chain' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The chain', level: 2 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/de-DE/about')
})

it('without a title it is no landmark', async () => {
  await show({})
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('list')).toBeVisible()
})

it('opens a new tab only if the author sets it', async () => {
  await show({ items: [about, { ...about, linkLabel: 'Jobs', openInaNewTab: true }] })
  const link = screen.getByRole('link', { name: 'Jobs (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(screen.getByRole('link', { name: 'About us' })).not.toHaveAttribute('target')
})

it.each([
  ['no links', []],
  ['links that say nothing', [{ linkURL: '/a' }, { linkLabel: ' ', htmlContent: '<p> </p>' }]],
])('renders nothing with %s', async (_case, items) => {
  const { container } = await show({ title: 'The chain', items })
  expect(container).toBeEmptyDOMElement()
})

it.each([[''], ['javascript:alert(1)']])('an address "%s" leaves plain text', async (linkURL) => {
  await show({ items: [{ linkLabel: 'Gift cards', linkURL }] })
  expect(screen.getByText('Gift cards')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('svg')).toBeNull()
})

describe('rich text', () => {
  it('replaces the label in the link', async () => {
    await show({ items: [{ ...about, htmlContent: '<strong>All</strong> about us' }] })
    const link = screen.getByRole('link', { name: 'All about us' })
    expect(link.querySelector('strong')).toHaveTextContent('All')
    expect(screen.queryByText('About us')).toBeNull()
  })

  it('with links of its own is not inside another link', async () => {
    await show({ items: [{ ...about, htmlContent: 'Read <a href="/privacy">this</a>' }] })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/privacy')
  })

  it.each([
    ['in the browser', sanitiseRichText],
    ['on the server', cleanRichText],
  ])('is sanitised %s', async (_place, clean) => {
    const htmlContent = '<script>alert(1)</script><img src="x" onerror="alert(1)" alt="">Hello'
    await show({ items: [{ ...about, htmlContent }] }, {}, clean)
    expect(screen.getByRole('link', { name: 'Hello' })).toBeVisible()
    expect(document.querySelector('script, [onerror]')).toBeNull()
  })
})

it('tracks a followed link by its label, in rich text too', async () => {
  await show({
    items: [
      about,
      { htmlContent: 'Read <a href="/privacy">our statement</a>' },
      { linkLabel: 'Nothing' },
    ],
  })
  click(screen.getByText('About us'))
  click(screen.getByText('our statement'))
  click(screen.getByText('Nothing'))
  expect(window.adobeDataLayer).toMatchObject([
    { event: 'links_list_click', eventInfo: { label: 'About us' } },
    { event: 'links_list_click', eventInfo: { label: 'Read our statement' } },
  ])
  expect(window.adobeDataLayer).toHaveLength(2)
})

it('does not navigate in author mode', async () => {
  await show({}, { mode: 'edit' })
  expect(click(screen.getByRole('link'))).toBe(true)
  expect(window.adobeDataLayer).toEqual([])
})
