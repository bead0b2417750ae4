/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { property } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { fieldTree } from '../../author/fields/field-tree'
import { askedFields } from '../../author/fields/form'
import {
  propertyDataQuery,
  roomImagesQuery,
} from '../../features/property/photos/photos.operations'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import type { HotelGalleryInput } from './hotel-gallery.schema'
import widget from './hotel-gallery.widget'

let isNarrow = false
const opened: { id: string; props?: Record<string, unknown> }[] = []
const hear = (event: Event) => opened.push((event as CustomEvent).detail)

beforeEach(() => {
  isNarrow = false
  opened.length = 0
  Object.assign(window, {
    matchMedia: () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }),
    adobeDataLayer: [],
  })
  window.addEventListener('overlay-open', hear)
})

afterEach(() => {
  window.removeEventListener('overlay-open', hear)
  document.body.innerHTML = ''
})

const own = property('NYCAB', 'en-US')?.media.images ?? []
/** Nine photos of the New York hotel. */
const nine = [...own, ...own.slice(1, 4)]

interface Setup {
  props?: HotelGalleryInput
  page?: Partial<PageContext>
  images?: object[] | null
  /** The status of the page's viewer, if it has one. */
  viewer?: 'waiting' | 'failed' | null
}

async function open({ props = {}, page = {}, images = nine, viewer = 'waiting' }: Setup = {}) {
  if (viewer) {
    const placeholder = waitingOverlay('hotel-gallery-viewer', 'v')
    if (viewer === 'failed') placeholder.setAttribute('status', 'failed')
  }
  const hotel = property('NYCAB', 'en-US')
  const data = { property: hotel && { ...hotel, media: { ...hotel.media, images } } }
  const answers = [{ name: 'PropertyData', variables: { propertyId: 'NYCAB' }, data }]
  const { store } = offlinePage(pageContext({ answers, ...page } as Partial<PageContext>))
  const read = readProps(fieldsOf(widget.schema), widget.type, { ...props, id: 'g' }, (path) => {
    throw new Error(path)
  })
  const container = document.body.appendChild(document.createElement('div'))
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
    { container },
  )
  await act(async () => {})
  return view
}

const photos = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
const links = () => screen.getAllByRole('link')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const breakPhoto = (index: number) =>
  fireEvent.error(screen.getAllByRole('img')[index] as HTMLElement)
const sourceOf = (media: string) =>
  document.querySelector(`source[media="${media}"]`)?.getAttribute('srcset')

/** The address that a click leads to if it is not prevented. */
function isFollowed(element: HTMLElement, init: MouseEventInit = {}): boolean {
  let isDefault = false
  const last = (event: Event) => {
    isDefault = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last)
  fireEvent.click(element, init)
  window.removeEventListener('click', last)
  return isDefault
}

const events = () =>
  (window.adobeDataLayer as { event: string; eventInfo: Record<string, unknown> }[])
    .filter(({ event }) => event.startsWith('gallery'))
    .map(({ event, eventInfo }) => [event, eventInfo.index])

it('requests 358×160 on a phone, 451×366 on a tablet and 562×366 from 1024 px', async () => {
  await open()
  const image = screen.getAllByRole('img')[0]
  expect(image?.getAttribute('src')).toMatch(/\?width=358&height=160&quality=90$/)
  expect(image?.getAttribute('srcset')).toMatch(/width=358&height=160.* 1x, .*width=716.* 2x$/)
  expect(sourceOf('(min-width: 768px)')).toMatch(/width=451&height=366&quality=90 1x, .* 2x$/)
  expect(sourceOf('(min-width: 1024px)')).toMatch(/width=562&height=366&quality=90 1x, .* 2x$/)
})

it('uses the author’s quality', async () => {
  await open({ props: { quality: 60 } })
  expect(sourceOf('(min-width: 1024px)')).toMatch(/quality=60 1x/)
})

it('loads the first photo at once and the others near the viewport', async () => {
  await open()
  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy'])
})

it('removes a broken photo: the second becomes the first, and the counts are updated', async () => {
  isNarrow = true
  await open()
  expect(screen.getByText('Photo 1 of 9')).toBeInTheDocument()
  const second = photos()[1]
  breakPhoto(0)
  expect(photos()[0]).toBe(second)
  expect(screen.getAllByRole('img')[0]).toHaveAttribute('loading', 'eager')
  expect(photos()).toHaveLength(5)
  expect(screen.getByText('Photo 1 of 8')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'View all 8 photos' })).toBeInTheDocument()
})

