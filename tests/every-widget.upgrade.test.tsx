/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../fixtures/pages'
import { upgraded } from '../src/author/fields/upgrade'
import { PageProvider } from '../src/hooks/page-store'
import { clientRenderedProps } from '../src/mapping/client-rendered-props'
import type { Content } from '../src/mapping/define-widget'
import { WidgetRoot } from '../src/mapping/widget-root'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import { fc } from './random'
import { types, widgetOf } from './widgets'

interface Former {
  type: string
  /** Props as pages of former releases have them. */
  old: Content
  present: Content
  /** The link that the widget shows. */
  link: { name: string; href: string }
  /** Random content of the former shape. */
  any: fc.Arbitrary<Content>
}

const text = fc.string({ minLength: 1 })
const banner = { heading: 'Stay a night longer', image: { src: '/pictures/lobby.jpg' } }

const formers: Former[] = [
  {
    type: 'hero-banner',
    old: { ...banner, ctaLabel: 'See offers', ctaHref: '/offers', ctaNewTab: true },
    present: { ...banner, cta: { label: 'See offers', href: '/offers', newTab: true } },
    link: { name: 'See offers (opens in a new tab)', href: '/offers' },
    any: fc.record(
      { ctaLabel: text, ctaHref: text, ctaNewTab: fc.boolean(), heading: text },
      { requiredKeys: ['ctaLabel'] },
    ),
  },
  {
    type: 'links-list',
    old: { title: 'Read on', links: [{ text: 'Rooms', url: '/rooms' }, { text: 'Dining' }] },
    present: {
      title: 'Read on',
      items: [{ linkLabel: 'Rooms', linkURL: '/rooms' }, { linkLabel: 'Dining' }],
    },
    link: { name: 'Rooms', href: '/rooms' },
    any: fc.record(
      {
        title: text,
        links: fc.array(
          fc.oneof(fc.record({ text, url: text, icon: text }, { requiredKeys: [] }), text),
        ),
      },
      { requiredKeys: ['links'] },
    ),
  },
]

it('every widget that upgrades its content has a case with the former shape here: add one', () => {
  const upgradable = types.filter((type) => widgetOf(type).upgrade)
  expect(formers.map(({ type }) => type)).toEqual(upgradable)
})

describe.each(formers)('former content of $type', ({ type, old, present, link, any }) => {
  const widget = widgetOf(type)

  it('is rendered by the server as the present shape', async () => {
    const print = async (props: Content) => {
      const said: string[] = []
      const log = (_level: string, message: string) => said.push(message)
      const context = pageContext()
      const prepared = await prepareWidget({ type, id: 'one', props }, context, log)
      const html = printPlaceholder(prepared, offlinePage(context).store, log)
      return { html, said }
    }
    const printed = await print(old)
    expect(printed.html).toContain(`href="${link.href}"`)
    expect(printed).toEqual(await print(present))
    expect(printed.said).toEqual([])
  })

  it('is rendered in the browser without server HTML', async () => {
    const context = pageContext()
    Object.assign(window, { matchMedia })
    document.body.innerHTML = `<script type="application/json" id="foyer-page">${JSON.stringify(context)}</script>`
    const said: string[] = []
    const props = await clientRenderedProps(
      widget,
      { type, id: 'one', props: old },
      (path, problem) => said.push(`${path} ${problem}`),
    )
    const { store } = offlinePage(context)
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>,
    )
    expect(screen.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href)
    expect(said).toEqual([])
  })

  it('is shown to its author before and after the upgrade', async () => {
    expect(await upgraded(widget, old)).toEqual({
      raw: present,
      notes: [expect.stringMatching(/^[A-Z].+\.$/)],
    })
    expect(await upgraded(widget, present)).toBeNull()
  })

  it('keeps all values of its author, and is upgraded once', () =>
    fc.assert(
      fc.asyncProperty(any, async (raw) => {
        const before = JSON.parse(JSON.stringify(raw))
        const result = await upgraded(widget, raw)
        expect(raw).toEqual(before)
        expect(leaves(result?.raw)).toEqual(leaves(raw))
        expect(await upgraded(widget, result?.raw)).toBeNull()
      }),
    ))
})

describe.each(types.filter((type) => widgetOf(type).upgrade))('%s', (type) => {
  it('does not change an invalid value', async () => {
    for (const raw of [undefined, null, 'text', 1, [], {}])
      expect(await upgraded(widgetOf(type), raw)).toBeNull()
  })
})

/** All values at any depth without `false`: after an upgrade a former `false` may be left out. */
function leaves(value: unknown): unknown[] {
  const found = (inner: unknown): unknown[] =>
    typeof inner === 'object' && inner !== null ? Object.values(inner).flatMap(found) : [inner]
  return found(value)
    .filter((leaf) => leaf !== false)
    .sort()
}

/** jsdom has none; browsers do. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})
