/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'

let report: (entries: { target: Element; isIntersecting: boolean }[]) => void

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof report, options: { threshold: number }) {
        expect(options.threshold).toBe(0.5)
        report = callback
      }
      observe() {}
      unobserve() {}
    },
  })
})

it('tracks once a widget that was visible for a second, and no widget that was visible for less', async () => {
  jest.useFakeTimers()
  const { watchView } = await import('./widget-views')
  const { page } = offlinePage(pageContext())
  const [seen, passed] = ['seen', 'passed'].map((id) =>
    Object.assign(document.createElement('p'), { id }),
  )
  if (!seen || !passed) throw new Error()
  watchView(page, seen, 'footer')
  watchView(page, passed, 'modal')
  report([
    { target: seen, isIntersecting: true },
    { target: passed, isIntersecting: true },
  ])
  jest.advanceTimersByTime(999)
  report([{ target: passed, isIntersecting: false }])
  jest.advanceTimersByTime(1)
  report([{ target: seen, isIntersecting: true }])
  jest.advanceTimersByTime(5000)
  expect(window.adobeDataLayer).toEqual([
    {
      event: 'widget_view',
      eventInfo: expect.objectContaining({
        widget: 'footer',
        analyticsId: 'seen',
        pageId: 'hotel-overview',
        propertyId: 'NYCAB',
        locale: 'en-US',
      }),
    },
  ])
})
