import { offlinePage, pageContext } from '../../../fixtures/pages'
import { prepareWidget, type WidgetNode } from './placeholder'
import { printPlaceholder } from './print-placeholder'

async function print(node: WidgetNode): Promise<string> {
  const log = () => {}
  const { store } = offlinePage(pageContext())
  return printPlaceholder(await prepareWidget(node, pageContext(), log), store, log)
}

/** The start tag, and that of the container. */
const tagsOf = (html: string) => html.match(/<(foyer-widget|div)\b[^>]*>/g)

describe('the settings of an author for the placeholder', () => {
  const wishes = { theme: 'dark', hideOn: ['XS', 'L'], anchorId: 'rooms' }

  it('are attributes of the placeholder; the anchor is the container’s id', async () => {
    const html = await print({ type: 'heading', id: 'h', props: { text: 'Rooms', ...wishes } })
    const [element, container] = tagsOf(html) ?? []
    expect(element).toContain(' data-theme="dark" data-hide-on="XS L" data-flow="leads">')
    expect(container).toBe('<div id="rooms">')
    expect(html).not.toMatch(/<div id="rooms">.*data-(theme|hide-on)/s)
  })

  it('are absent if the author sets none', async () => {
    const html = await print({ type: 'rich-text', id: 'a', props: { html: '<p>A</p>' } })
    expect(tagsOf(html)?.slice(0, 2)).toEqual([
      expect.stringMatching(/^<foyer-widget type="rich-text" id="a"( when="\w+")?>$/),
      '<div>',
    ])
  })

  it.each([
    ['navigation', 'top'],
    ['property-bar', 'below'],
  ])('mark a sticky %s, with its edge', async (type, where) => {
    const logo = { src: '/logo.svg', alt: 'Alderway', href: '/' }
    const sticks = (html: string) => /^<[^>]* data-sticky="(\w+)"/.exec(html)?.[1]
    expect(sticks(await print({ type, id: 'a', props: { logo } }))).toBe(where)
    expect(sticks(await print({ type, id: 'a', props: { logo, sticky: false } }))).toBeUndefined()
  })

  it('are printed for a nested component', async () => {
    const child = { type: 'heading', id: 'inner', props: { text: 'Rooms', ...wishes } }
    const html = await print({
      type: 'accordion',
      id: 'outer',
      props: { items: [{ title: 'First', body: '', children: [child] }] },
    })
    expect(html).toMatch(
      /<foyer-widget type="heading" id="inner"[^>]* data-theme="dark" data-hide-on="XS L"[^>]*>/,
    )
    expect(html).toContain('<div id="rooms">')
  })

  it('cannot give the container the id of the placeholder', async () => {
    const html = await print({ type: 'heading', id: 'h', props: { text: 'A', anchorId: 'h' } })
    expect(tagsOf(html)?.[1]).toBe('<div>')
  })

  it('cannot close their attribute', async () => {
    const anchorId = '"><script>alert(1)</script>'
    const html = await print({ type: 'heading', id: 'h', props: { text: 'A', anchorId } })
    expect(html).toContain('<div id="&quot;&gt;&lt;script')
    expect(html).not.toContain('<script>alert')
  })
})
