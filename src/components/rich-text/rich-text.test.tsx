/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { mapRichText } from '../../mapping/map-rich-text'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { cleanRichText } from '../../server/content/rich-text'
import { sanitiseRichText } from '../../services/content/sanitise'
import type { PageContext } from '../../services/page/page-context'
import { readMeasure } from './measure'
import type { RichTextInput } from './rich-text.schema'
import widget from './rich-text.widget'

/** The sanitiser's result in a browser with Trusted Types, which is no string. */
const trusted = (html: string) => {
  const clean = `${sanitiseRichText(html)}`
  return { toString: () => clean } as never as string
}

const ways: [string, (html: string) => string][] = [
  ['from the server', cleanRichText],
  ['from the browser', (html) => `${sanitiseRichText(html)}`],
  ['as Trusted HTML', trusted],
]

afterEach(() => {
  document.body.innerHTML = ''
})

async function show(
  clean: (html: string) => string,
  raw: RichTextInput,
  context: Partial<PageContext> = {},
) {
  const log = jest.fn()
  const { store } = offlinePage(pageContext(context), { log })
  const fields = fieldsOf(widget.schema)
  const props = readProps(fields, widget.type, { id: 'text', ...raw }, () => {})
  const app = () => (
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={shown} />
    </PageProvider>
  )
  const shown = mapRichText(fields, props, clean)
  const { container, rerender } = await act(async () => render(app()))
  // The heading levels are adapted once.
  await act(async () => rerender(app()))
  return { log, container }
}

describe.each(ways)('%s', (_way, clean) => {
  it('scripts and event attributes are removed', async () => {
    const { container } = await show(clean, {
      html: '<p onclick="x()">Rooms<script>x()</script></p>',
    })
    expect(container).toHaveTextContent(/^Rooms$/)
    expect(container.querySelector('script, [onclick]')).toBeNull()
  })

  it('a link that would run a script is replaced by its text', async () => {
    await show(clean, { html: '<p>Read <a href="javascript:x()">the terms</a></p>' })
    expect(screen.getByText('the terms')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('a table is focusable and scrollable, and is named by its caption', async () => {
    await show(clean, {
      html: '<table><caption>Parking</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>',
    })
    const [first, second] = screen.getAllByRole('group')
    expect(first).toHaveAccessibleName('Parking')
    expect(second).toHaveAccessibleName('Table')
    for (const scroller of [first, second]) expect(scroller).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('table', { name: 'Parking' })).toBeVisible()
    expect(document.querySelectorAll('[role=group]')).toHaveLength(2)
  })

  it('headings follow the page’s heading level, without skipping a level', async () => {
    await show(clean, {
      headingLevel: 3,
      html: '<h2 lang="fr">a</h2><h4>b</h4><h4>c</h4><h5>d</h5><h3>e</h3><h2>f</h2><h6>g</h6>',
    })
    const levels = screen.getAllByRole('heading').map((h) => [h.textContent, h.localName])
    expect(levels.join(' ')).toBe('a,h3 b,h4 c,h4 d,h5 e,h4 f,h3 g,h4')
    expect(screen.getByText('a')).toHaveAttribute('lang', 'fr')
  })

  it('no heading has a level deeper than six', async () => {
    await show(clean, { headingLevel: 6, html: '<h2>a</h2><h3>b</h3>' })
    expect(screen.getAllByRole('heading', { level: 6 })).toHaveLength(2)
  })

  it('markup in an attribute is shown as text', async () => {
    const { container } = await show(clean, {
      headingLevel: 3,
      html: '<img src="/a.webp" alt="> <table ><caption><h2 onclick=x()>">',
    })
    expect(screen.getByRole('img')).toHaveAttribute('alt', '> <table ><caption><h2 onclick=x()>')
    expect(container.querySelector('table, h2, h3, [role=group]')).toBeNull()
  })

  it.each(['', '<p> </p>', '<p>&nbsp;<br></p>', '<script>x()</script>'])(
    'renders nothing without text: %j',
    async (html) => {
      expect((await show(clean, { html })).container).toBeEmptyDOMElement()
    },
  )

  it('renders a picture without text', async () => {
    await show(clean, { html: '<img src="/a.webp" alt="A room">' })
    expect(screen.getByRole('img', { name: 'A room' })).toBeVisible()
  })
})

it.each([
  ['72ch', 72],
  ['60ch', 60],
  ['61.5ch', 60],
  [' 40CH ', 40],
  ['2ch', 24],
  ['9999px', 120],
  ['640px', 80],
  ['36rem', 72],
  ['none', null],
  ['100%', null],
  ['wide', undefined],
  ['72', undefined],
  ['72ch; color: red', undefined],
  ['calc(1ch)', undefined],
])('the width %j gives %p ch', (width, ch) => {
  expect(readMeasure(width)).toBe(ch)
})

it('an invalid width is replaced by the default, and its author gets a warning', async () => {
  const raw = { html: '<p>Rooms</p>', maxWidth: 'wide' }
  const { log, container } = await show(cleanRichText, raw)
  expect(container.querySelector('[data-measure]')).toHaveAttribute('data-measure', '72')
  expect(container).toHaveTextContent(/^Rooms$/)
  expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('wide'))
  document.body.innerHTML = ''
  await show(cleanRichText, raw, { mode: 'edit' })
  expect(screen.getByText(/“wide” is not understood/)).toBeVisible()
})
