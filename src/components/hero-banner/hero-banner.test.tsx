/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { heroAnswer } from '../../../fixtures/answers'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { prepareWidget } from '../../server/print/placeholder'
import { printPlaceholder } from '../../server/print/print-placeholder'
import type { PageContext } from '../../services/page/page-context'
import type { HeroBannerInput } from './hero-banner.schema'
import widget from './hero-banner.widget'

const image = { src: '/media/hotels/dessin-sydney-walsh-bay/0.webp', alt: 'A wharf at dawn' }
const film = { src: '/media/films/harbour.webm', poster: image.src }

/** The visitor's settings: matching media queries, and data saving. */
let quiet: string[]
let savesData: boolean
let seen: (isIntersecting: boolean) => void
let plays: jest.SpyInstance
let pauses: jest.SpyInstance

beforeEach(() => {
  quiet = []
  savesData = false
  window.adobeDataLayer = []
  plays = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  pauses = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: quiet.some((part) => query.includes(part)),
      addEventListener() {},
      removeEventListener() {},
    }),
    IntersectionObserver: class {
      constructor(notify: (entries: object[]) => void) {
        seen = (isIntersecting) => act(() => notify([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  })
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    get: () => ({ saveData: savesData }),
  })
})

afterEach(() => jest.restoreAllMocks())

async function show(props: Partial<HeroBannerInput>, page: Partial<PageContext> = {}) {
  const raw = { id: 'hero', heading: 'Sleep well', ...props }
  const { store } = offlinePage(pageContext(page))
  return act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot
          widget={widget}
          props={readProps(fieldsOf(widget.schema), widget.type, raw, () => {})}
        />
      </PageProvider>,
    ),
  )
}

const filmOf = (container: HTMLElement) => container.querySelector('video')

describe('content', () => {
  it('shows nothing without a picture and without data', async () => {
    const { container } = await show({})
    expect(container).toBeEmptyDOMElement()
    const { container: unknown } = await show(
      { source: 'property' },
      {
        page: { id: 'hotel-overview', type: null, propertyId: 'EMPTY' },
        answers: [heroAnswer('EMPTY')],
      },
    )
    expect(unknown).toBeEmptyDOMElement()
  })

  it('uses the author’s alternative text; without it the picture is decorative', async () => {
    const { unmount } = await show({ image })
    expect(screen.getByRole('img', { name: 'A wharf at dawn' })).toBeInTheDocument()
    unmount()
    const { container } = await show({ image: { src: image.src } })
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('img')).toHaveAttribute('alt', '')
  })

  it('shows the picture, name and text of the page’s hotel', async () => {
    await show(
      { source: 'property' },
      { answers: [heroAnswer('NYCAB', 'en-US', { offer: 'Three nights for two.' })] },
    )
    expect(screen.getByRole('heading', { name: 'Alderway New York Midtown' })).toBeVisible()
    expect(screen.getByText('Bryant Park four minutes on foot')).toBeVisible()
    expect(screen.getByText('Three nights for two.')).toBeVisible()
    expect(screen.getByRole('img')).toHaveAccessibleName(/hotel at dusk/)
  })

  it('shows nothing for null from the API, and markup as text', async () => {
    const changes = { heading: '<b>Night</b> & Day', text: null, offer: null, image: null }
    const { container } = await show(
      { source: 'property', image },
      { answers: [heroAnswer('NYCAB', 'en-US', changes)] },
    )
    expect(screen.getByRole('heading', { name: 'Night & Day' })).toBeVisible()
    expect(container).not.toHaveTextContent(/null|undefined/)
    expect(container.querySelector('b')).toBeNull()
  })

  it('is the page’s only h1 if its author sets it, else a heading of the set level', async () => {
    const { unmount } = await show({ image, isMainHeading: true })
    expect(screen.getByRole('heading', { level: 1, name: 'Sleep well' })).toBeVisible()
    unmount()
    await show({ image, headingLevel: 3 })
    expect(screen.getByRole('heading', { level: 3, name: 'Sleep well' })).toBeVisible()
  })

  it('does not take the h1 or the loading priority of an earlier component', async () => {
    await show(
      { image, isMainHeading: true },
      { page: { id: 'home-search', type: null, mainHeading: 'another' } },
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Sleep well' })).toBeVisible()
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  })

  it('shows its plain colour and its text when the picture fails to load', async () => {
    await show({ image })
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Sleep well' })).toBeVisible()
  })
})

