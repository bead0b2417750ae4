/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom'
import { pageContext } from '../../fixtures/pages'
import './start'
import { seen } from '../../tests/loader-widgets'

jest.mock('./scripts', () => jest.requireActual('../../tests/loader-widgets'))

/** jsdom has no IntersectionObserver: a test sets which elements are in view. */
class Screen {
  static observers = new Set<Screen>()
  targets = new Set<Element>()
  constructor(readonly callback: (entries: object[], observer: object) => void) {
    Screen.observers.add(this)
  }
  observe(target: Element) {
    this.targets.add(target)
  }
  unobserve(target: Element) {
    this.targets.delete(target)
  }
  disconnect() {
    this.targets.clear()
  }
  static show(target: Element, isIntersecting: boolean, width = 9) {
    for (const observer of Screen.observers)
      if (observer.targets.has(target))
        observer.callback([{ target, isIntersecting, boundingClientRect: { width } }], observer)
  }
}
Object.assign(window, { IntersectionObserver: Screen })

/** A page of a CMS: HTML goes in, statuses and events come out. */
const events: { type: string; id: string; code: string; message: string }[] = []
const collect = (event: Event) => {
  events.push((event as CustomEvent).detail)
  event.preventDefault()
}

beforeAll(() => {
  const context = document.createElement('script')
  context.id = 'foyer-page'
  context.type = 'application/json'
  context.textContent = JSON.stringify(pageContext())
  document.head.append(context)
})

beforeEach(() => {
  events.length = 0
  Object.assign(seen, { mounts: 0, unmounts: 0, loads: 0 })
  document.addEventListener('component-error', collect)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  document.removeEventListener('component-error', collect)
  document.body.innerHTML = ''
  await tick()
})

const tick = () => new Promise((resolve) => setTimeout(resolve))

function placeholder(type: string, id: string, json: string, attributes = ''): string {
  return `<foyer-widget type="${type}" id="${id}" ${attributes}><script type="application/json">${json}</script></foyer-widget>`
}

const echo = (id: string, attributes = '') =>
  placeholder('echo', id, `{"text":"Hello ${id}"}`, attributes)

const element = (id: string) => document.getElementById(id) as HTMLElement
const status = (id: string) => element(id).getAttribute('status')
const isMounted = (id: string) => waitFor(() => expect(status(id)).toBe('mounted'))
const hasFailed = (id: string) => waitFor(() => expect(status(id)).toBe('failed'))

it('goes from found to loading to mounted', async () => {
  const statuses: (string | null)[] = []
  document.body.innerHTML = echo('a')
  statuses.push(status('a'))
  const observer = new MutationObserver(() => statuses.push(status('a')))
  observer.observe(element('a'), { attributeFilter: ['status'] })
  await isMounted('a')
  await tick()
  observer.disconnect()
  expect(statuses[0]).toMatch(/found|loading/)
  expect(statuses.at(-1)).toBe('mounted')
  expect(element('a').querySelector('button')).toHaveTextContent('Hello a 0')
  expect(events).toEqual([])
})

it('reads its props from an attribute if the CMS prints no script', async () => {
  document.body.innerHTML = `<foyer-widget type="echo" id="a" props='{"text":"From afar"}'></foyer-widget>`
  await isMounted('a')
  expect(element('a')).toHaveTextContent('From afar')
})

it.each([
  ['in a paragraph of an editor', '<p><script type="application/json">{"text":"Hi"}</script></p>'],
  [
    'of a type with a charset',
    '<script type="application/json; charset=utf-8">{"text":"Hi"}</script>',
  ],
])('reads its props from a script %s', async (_, script) => {
  document.body.innerHTML = `<foyer-widget type="echo" id="a">${script}</foyer-widget>`
  await isMounted('a')
  expect(element('a').querySelector('button')).toHaveTextContent('Hi 0')
})

it('starts a placeholder without a box, which cannot come into view', async () => {
  document.body.innerHTML = echo('a', 'when="visible" style="display: contents"')
  Screen.show(element('a'), false, 0)
  await isMounted('a')
})

it('mounts what nobody has scrolled to before the page is printed', async () => {
  document.body.innerHTML = `${echo('a', 'when="visible"')}${echo('b', 'when="open"')}${echo('c', 'when="never"')}`
  await import('./ahead')
  dispatchEvent(new Event('beforeprint'))
  await isMounted('a')
  expect([status('b'), status('c')]).toEqual(['found', 'found'])
})

