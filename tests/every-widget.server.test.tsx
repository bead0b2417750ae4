import { offlinePage, pageContext } from '../fixtures/pages'
import { prepareWidget, renderPlaceholder } from '../src/server/placeholder'
import { fixturesOf, types, widgetOf, withFixture } from './widgets'

describe.each(types)('%s on the server', (type) => {
  const widget = widgetOf(type)

  it.each(fixturesOf(type))('renders %s', async (name, fixture) => {
    const problems: string[] = []
    const log = (_level: string, message: string) => problems.push(message)
    const context = pageContext(fixture.page)
    const node = { type, id: `${type}-${name}`, props: fixture.props as Record<string, unknown> }
    const prepared = await prepareWidget(node, context.locale, log)
    const shown = { ...prepared, widget: withFixture(widget, fixture) }
    const html = renderPlaceholder(shown, offlinePage(context).store, log)

    expect(problems).toEqual([])
    expect(typeof window).toBe('undefined')
    const inner = /<div>(.*)<\/div><\/foyer-widget>$/s.exec(html)?.[1]
    if (fixture.isEmpty) expect(inner).toBe('')
    else expect(inner).not.toBe('')
    // A strict CSP blocks style attributes; "null" and its like must never reach a visitor (B.0).
    expect(inner).not.toMatch(/ style="/)
    expect(inner?.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(undefined|null|NaN)\b/)
  })
})
