/** @jest-environment jsdom */
/** What the server prints nothing of, an author is told of, with the field that it needs. */
import { offlinePage, pageContext } from '../fixtures/pages'
import { fieldTree } from '../src/author/fields/field-tree'
import { sectionsOf } from '../src/author/fields/form'
import { isPlaceholderSeen, sentenceOf, TO_EVERYBODY } from '../src/author/fields/unseen'
import { neededBy } from '../src/author/visitors-view'
import { loadParts } from '../src/mapping/load-parts'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import type { PageContext } from '../src/services/page/page-context'
import { type AnyFixture, fixturesOf, types, widgetOf } from './widgets'

// Storybook runs the play functions; their assertions are a module that jest cannot load.
jest.mock('storybook/test', () => ({}))

const contextOf = ({ page }: AnyFixture): PageContext => pageContext({ ...page, mode: 'publish' })

/** Whether visitors get HTML of a component with these stored props, as the server prints it. */
async function isPrinted(type: string, fixture: AnyFixture, props: object) {
  const context = contextOf(fixture)
  const node = { type, id: 'x', props: { ...props, ...TO_EVERYBODY } }
  const prepared = await prepareWidget(node, context, () => {})
  return isPlaceholderSeen(printPlaceholder(prepared, offlinePage(context).store, () => {}))
}

const ofSettings: string[] = []

describe.each(types)('%s', (type) => {
  const widget = widgetOf(type)
  const own = sectionsOf(fieldTree(widget.schema))
    .filter(({ isOfEvery }) => !isOfEvery)
    .flatMap(({ fields }) => fields)
    // A choice, such as the cart in place of the page's hotel, is no content that could be missing.
    .filter(({ name, kind, isRequired }) => name !== 'id' && (isRequired || kind !== 'choice'))
  const fixtures = fixturesOf(type).filter(([, { model }]) => model === undefined)
  const tell = (fixture: AnyFixture, props: object) =>
    neededBy(widget, 'x', props, {}, offlinePage(contextOf(fixture)).store)
  beforeAll(() => loadParts(widget))

  it('is never called unseen while the server prints it', async () => {
    for (const [name, fixture] of fixtures)
      if (await isPrinted(type, fixture, fixture.props))
        expect([name, tell(fixture, fixture.props)]).toEqual([name, null])
  })

  it('without a field that it cannot do without says which', async () => {
    for (const [name, fixture] of fixtures)
      for (const field of own.filter((field) => field.name in fixture.props)) {
        const { [field.name]: _removed, ...props } = fixture.props as Record<string, unknown>
        const isHidden =
          (await isPrinted(type, fixture, fixture.props)) &&
          !(await isPrinted(type, fixture, props))
        if (!isHidden && !field.isRequired) continue
        const needed = tell(fixture, props) ?? []
        const found = [name, field.name, needed.map(({ path }) => path.split('/')[0])]
        expect(found).toEqual([name, field.name, expect.arrayContaining([field.name])])
        for (const { title } of needed) expect(title).not.toBe('')
        if (!field.isRequired) ofSettings.push(`${type} ${field.name}`)
      }
  })
})

test('this is so for optional fields as well, which no schema calls needed', () => {
  expect([...new Set(ofSettings)]).toEqual(
    expect.arrayContaining([
      'hero-banner image',
      'hotel-gallery images',
      'heading text',
      'rich-text html',
    ]),
  )
})

test('the sentence names each field that would do', () => {
  const field = (title: string, isSet = false) => ({ path: title.toLowerCase(), title, isSet })
  const said = (...fields: ReturnType<typeof field>[]) =>
    sentenceOf(fields)
      .map((part) => (typeof part === 'string' ? part : `“${part.title}”`))
      .join('')
  const start = 'Visitors do not see this component: '
  expect(said(field('Picture'))).toBe(`${start}it has no “Picture”.`)
  expect(said(field('Picture'), field('Video'))).toBe(`${start}it has no “Picture” or “Video”.`)
  expect(said(field('Links', true))).toBe(`${start}nothing can be shown of its “Links”.`)
})
