/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { renderWidgets } from '../../server/render'
import type { PageContext } from '../../services/page/page-context'
import type { HeadingInput } from './heading.schema'
import widget from './heading.widget'

afterEach(() => {
  document.body.innerHTML = ''
})

async function show(
  changes: Partial<HeadingInput> = {},
  context: Partial<PageContext> = {},
  id = 'heading',
) {
  const log = jest.fn()
  const { store } = offlinePage(pageContext(context), { log })
  const raw = { text: 'Rooms', ...changes, id }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const home = document.createElement('div')
  home.id = id
  await act(async () => {
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>,
      { container: document.body.appendChild(home) },
    )
  })
  return log
}

const asset = { js: 'a.js', imports: [] }

/** The headings of a page as our server renders it. */
async function served(widgets: Partial<HeadingInput>[], mainHeading?: string) {
  const { answers: _answers, page, ...context } = pageContext()
  const rendered = await renderWidgets({
    context: { ...context, page: { ...page, ...(mainHeading ? { mainHeading } : {}) } },
    widgets: widgets.map((props, index) => ({ type: 'heading', id: `h-${index}`, props })),
    url: new URL('https://www.alderway.example/'),
    manifest: { css: 'widgets.css', loader: asset, mount: asset, widgets: {} },
    assetBase: '/',
    ask: async () => null,
    log: () => {},
  })
  const levels = [...rendered.placeholders.values()].map((html) => /<(h\d)/.exec(html)?.[1])
  const json = /<script[^>]*>(.*)<\/script>/.exec(rendered.contextScript)?.[1] ?? ''
  return { levels, page: (JSON.parse(json) as PageContext).page }
}

it.each([1, 2, 3, 4, 5, 6])('has level %i', async (level) => {
  await show({ level })
  expect(screen.getByRole('heading', { level, name: 'Rooms' })).toBeVisible()
})

it('has the size that its author sets, independent of its level', async () => {
  await show({ level: 5, visualSize: 'xl' })
  expect(screen.getByRole('heading', { level: 5 })).toHaveAttribute('data-size', 'xl')
})

it('includes the line above it in its accessible name, separated by a pause', async () => {
  await show({ eyebrow: 'New York' })
  expect(screen.getByRole('heading').textContent).toBe('New York, Rooms')
})

it.each(['', '  '])('renders nothing without a text: %j', async (text) => {
  await show({ text, eyebrow: 'New York' })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText(/New York/)).toBeNull()
})

describe('the only h1 of a page', () => {
  const first = { text: 'Welcome', level: 1 }
  const second = { text: 'Rooms', level: 1 }

  it('is the first heading in reading order, on the server and in the browser', async () => {
    const { levels, page } = await served([{ text: '', level: 1 }, { text: 'a' }, first, second])
    expect(levels).toEqual([undefined, 'h2', 'h1', 'h2'])
    expect(page.mainHeading).toBe('h-2')
  })

  it('is the CMS’s own heading if the page has one', async () => {
    expect((await served([first], 'hero')).levels).toEqual(['h2'])
  })

  it('stays the one that the server chose, whichever heading is mounted first', async () => {
    const { page } = await served([first, second])
    await show(second, { page }, 'h-1')
    await show(first, { page }, 'h-0')
    expect(screen.getByRole('heading', { name: 'Welcome' }).localName).toBe('h1')
    expect(screen.getByRole('heading', { name: 'Rooms' }).localName).toBe('h2')
  })

  it('without server HTML, is the first heading that is mounted', async () => {
    await show(first, {}, 'one')
    const log = await show(second, {}, 'two')
    expect(screen.getByRole('heading', { name: 'Welcome' }).localName).toBe('h1')
    expect(screen.getByRole('heading', { name: 'Rooms' }).localName).toBe('h2')
    expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('heading#two'))
  })

  it('the author gets a warning about a second main heading, a visitor does not', async () => {
    const page = { id: 'hotel-overview', type: null, mainHeading: 'hero' }
    await show(second, { page })
    expect(screen.queryByText(/level 1/)).toBeNull()
    document.body.innerHTML = ''
    await show(second, { page, mode: 'edit' })
    expect(screen.getByText(/level 1/)).toBeVisible()
  })
})
