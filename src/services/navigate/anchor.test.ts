/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { keepAnchor } from './anchor'

async function visit(status: string) {
  document.body.innerHTML = '<h2 id="rooms"></h2>'
  const scrolled = jest.fn()
  Object.assign(document.getElementById('rooms') ?? {}, { scrollIntoView: scrolled })
  const { store } = offlinePage(pageContext(), {
    fetch: async () =>
      ({ ok: true, status: 200, headers: new Map(), json: async () => ({ status }) }) as never,
  })
  const stop = keepAnchor(store, 'rooms')
  await jest.advanceTimersByTimeAsync(0)
  return { scrolled, stop }
}

beforeEach(() => jest.useFakeTimers())

it('scrolls again after 700 ms for a signed-in visitor, whose content loads late', async () => {
  const { scrolled } = await visit('SUCCESS')
  await jest.advanceTimersByTimeAsync(699)
  expect(scrolled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it('does not scroll for other visitors', async () => {
  const { scrolled, stop } = await visit('ANONYMOUS')
  await jest.advanceTimersByTimeAsync(5_000)
  expect(scrolled).not.toHaveBeenCalled()
  stop()
})

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'does not scroll for a visitor who has moved on the page (%s)',
  async (sign) => {
    const { scrolled } = await visit('SUCCESS')
    dispatchEvent(new Event(sign))
    await jest.advanceTimersByTimeAsync(5_000)
    expect(scrolled).not.toHaveBeenCalled()
  },
)
