/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { property } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import type { HotelGalleryViewerInput } from './hotel-gallery-viewer.schema'
import widget from './hotel-gallery-viewer.widget'

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    adobeDataLayer: [],
  })
})

afterEach(() => {
  document.documentElement.dir = ''
  document.documentElement.style.direction = ''
})

const images = property('NYCAB', 'en-US')?.media.images ?? []
const answer = {
  name: 'PropertyData',
  variables: { propertyId: 'NYCAB' },
  data: { property: property('NYCAB', 'en-US') },
}

interface Setup {
  props?: HotelGalleryViewerInput
  page?: Partial<PageContext>
  fetch?: Page['fetch']
}

async function place({ props = {}, page = {}, fetch }: Setup = {}) {
  const asked: string[] = []
  const { store } = offlinePage(pageContext(page), {
    fetch: (url, init) => {
      if (`${url}`.includes('userDetails')) return new Promise(() => {})
      asked.push(`${url} ${init?.body}`)
      return fetch ? fetch(url, init) : new Promise(() => {})
    },
  })
  const read = readProps(fieldsOf(widget.schema), widget.type, { ...props, id: 'v' }, (path) => {
    throw new Error(path)
  })
  const view = render(
    <>
      <a href="/media/2.webp">A tile</a>
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
  await act(async () => {})
  return { asked, ...view }
}

/** Opens it like a gallery: by a click on a link, which is then focused, or by an event while open. */
async function open(props: Record<string, unknown> = {}) {
  if (!dialog()) tile().focus()
  const brought = { images, hotel: 'Alderway New York Midtown', ...props }
  await act(async () => emit('overlay-open', { id: 'v', props: brought }))
}

const tile = () => screen.getByRole('link', { name: 'A tile', hidden: true })
const dialog = () => screen.queryByRole('dialog')
const stage = () => screen.getByRole('group', { name: /^Photo \d+ of/ })
const placeName = () => stage().getAttribute('aria-label')
const isAt = (n: number, total = 6) =>
  expect(placeName()).toBe(`Photo ${n} of ${total}: ${images[n - 1]?.altText}`)
const press = async (key: string, on: Element = stage()) =>
  act(async () => void fireEvent.keyDown(on, { key }))
const click = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const pictures = () => within(stage()).getAllByRole('img', { hidden: true })
const shown = () => within(stage()).getAllByRole('img')
const spoken = () =>
  [...document.querySelectorAll('.foyer-live-region p')].map(({ textContent }) => textContent)
const breakPicture = async (alt: string | undefined) =>
  act(async () => {
    fireEvent.error(pictures().find((picture) => picture.getAttribute('alt') === alt) as Element)
  })
const events = () =>
  (window.adobeDataLayer as { event: string; eventInfo: Record<string, unknown> }[])
    .filter(({ event }) => event.startsWith('viewer'))
    .map(({ event, eventInfo }) => [event, eventInfo.index])

it('renders and requests nothing until it is opened', async () => {
  const { asked } = await place()
  expect(dialog()).toBeNull()
  expect(asked).toEqual([])
  await act(async () => emit('overlay-open', { id: 'another' }))
  expect(dialog()).toBeNull()
})

it('opens at the photo that was clicked, titled with the hotel', async () => {
  const { asked } = await place()
  await open({ startIndex: 2 })
  expect(dialog()).toHaveAccessibleName('Photos of Alderway New York Midtown')
  isAt(3)
  expect(shown().map((image) => image.getAttribute('alt'))).toEqual([images[2]?.altText])
  expect(document.activeElement).toBe(stage())
  expect(asked.filter((call) => call.includes('PropertyData'))).toEqual([])
})

it('shows the photo’s description as its caption, and its position', async () => {
  await place()
  await open({ startIndex: 1 })
  expect(screen.getByText(images[1]?.altText ?? '')).toBeInTheDocument()
  expect(screen.getByText('2 / 6')).toBeInTheDocument()
})

it('moves by the arrow keys, Home and End, and stops at the ends', async () => {
  await place()
  await open()
  await press('ArrowRight')
  isAt(2)
  await press('ArrowLeft')
  await press('ArrowLeft')
  isAt(1)
  await press('End')
  isAt(6)
  await press('ArrowRight')
  isAt(6)
  await press('Home')
  isAt(1)
  await press('ArrowRight', screen.getByRole('button', { name: 'Close' }))
  isAt(2)
  expect(events()).toEqual([1, 0, 5, 0, 1].map((index) => ['viewer_nav', index]))
})

it('leaves keys with modifiers to the browser', async () => {
  await place()
  await open()
  await act(async () => void fireEvent.keyDown(stage(), { key: 'ArrowRight', altKey: true }))
  isAt(1)
})

it('moves in the direction of the arrow keys in Arabic', async () => {
  await place()
  await open()
  stage().style.direction = 'rtl'
  await press('ArrowLeft')
  isAt(2)
  await press('ArrowRight')
  isAt(1)
})

it('moves by its buttons, which are disabled but not removed at the ends', async () => {
  await place()
  await open({ startIndex: 4 })
  await click('Next photo')
  isAt(6)
  expect(screen.getByRole('button', { name: 'Next photo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await click('Next photo')
  isAt(6)
  await click('Previous photo')
  isAt(5)
})

it('moves by a swipe', async () => {
  jest.useFakeTimers()
  await place()
  await open()
  const rect = (left: number) => ({ left, right: left + 300 }) as DOMRect
  stage().getBoundingClientRect = () => rect(0)
  for (const [index, slide] of [...stage().children].entries())
    slide.getBoundingClientRect = () => rect((index - 1) * 300)
  fireEvent.scroll(stage())
  await act(async () => jest.advanceTimersByTime(150))
  isAt(2)
})

it('announces the position once after each change, and nothing on opening', async () => {
  // A line leaves after two seconds: those of earlier tests go now, and this one's stays on a slow machine.
  document.querySelector('.foyer-live-region')?.replaceChildren()
  jest.useFakeTimers()
  await place()
  await open({ startIndex: 2 })
  expect(spoken()).toEqual([])
  await press('ArrowRight')
  expect(spoken()).toEqual([`Photo 4 of 6: ${images[3]?.altText}`])
})

it('preloads the adjacent photos, at quality 90 in several widths, and no others', async () => {
  await place()
  await open({ startIndex: 2 })
  expect(pictures().map((image) => image.getAttribute('alt'))).toEqual(
    images.slice(1, 4).map(({ altText }) => altText),
  )
  for (const picture of pictures()) {
    expect(picture).toHaveAttribute('loading', 'eager')
    expect(picture.getAttribute('srcset')).toMatch(/width=1280&height=720&quality=90 1280w/)
    expect(picture).toHaveAttribute('sizes', 'min(100vw, 178vh)')
  }
})

it('skips a broken photo', async () => {
  await place()
  await open({ startIndex: 1 })
  await breakPicture(images[1]?.altText)
  expect(placeName()).toBe(`Photo 2 of 5: ${images[2]?.altText}`)
})

it('stays at its photo when an adjacent photo is broken', async () => {
  await place()
  await open({ startIndex: 1 })
  await breakPicture(images[0]?.altText)
  expect(placeName()).toBe(`Photo 1 of 5: ${images[1]?.altText}`)
})

it('says so when no photo can be shown', async () => {
  await place()
  await open({ images: images.slice(0, 1) })
  await breakPicture(images[0]?.altText)
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the photos.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('has no arrows, counter or thumbnails for a single photo', async () => {
  await place()
  await open({ images: images.slice(0, 1) })
  expect(screen.queryByRole('button', { name: /Next|Previous/ })).toBeNull()
  expect(screen.queryByText('1 / 1')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

it('shows the photos of a category, that of the opener first', async () => {
  await place()
  await open({ category: 'ROOMS', startIndex: 0 })
  const rooms = images.filter(({ category }) => category === 'ROOMS')
  expect(placeName()).toBe(`Photo 1 of ${rooms.length}: ${rooms[0]?.altText}`)
  expect(screen.getByRole('button', { name: 'Rooms' })).toHaveAttribute('aria-pressed', 'true')
  await click('All')
  isAt(1)
  await click('Dining')
  const dining = images.filter(({ category }) => category === 'DINING')
  expect(placeName()).toBe(`Photo 1 of ${dining.length}: ${dining[0]?.altText}`)
})

it('shows a photo when its thumbnail is clicked', async () => {
  await place()
  await open()
  const list = screen.getByRole('list', { name: 'All photos' })
  await act(async () => {
    fireEvent.click(within(list).getByRole('button', { name: /^Photo 4 of 6/ }))
  })
  isAt(4)
  expect(within(list).getByRole('button', { current: true })).toHaveAccessibleName(/^Photo 4/)
})

it('has no thumbnails if its author disables them', async () => {
  await place({ props: { showThumbs: false } })
  await open()
  expect(screen.queryByRole('list')).toBeNull()
})

it('returns the focus to the tile on Escape and starts again the next time', async () => {
  await place()
  await open({ startIndex: 3 })
  await press('ArrowRight')
  await act(async () => {
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }))
  })
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(tile())
  await open({ startIndex: 1 })
  isAt(2)
})

it('shows another photo when it is opened again while open', async () => {
  await place()
  await open({ startIndex: 3 })
  await open({ startIndex: 0 })
  isAt(1)
})

it('shows the hotel’s photos, as its author sets, when its opener passes none', async () => {
  await place({ props: { startIndex: 1 }, page: { answers: [answer] as never } })
  await open({ images: undefined, hotel: undefined })
  expect(dialog()).toHaveAccessibleName('Photos of Alderway New York Midtown')
  isAt(2)
})

it('waits for the hotel’s photos, and can be retried when they fail to load', async () => {
  let isDown = true
  const fetch = async () => {
    if (isDown) throw new TypeError('down')
    const body = { data: answer.data }
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => body,
      text: async () => JSON.stringify(body),
    }
  }
  await place({ fetch: fetch as never })
  await open({ images: undefined, hotel: undefined })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await act(async () => void fireEvent.click(again))
  expect(await screen.findByRole('group', { name: /^Photo 1 of 6/ })).toBeInTheDocument()
})

it('ignores invalid values from its opener', async () => {
  await place()
  await open({ images: [null, 5, ...images], startIndex: 'x', category: 'ATTIC' })
  isAt(1)
  await open({ startIndex: 99 })
  isAt(6)
  await open({ startIndex: -1 })
  isAt(1)
})

it('shows an author the hotel’s photos in the page, and preloads them in author mode only', async () => {
  const page = pageContext({ mode: 'edit' })
  expect(widget.preload?.({} as never, page)).toHaveLength(1)
  expect(widget.preload?.({} as never, pageContext())).toEqual([])
  await place({ page: { mode: 'edit', answers: [answer] as never } })
  expect(dialog()).toBeNull()
  expect(screen.getByRole('region', { name: /^Photos of/ })).toContainElement(stage())
})