it('treats an empty list as no props, because PHP encodes an empty object so', async () => {
  document.body.innerHTML = placeholder('echo', 'a', '[]')
  await hasFailed('a')
  expect(element('a')).toHaveAttribute('code', 'missing-prop')
  await waitFor(() => expect(events).toHaveLength(1))
  expect(events[0]?.message).toContain('text is missing')
})

it('keeps the server’s HTML', async () => {
  document.body.innerHTML = `<foyer-widget type="echo" id="a"><script type="application/json">{"text":"Hello"}</script><div><button type="button">Hello<!-- --> <!-- -->0</button></div></foyer-widget>`
  const served = element('a').querySelector('button')
  await isMounted('a')
  expect(element('a').querySelector('button')).toBe(served)
  expect(events).toEqual([])
})

describe('a placeholder that cannot be shown leaves its neighbours alone', () => {
  it.each([
    ['broken JSON', placeholder('echo', 'bad', '{"text":'), 'invalid-json'],
    ['a missing prop', placeholder('echo', 'bad', '{}'), 'missing-prop'],
    ['a type that nobody knows', placeholder('tea-urn', 'bad', '{}'), 'unknown-type'],
    ['no type', placeholder('', 'bad', '{}'), 'unknown-type'],
    ['the type __proto__', placeholder('__proto__', 'bad', '{}'), 'unknown-type'],
    ['the type constructor', placeholder('constructor', 'bad', '{}'), 'unknown-type'],
    ['the type toString', placeholder('toString', 'bad', '{}'), 'unknown-type'],
    ['a script that cannot be had', placeholder('gone', 'bad', '{}'), 'load-failed'],
    ['a widget that throws', placeholder('broken', 'bad', '{}'), 'render-failed'],
  ])('%s', async (_what, html, code) => {
    document.body.innerHTML = echo('before') + html + echo('after')
    await hasFailed('bad')
    await isMounted('before')
    await isMounted('after')
    expect(element('bad').getAttribute('code')).toBe(code)
    await waitFor(() => expect(events).toHaveLength(1))
    expect(events[0]).toMatchObject({
      type: element('bad').getAttribute('type'),
      id: 'bad',
      code,
      message: expect.stringMatching(/\S/),
    })
  })
})

it('keeps the server’s HTML when its script fails to load', async () => {
  document.body.innerHTML =
    '<foyer-widget type="gone" id="a"><script type="application/json">{}</script><div><p>Still here</p></div></foyer-widget>'
  await hasFailed('a')
  expect(element('a')).toHaveTextContent('Still here')
})

it('retries a failed script when the browser is back online', async () => {
  document.body.innerHTML = placeholder('flaky', 'a', '{"text":"At last"}')
  await hasFailed('a')
  window.dispatchEvent(new Event('online'))
  await isMounted('a')
  expect(element('a')).not.toHaveAttribute('code')
  expect(seen.loads).toBe(2)
  expect(events).toHaveLength(1)
})

it('does not report a failed retry again', async () => {
  document.body.innerHTML = placeholder('gone', 'a', '{}')
  await hasFailed('a')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(status('a')).toBe('loading'))
  await hasFailed('a')
  expect(events).toHaveLength(1)
})

it('logs a failure unless a listener prevents it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = placeholder('tea-urn', 'taken', '{}')
  await waitFor(() => expect(events).toHaveLength(1))
  expect(log).not.toHaveBeenCalled()

  document.removeEventListener('component-error', collect)
  document.body.innerHTML = placeholder('tea-urn', 'untaken', '{}')
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(log.mock.calls[0]?.[0]).toContain('unknown-type')
  expect(log.mock.calls[0]?.[0]).toContain('tea-urn#untaken')
  log.mockRestore()
})