describe('button', () => {
  const cta = { label: 'See rates', href: '/reservation/rateListMenu.mi' }

  it('links into the site’s sub-directory and is tracked', async () => {
    await show({ image, cta }, { locale: 'de-DE', contextPath: '/de-DE' })
    const link = screen.getByRole('link', { name: 'See rates' })
    expect(link).toHaveAttribute('href', '/de-DE/reservation/rateListMenu.mi')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(window.adobeDataLayer).toContainEqual(expect.objectContaining({ event: 'hero_click' }))
  })

  it('is no link when its address is unsafe', async () => {
    await show({ image, cta: { label: 'See rates', href: 'javascript:alert(1)' } })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('says that it opens a new tab', async () => {
    await show({ image, cta: { ...cta, newTab: true } })
    expect(screen.getByRole('link', { name: 'See rates (opens in a new tab)' })).toHaveAttribute(
      'rel',
      'noopener',
    )
  })
})

describe('picture', () => {
  const html = async (props: Partial<HeroBannerInput>) => {
    const node = { type: 'hero-banner', id: 'hero', props: { heading: 'Sleep well', ...props } }
    const prepared = await prepareWidget(node, pageContext(), () => {})
    return printPlaceholder(prepared, offlinePage(pageContext()).store, () => {})
  }

  it('is complete in the server’s HTML, in both aspect ratios, loads with high priority and is preloaded once', async () => {
    const lead = await html({ image, isMainHeading: true })
    document.body.innerHTML = lead
    const picture = document.querySelector('img')
    expect(picture).toHaveAttribute('loading', 'eager')
    expect(picture).toHaveAttribute('fetchpriority', 'high')
    expect(picture?.getAttribute('srcset')).toContain('width=800&height=1000&quality=75 800w')
    const wide = document.querySelector('source')
    expect(wide).toHaveAttribute('media', '(min-width: 768px)')
    expect(wide?.getAttribute('srcset')).toContain('width=1600&height=800&quality=75 1600w')
    // The browser's preload scanner finds the img itself, so a preload link would be redundant.
    expect(lead).not.toContain('rel="preload"')
    expect(lead.match(/<img/g)).toHaveLength(1)
  })

  it('loads lazily unless it is the page’s main picture', async () => {
    const other = await html({ image })
    expect(other).toContain('loading="lazy"')
    expect(other).not.toContain('fetchPriority')
  })

  it('has one address if the site’s pictures accept no size', async () => {
    const foreign = await html({ image: { src: 'https://cdn.example/a.jpg' }, isMainHeading: true })
    document.body.innerHTML = foreign
    expect(foreign).not.toContain('rel="preload"')
    expect(document.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/a.jpg')
    expect(document.querySelector('img')).not.toHaveAttribute('srcset')
  })

  it('keeps its focal point in view', async () => {
    const focused = await html({ image: { ...image, focalPoint: [0.25, 0.7] } })
    expect(focused).toContain('data-focal-x="3"')
    expect(focused).toContain('data-focal-y="7"')
  })

  it('is left out if its address could break out of its attribute', async () => {
    expect(await html({ image: { src: 'javascript:alert(1)' } })).toContain('<div></div>')
    expect(await html({ image: { src: '/a.webp 1x, //evil.example/b' } })).toContain('<div></div>')
  })
})

describe('video', () => {
  it('plays once without sound while it is on screen, with a button that pauses it', async () => {
    const { container } = await show({ image, video: film })
    const video = filmOf(container) as HTMLVideoElement
    expect(video.muted).toBe(true)
    expect(video.loop).toBe(false)
    expect(plays).not.toHaveBeenCalled()
    seen(true)
    expect(plays).toHaveBeenCalledTimes(1)
    fireEvent.playing(video)
    fireEvent.click(screen.getByRole('button', { name: 'Pause video' }))
    expect(pauses).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Play video' })).toBeVisible()
    seen(false)
    seen(true)
    expect(plays).toHaveBeenCalledTimes(1)
  })

  it('pauses while it is out of view, and does not restart after its end', async () => {
    const { container } = await show({ image, video: film })
    seen(true)
    seen(false)
    expect(pauses).toHaveBeenCalledTimes(1)
    seen(true)
    expect(plays).toHaveBeenCalledTimes(2)
    fireEvent.ended(filmOf(container) as HTMLVideoElement)
    seen(false)
    seen(true)
    expect(plays).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
    expect(plays).toHaveBeenCalledTimes(3)
  })

  it('is followed by its button, before the text', async () => {
    const { container } = await show({
      image,
      video: film,
      cta: { label: 'See rates', href: '/rates' },
    })
    seen(true)
    fireEvent.playing(filmOf(container) as HTMLVideoElement)
    const [first] = container.querySelectorAll('button, a')
    expect(first).toBe(screen.getByRole('button', { name: 'Pause video' }))
  })

  it.each([
    ['wants less motion', 'prefers-reduced-motion', false],
    ['saves data', '', true],
  ])('shows only its poster for a visitor who %s', async (_who, query, saveData) => {
    quiet = query ? [query] : []
    savesData = saveData
    const { container } = await show({ image, video: film })
    expect(filmOf(container)).toBeNull()
    expect(screen.getByRole('img')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('does not play for an author', async () => {
    const { container } = await show({ image, video: film }, { mode: 'edit' })
    expect(filmOf(container)).toBeNull()
  })

  it('is replaced by its poster when it fails to load', async () => {
    const { container } = await show({ image, video: film })
    fireEvent.error(filmOf(container) as HTMLVideoElement)
    expect(filmOf(container)).toBeNull()
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('shows the play button where the browser prevents autoplay', async () => {
    plays.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await show({ image, video: film })
    seen(true)
    expect(await screen.findByRole('button', { name: 'Play video' })).toBeVisible()
  })
})
