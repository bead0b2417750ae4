/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react'
import { offlinePage, pageContext } from '../fixtures/pages'
import { PageProvider } from '../src/hooks/page-store'
import { asFixture } from '../src/mapping/as-fixture'
import { WidgetRoot } from '../src/mapping/widget-root'
import { prepareWidget } from '../src/server/print/placeholder'
import { scripted } from '../src/ui/text/hidden.styles'
import { fixturesOf, types, widgetOf } from './widgets'

jest.mock('storybook/test', () => ({}))

/** These have a line of their own for the number of results, and announce the wait there. */
const OWN_LINE = ['rate-list', 'search-results']
/** Opened by a press, so that its answer, a spinner, is said at once. */
const isDialog = (type: string) => /-(?:modal|overlay|flyout|viewer)$/.test(type)
/** Hidden until it has an offer: nobody has asked for it. */
const UNASKED = ['cross-sell-offers']

const waiting = types
  .filter((type) => !isDialog(type) && !UNASKED.includes(type))
  .flatMap((type) =>
    fixturesOf(type)
      .filter(([, { model }]) =>
        ['loading', 'waiting'].includes((model as { state?: string } | undefined)?.state ?? ''),
      )
      .map(([name, fixture]) => [type, name, fixture] as const),
  )

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

it.each(waiting)(
  '%s (%s) announces its wait once, after a second, and shows nothing of it without a script',
  async (type, name, fixture) => {
    const widget = widgetOf(type)
    const context = pageContext(fixture.page)
    const node = { type, id: `${type}-${name}`, props: fixture.props as Record<string, unknown> }
    const { props } = await prepareWidget(node, context, () => {})
    const store = offlinePage(context).store
    const { container } = render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={asFixture(widget, fixture)} props={props as never} />
      </PageProvider>,
    )
    const said = () =>
      [...container.querySelectorAll('[role=status]')]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
    const before = said()
    act(() => jest.advanceTimersByTime(1000))
    const after = said()
    if (OWN_LINE.includes(type)) expect(after).toHaveLength(1)
    else expect([before, after]).toEqual([[], [expect.any(String)]])

    for (const shown of container.querySelectorAll('[role=status], [aria-hidden=true]:not(svg)'))
      expect((shown.firstElementChild ?? shown).closest(`.${scripted}`)).not.toBeNull()
  },
)

it('knows the widgets that wait', () => {
  expect(waiting.length).toBeGreaterThan(20)
})
