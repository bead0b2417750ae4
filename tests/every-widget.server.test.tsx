import { offlinePage, pageContext } from '../fixtures/pages'
import { asFixture } from '../src/mapping/as-fixture'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import { type AnyFixture, fixturesOf, types, variants, widgetOf } from './widgets'

describe.each(types)('%s on the server', (type) => {
  const widget = widgetOf(type)

  it.each(fixturesOf(type))(
    'renders %s, also in Arabic and on a dark background',
    async (name, fixture) => {
      const inner = await render(name, fixture)
      if (fixture.isEmpty) expect(seenOf(inner)).toBe('')
      else expect(inner).not.toBe('')
      expectClean(inner)
      for (const variant of Object.values(variants))
        expectClean(await render(name, variant(fixture)))
    },
  )

  async function render(name: string, fixture: AnyFixture): Promise<string> {
    const problems: string[] = []
    const log = (_level: string, message: string) => problems.push(message)
    const context = pageContext(fixture.page)
    const node = { type, id: `${type}-${name}`, props: fixture.props as Record<string, unknown> }
    const prepared = await prepareWidget(node, context, log)
    const shown = { ...prepared, widget: asFixture(widget, fixture) }
    const html = printPlaceholder(shown, offlinePage(context).store, log)

    expect(problems).toEqual([])
    expect(typeof window).toBe('undefined')
    const isDark = (fixture.props as { theme?: string }).theme === 'dark'
    expect(/^<foyer-widget [^>]*data-theme="dark"/.test(html)).toBe(isDark)
    const inner = /<div>(.*)<\/div><\/foyer-widget>$/s.exec(html)?.[1]
    expect(inner).toBeDefined()
    return inner ?? ''
  }
})

/**
 * A strict CSP blocks style attributes; "null" and similar texts must never reach a visitor (B.0).
 */
function expectClean(html: string) {
  expect(html).not.toMatch(/ style="/)
  expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(undefined|null|NaN)\b/)
}

/** Removes a closed dialog with its wrapper. */
function seenOf(html: string): string {
  return html
    .replace(/<dialog (?![^>]*\sopen\b)[^>]*>.*<\/dialog>/s, '')
    .replace(/^<div[^>]*><\/div>$/, '')
}
