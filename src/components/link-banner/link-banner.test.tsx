/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { PageContext } from '../../services/page/page-context'
import type { LinkBannerInput } from './link-banner.schema'
import widget from './link-banner.widget'

const logged: string[] = []

beforeEach(() => {
  window.adobeDataLayer = []
  logged.length = 0
})

const lisbon = {
  title: 'Lisbon',
  text: 'Above the roofs',
  image: { src: '/media/hotels/the-rozelle-lisboa/0.webp', alt: 'Roofs and the river' },
  href: '/hotels/the-rozelle-lisboa/overview',
}

async function show(props: Partial<LinkBannerInput> = {}, context: Partial<PageContext> = {}) {
  const log = (_level: string, message: string) => void logged.push(message)
  const { store } = offlinePage(pageContext(context), { log })
  const raw = { id: 'banner', items: [lisbon], ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, (path, problem) =>
    logged.push(`${path} ${problem}`),
  )
  return act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
}

const columns = () => screen.getByRole('list').dataset.columns
/** Clicks a link without leaving the page; says whether the widget had prevented it. */
function click(element: Element): boolean {
  let isPrevented = false
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  fireEvent.click(element)
  return isPrevented
}

it('is a list of links named by their titles, each with the site’s own path', async () => {
  await show({ items: [lisbon, { ...lisbon, title: 'Sydney' }] }, { contextPath: '/de-DE' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'Lisbon Above the roofs Roofs and the river' })
  expect(link).toHaveAttribute('href', '/de-DE/hotels/the-rozelle-lisboa/overview')
})

describe('columns', () => {
  it.each([1, 2, 4])('are %s as configured', async (count) => {
    await show({ columns: count })
    expect(columns()).toBe(`${count}`)
    expect(logged).toEqual([])
  })

  it.each([0, 3, 5, 2.5, -1])('are 2 in place of %s, and that is logged', async (count) => {
    await show({ columns: count })
    expect(columns()).toBe('2')
    expect(logged).toEqual(['link-banner#banner: columns is not 1, 2 or 4'])
    expect(screen.queryByText(/There can be 1, 2 or 4/)).toBeNull()
  })

  it('are 4 for an invalid prop', async () => {
    await show({ columns: 'many' as never })
    expect(columns()).toBe('4')
  })

  it('that are invalid are reported to the author', async () => {
    await show({ columns: 3 }, { mode: 'edit' })
    expect(screen.getByText('There can be 1, 2 or 4 columns: 2 are shown.')).toBeVisible()
  })
})

describe('pictures', () => {
  const picture = () => screen.getByRole('img', { name: 'Roofs and the river' })
  const sources = () =>
    [...document.querySelectorAll('source')].map((source) => source.getAttribute('srcset'))

  it('of the site are requested in the aspect ratio of the tile', async () => {
    await show({ columns: 4 })
    expect(picture()).toHaveAttribute('src', expect.stringMatching(/width=600&height=400&quality=/))
    expect(sources()).toEqual([expect.stringMatching(/width=300&height=400&quality=\d+ 300w/)])
  })

  it('of other hosts keep their address', async () => {
    await show({
      items: [{ ...lisbon, image: { ...lisbon.image, src: 'https://a.example/b.jpg' } }],
    })
    expect(picture()).toHaveAttribute('src', 'https://a.example/b.jpg')
    expect(picture()).not.toHaveAttribute('srcset')
  })

  it('that fail to load leave a tile with its text', async () => {
    await show()
    fireEvent.error(picture())
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('link', { name: 'Lisbon Above the roofs' })).toBeVisible()
  })

  it('with an invalid address are left out', async () => {
    await show({ items: [{ ...lisbon, image: { src: 'javascript:alert(1)', alt: 'x' } }] })
    expect(screen.queryByRole('img')).toBeNull()
  })
})

it('a tile with an unsafe address is shown without a link', async () => {
  await show({ items: [{ ...lisbon, href: 'javascript:alert(1)' }] })
  expect(screen.getByText('Lisbon')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  // It has no arrow either.
  expect(document.querySelector('svg')).toBeNull()
})

it('a tile that opens a new tab says so', async () => {
  await show({ items: [{ title: 'Almanac', href: 'https://a.example/', newTab: true }] })
  const link = screen.getByRole('link', { name: 'Almanac (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

it('tracks which tile was followed', async () => {
  await show({ items: [{ ...lisbon, title: ' ' }, lisbon, { ...lisbon, title: 'Sydney' }] })
  click(screen.getByRole('link', { name: /Sydney/ }))
  expect(window.adobeDataLayer).toMatchObject([
    { event: 'link_banner_click', eventInfo: { index: 1 } },
  ])
})

it('does not navigate in author mode', async () => {
  await show({}, { mode: 'edit' })
  expect(click(screen.getByRole('link'))).toBe(true)
})