describe('a mounted placeholder', () => {
  it('keeps its state when it is moved within one task', async () => {
    document.body.innerHTML = `${echo('a')}<main></main>`
    await isMounted('a')
    element('a').querySelector('button')?.click()
    await waitFor(() => expect(element('a')).toHaveTextContent('Hello a 1'))
    document.querySelector('main')?.append(element('a'))
    await tick()
    expect(status('a')).toBe('mounted')
    expect(element('a')).toHaveTextContent('Hello a 1')
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('is unmounted when removed, and mounted again when inserted', async () => {
    document.body.innerHTML = echo('a')
    await isMounted('a')
    const taken = element('a')
    taken.remove()
    await waitFor(() => expect(seen.unmounts).toBe(1))
    expect(taken).not.toHaveAttribute('status')
    document.body.append(taken)
    await isMounted('a')
    expect(seen.mounts).toBe(2)
    expect(taken.querySelectorAll('button')).toHaveLength(1)
  })
})

describe('a placeholder that waits to be visible', () => {
  it('mounts when it is near the viewport', async () => {
    document.body.innerHTML = echo('a', 'when="visible"')
    await tick()
    Screen.show(element('a'), false)
    await tick()
    expect(status('a')).toBe('found')
    Screen.show(element('a'), true)
    await isMounted('a')
  })

  it('hears its own clicks when it comes into view after an event has mounted it', async () => {
    document.body.innerHTML = echo('a', 'when="visible"')
    await tick()
    element('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await isMounted('a')
    Screen.show(element('a'), true)
    element('a').querySelector('button')?.click()
    await waitFor(() => expect(element('a')).toHaveTextContent('Hello a 1'))
  })

  it('is not mounted if it was removed before', async () => {
    document.body.innerHTML = echo('a', 'when="visible"')
    await tick()
    const taken = element('a')
    taken.remove()
    await tick()
    Screen.show(taken, true)
    await tick()
    expect(taken).not.toHaveAttribute('status')
    expect(seen.mounts).toBe(0)
  })
})

describe('an overlay that waits for an event', () => {
  const heard: unknown[] = []
  const hear = (event: Event) => heard.push((event as CustomEvent).detail)
  const ask = (detail: unknown) => window.dispatchEvent(new CustomEvent('overlay-open', { detail }))

  beforeEach(() => {
    heard.length = 0
    window.addEventListener('overlay-open', hear)
  })
  afterEach(() => window.removeEventListener('overlay-open', hear))

  it.each([
    ['id', 'a'],
    ['type', 'echo'],
  ])('mounts for an event with its %s, and the event is raised again', async (_by, id) => {
    document.body.innerHTML = echo('a', 'when="open"')
    await tick()
    expect(status('a')).toBe('found')
    const detail = { id, props: { startIndex: 2 } }
    ask(detail)
    await isMounted('a')
    expect(seen.mounts).toBe(1)
    expect(heard).toEqual([detail, detail])
  })

  it('is found by its id before another by its type', async () => {
    document.body.innerHTML = echo('a', 'when="open"') + echo('echo', 'when="open"')
    await tick()
    ask({ id: 'echo' })
    await isMounted('echo')
    expect(status('a')).toBe('found')
  })

  it('mounts for the event of the hotel’s quick view as well', async () => {
    document.body.innerHTML = echo('hotel-details', 'when="open"')
    await tick()
    window.dispatchEvent(new CustomEvent('show-hotel-detail', { detail: { id: 'hotel-details' } }))
    await isMounted('hotel-details')
  })

  it('ignores events of others and invalid events', async () => {
    document.body.innerHTML = echo('a', 'when="open"')
    await tick()
    ask({ id: 'another' })
    ask(null)
    await tick()
    expect(status('a')).toBe('found')
    expect(heard).toHaveLength(2)
  })

  it('raises an event again only once', async () => {
    document.body.innerHTML = echo('a', 'when="open"')
    await tick()
    ask({ id: 'a' })
    await isMounted('a')
    ask({ id: 'a' })
    await tick()
    expect(heard).toHaveLength(3)
  })

  it('is not mounted if it was removed before', async () => {
    document.body.innerHTML = echo('a', 'when="open"')
    await tick()
    element('a').remove()
    await tick()
    ask({ id: 'a' })
    await tick()
    expect(seen.mounts).toBe(0)
  })
})

it('mounts when idle in a browser without idle callbacks, and at once for an unknown strategy', async () => {
  document.body.innerHTML = echo('a', 'when="idle"') + echo('b', 'when="__proto__"')
  await isMounted('a')
  await isMounted('b')
})

it('may be included twice', () => {
  expect(() => jest.isolateModules(() => require('./start'))).not.toThrow()
})
