import { pageContext } from '../../../fixtures/pages'
import { prepareWidget } from '../print/placeholder'
import { createContentCache } from './content-cache'
import { readContent } from './read-content'

const page = pageContext()
const heading = (text: string, id = 'title') => ({
  type: 'heading',
  id,
  props: { text, level: 1, labels: {} },
})

it('parses the same content once, and returns it without waiting afterwards', async () => {
  const first = await readContent(heading('Rooms'), page)
  expect(readContent(heading('Rooms'), page)).toBe(first)
  expect(prepareWidget(heading('Rooms'), page, () => {})).toMatchObject({
    props: { text: 'Rooms', id: 'title' },
  })
})

it.each([
  ['another text', heading('Dining'), page],
  ['another component', { ...heading('Rooms'), id: 'other' }, page],
  ['another type', { ...heading('Rooms'), type: 'modal', props: { title: 'Rooms' } }, page],
  ['another locale', heading('Rooms'), { ...page, locale: 'de-DE' }],
  ['another site', heading('Rooms'), { ...page, site: { ...page.site } }],
])('caches %s separately', async (_what, node, place) => {
  const first = await readContent(heading('Rooms'), page)
  const other = await readContent(node, place)
  expect(other).not.toBe(first)
  expect(other.props.id).toBe(node.id)
})

it('caches nothing that a caller or a widget can change', async () => {
  const node = heading('Rooms')
  const { props } = await readContent(node, page)
  expect(() => Object.assign(props, { text: 'Mine' })).toThrow(TypeError)
  expect(() => props.audience.push('anonymous')).toThrow(TypeError)
  node.props.labels = { own: 'x' }
  node.props.text = 'Later'
  expect(await readContent(heading('Rooms'), page)).toMatchObject({ props: { text: 'Rooms' } })
})

it('logs the problems of a content at every rendering', async () => {
  const problems: string[] = []
  const node = { type: 'heading', id: 'title', props: { text: 'Rooms', level: 'high' } }
  for (let time = 0; time < 2; time++)
    await prepareWidget(node, page, (_level, text) => problems.push(text))
  expect(problems).toHaveLength(2)
  expect(problems[0]).toContain('heading#title: level')
})

it('stays within its limits, and removes the least recently used content first', () => {
  const cache = createContentCache<number>({ entries: 100, bytes: 1_000_000 })
  for (let i = 0; i < 10_000; i++) {
    cache.set(`content ${i}`, i)
    // Used constantly, so it must not be removed.
    cache.get('content 0')
    expect(cache.size().entries).toBeLessThanOrEqual(100)
  }
  expect(cache.get('content 0')).toBe(0)
  expect(cache.get('content 9999')).toBe(9999)
  expect(cache.get('content 5000')).toBeUndefined()
})

it('counts bytes, so that long texts do not fill the memory', () => {
  const cache = createContentCache<string>({ entries: 1_000_000, bytes: 1_000_000 })
  for (let i = 0; i < 1000; i++) {
    cache.set(`${i} ${'x'.repeat(1000)}`, 'kept')
    expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000)
  }
  expect(cache.size().entries).toBeGreaterThan(50)
  cache.set('y'.repeat(1_000_000), 'too large')
  expect(cache.get('y'.repeat(1_000_000))).toBeUndefined()
})