it('shows nothing when every photo is broken', async () => {
  const { container } = await open({ images: own.slice(0, 2) })
  breakPhoto(0)
  breakPhoto(0)
  expect(container).toBeEmptyDOMElement()
})

it('removes a photo that failed to load before hydration', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const current = jest
    .spyOn(HTMLImageElement.prototype, 'currentSrc', 'get')
    .mockImplementation(function (this: HTMLImageElement) {
      return this.alt === own[0]?.altText ? this.src : ''
    })
  await open()
  expect(photos()[0]).toBe(own[1]?.altText)
  complete.mockRestore()
  current.mockRestore()
})

it('opens the viewer at the photo', async () => {
  await open()
  const third = links()[2] as HTMLElement
  expect(isFollowed(third)).toBe(false)
  expect(opened).toEqual([
    {
      id: 'v',
      props: expect.objectContaining({
        startIndex: 2,
        category: null,
        hotel: 'Alderway New York Midtown',
      }),
    },
  ])
  expect(opened[0]?.props?.images).toHaveLength(9)
  expect(document.activeElement).toBe(third)
  expect(events()).toEqual([['gallery_open', 2]])
})

it('opens the viewer at the first photo for “View all”', async () => {
  await open()
  press('View all 9 photos')
  expect(opened[0]?.props).toMatchObject({ startIndex: 0 })
})

it('counts only the remaining photos, and passes only those to the viewer', async () => {
  await open()
  breakPhoto(0)
  fireEvent.click(links()[0] as HTMLElement)
  expect(opened[0]?.props).toMatchObject({ startIndex: 0 })
  expect(opened[0]?.props?.images).toHaveLength(8)
})

it.each([null, 'failed'] as const)(
  'links to the large picture on a page without a viewer (%s)',
  async (viewer) => {
    await open({ viewer })
    const first = links()[0] as HTMLElement
    expect(first).toHaveAttribute('href', expect.stringMatching(/0\.webp\?width=1600&height=900/))
    expect(isFollowed(first)).toBe(true)
    expect(opened).toEqual([])
  },
)

it('leaves a click that opens a new tab to the browser', async () => {
  await open()
  expect(isFollowed(links()[0] as HTMLElement, { ctrlKey: true })).toBe(true)
  expect(opened).toEqual([])
})

it('without a viewer, “View all” shows the other photos in the page and focuses the first of them', async () => {
  await open({ viewer: null })
  press('View all 9 photos')
  expect(photos()).toHaveLength(9)
  expect(document.activeElement).toBe(links()[5])
  expect(screen.queryByRole('button', { name: /View all/ })).toBeNull()
})

it('announces the position when the arrow buttons are pressed, and stops at the ends', async () => {
  isNarrow = true
  await open()
  const carousel = screen.getByRole('group', { name: 'Photos of Alderway New York Midtown' })
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  press('Previous photo')
  expect(screen.getByText('Photo 1 of 9')).toBeInTheDocument()
  press('Next photo')
  expect(document.querySelector('[aria-live]')).toHaveTextContent('Photo 2 of 9')
  expect(screen.getAllByText('Photo 2 of 9')).not.toHaveLength(0)
  expect(photos()).toHaveLength(9)
  for (let presses = 0; presses < 12; presses++) press('Next photo')
  expect(screen.getAllByText('Photo 9 of 9')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Next photo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(events()).toHaveLength(8)
})

it('is no carousel as a mosaic, and a carousel at every width if its author sets it', async () => {
  const mosaic = await open()
  expect(document.querySelector('[aria-roledescription]')).toBeNull()
  mosaic.unmount()
  await open({ props: { layout: 'carousel' } })
  expect(document.querySelector('[aria-roledescription="carousel"]')).not.toBeNull()
})

it('scrolls the next photo to the start of the row, which is on the right in Arabic', async () => {
  isNarrow = true
  await open()
  const row = screen.getByRole('list')
  const moves: number[] = []
  row.scrollBy = (({ left }: ScrollToOptions) => moves.push(left ?? 0)) as never
  const rect = (left: number) => ({ left, right: left + 350 }) as DOMRect
  row.getBoundingClientRect = () => rect(0)
  for (const [index, slide] of [...row.children].entries())
    slide.getBoundingClientRect = () => rect(index * 358 * (row.dir === 'rtl' ? -1 : 1))
  press('Next photo')
  row.dir = 'rtl'
  row.style.direction = 'rtl'
  press('Previous photo')
  press('Next photo')
  expect(moves).toEqual([358, 0, -358])
})

it('after a swipe announces the position and loads the other photos', async () => {
  jest.useFakeTimers()
  isNarrow = true
  await open()
  const row = screen.getByRole('list')
  const rect = (left: number) => ({ left, right: left + 350 }) as DOMRect
  row.getBoundingClientRect = () => rect(0)
  for (const [index, slide] of [...row.children].entries())
    slide.getBoundingClientRect = () => rect((index - 2) * 358)
  fireEvent.scroll(row)
  await act(async () => jest.advanceTimersByTime(200))
  expect(screen.getByText('Photo 3 of 9')).toBeInTheDocument()
  expect(photos()).toHaveLength(9)
})

it('filters the photos by category and announces their number', async () => {
  await open()
  press('Rooms')
  const rooms = nine.filter(({ category }) => category === 'ROOMS')
  expect(photos()).toEqual(rooms.map(({ altText }) => altText))
  expect(screen.getByRole('button', { name: 'Rooms' })).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelector('[aria-live]')).toHaveTextContent(`Rooms, photos: ${rooms.length}`)
  fireEvent.click(links()[0] as HTMLElement)
  expect(opened[0]?.props).toMatchObject({ startIndex: 0, category: 'ROOMS' })
  press('All')
  expect(photos()).toHaveLength(5)
})

it('has no filter for a single category, or if its author disables it', async () => {
  const one = await open({ images: nine.filter(({ category }) => category === 'ROOMS') })
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull()
  one.unmount()
  await open({ props: { categories: false } })
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull()
})

it('shows the number of photos that its author sets, and a single photo', async () => {
  const two = await open({ props: { maxInline: 2 } })
  expect(photos()).toHaveLength(2)
  two.unmount()
  await open({ props: { layout: 'single' } })
  expect(photos()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull()
  expect(screen.getByRole('button', { name: 'View all 9 photos' })).toBeInTheDocument()
})

it('names a photo without a description by its hotel', async () => {
  await open({ images: own.map((image) => ({ ...image, altText: null })) })
  expect(photos()[1]).toBe('Alderway New York Midtown – photo 2')
})

it('uses a picture of one size unchanged', async () => {
  await open({ images: [{ damPath: '/fixed.jpg', renditionPath: '/r.webp', dynamic: false }] })
  expect(screen.getByRole('img')).toHaveAttribute('src', '/fixed.jpg')
  expect(document.querySelector('source')).toBeNull()
})

it('shows an author’s pictures, also on a page without a hotel', async () => {
  const page = { page: { id: 'home-search', type: null } }
  const images = [{ src: '/media/hotels/a/0.webp', alt: 'A' }, { src: '/b.jpg' }, { src: 'x:y' }]
  await open({ props: { source: 'authored', images }, page })
  expect(photos()).toEqual(['A', 'Photo 2'])
  expect(screen.getByRole('heading', { name: 'Photos' })).toBeInTheDocument()
  const sources = screen.getAllByRole('img').map((image) => image.getAttribute('src'))
  expect(sources).toEqual(['/media/hotels/a/0.webp?width=358&height=160&quality=90', '/b.jpg'])
})

it('requests the rooms’ photos, or those of one room that its author sets', async () => {
  const preload = (props: HotelGalleryInput) =>
    widget.preload?.({ ...readDefaults(), ...props } as never, pageContext())
  expect(preload({})).toEqual([{ query: propertyDataQuery, variables: { propertyId: 'NYCAB' } }])
  expect(preload({ source: 'room', roomCode: 'KING' })).toContainEqual({
    query: roomImagesQuery,
    variables: { propertyId: 'NYCAB', roomCode: 'KING' },
  })
})

const readDefaults = () => readProps(fieldsOf(widget.schema), widget.type, {}, () => {})

it('without photos shows an author three empty frames, and visitors nothing', async () => {
  const page = { page: { id: 'home-search', type: null } }
  const visitor = await open({ page })
  expect(visitor.container).toBeEmptyDOMElement()
  visitor.unmount()
  await open({ page: { ...page, mode: 'edit' } })
  expect(screen.getAllByText(/Sample photo/)).toHaveLength(3)
})

it('ignores clicks in author mode', async () => {
  await open({ page: { mode: 'edit' } })
  expect(isFollowed(links()[0] as HTMLElement)).toBe(false)
  press('View all 9 photos')
  expect(opened).toEqual([])
  expect(photos()).toHaveLength(5)
})

it.each([
  ['property', []],
  ['room', ['roomCode']],
  ['authored', ['images']],
])('asks an author of pictures from %s for nothing else', (source, names) => {
  const asked = askedFields(fieldTree(widget.schema).fields, { source })
  const own = asked.map(({ name }) => name).filter((name) => /^(roomCode|images)$/.test(name))
  expect(own).toEqual(names)
})
