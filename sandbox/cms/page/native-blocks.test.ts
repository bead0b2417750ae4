/** @jest-environment jsdom */
import type { Picture } from '../blocks/html'
import { type NativeBlock, renderNativeBlock } from './native-blocks'

const HOSTILE = '"><script>hacked()</script><img src=x onerror="hacked()">\'</script>'

const text = HOSTILE
const link = { label: HOSTILE, href: ' java\tscript:hacked()' }
const picture: Picture = {
  src: '/a.webp" onload="hacked()',
  srcset: [
    { src: '/a.webp" onload="hacked()', width: 400 },
    { src: 'javascript:hacked()', width: 800 },
  ],
  width: 1200,
  height: 675,
  alt: HOSTILE,
}
const html = `<p onclick="hacked()">${HOSTILE}</p><a href="javascript:hacked()">x</a>`

const blocks: NativeBlock[] = [
  { type: 'cms/banner', id: 'b', props: { eyebrow: text, heading: text, text, links: [link] } },
  { type: 'cms/features', id: 'e', props: { heading: text, text, items: [{ title: text, text }] } },
  { type: 'cms/heading', id: 'h', props: { eyebrow: text, heading: text, text, link } },
  {
    type: 'cms/quotes',
    id: 'k',
    props: {
      heading: text,
      note: text,
      quotes: [{ stars: 4, starsText: text, title: text, text, author: text, detail: text }],
    },
  },
  {
    type: 'cms/split',
    id: 'l',
    props: { pictureSide: 'end', eyebrow: text, heading: text, text, link, picture },
  },
  { type: 'cms/text', id: 'm', props: { html } },
]

const show = (block: NativeBlock, localPath = (path: string) => path) => {
  const root = document.createElement('div')
  root.innerHTML = renderNativeBlock(block, localPath)
  return root
}

test.each(blocks.map((block) => [block.type, block] as const))(
  '%s shows hostile texts as texts',
  (_type, block) => {
    const root = show(block)
    expect(root.children).toHaveLength(1)
    expect(root.querySelectorAll('script')).toHaveLength(0)
    const attributes = [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    expect(attributes.filter(({ name }) => /^on|^style$|["'<>]/.test(name))).toEqual([])
    const links = attributes.filter(({ name }) => /^(href|src|srcset)$/.test(name))
    expect(links.filter(({ value }) => /script:/.test(value))).toEqual([])
  },
)

test('a picture has its size, its srcset and its loading priority', () => {
  const safe = { ...picture, src: '/p.webp', srcset: [{ src: '/p-400.webp', width: 400 }], alt: '' }
  const props = { heading: 'Hotel', text: 'Its story', picture: safe, link }
  const split = show({
    type: 'cms/split',
    id: 's',
    props: { ...props, eyebrow: 'City', pictureSide: 'end' },
  })
  const image = split.querySelector('img')
  expect(image).toHaveAttribute('srcset', '/p-400.webp 400w')
  expect(image).toHaveAttribute('width', '1200')
  expect(image).toHaveAttribute('height', '675')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('links have the sub-directory of the locale', () => {
  const banner = show(
    {
      type: 'cms/banner',
      id: 'b',
      props: { heading: 'A', text: 'B', links: [{ label: 'C', href: '/d' }] },
    },
    (path) => `/de-DE${path}`,
  )
  expect(banner.querySelector('a')).toHaveAttribute('href', '/de-DE/d')
})

test('stars are one text for a screen reader, and left out where ratings are hidden', () => {
  const quote = { starsText: '4 of 5 stars', title: 'A', text: 'B', author: 'M.', detail: 'C' }
  const quotes = show({
    type: 'cms/quotes',
    id: 'q',
    props: {
      heading: 'H',
      quotes: [{ ...quote, stars: 4 }, quote],
    },
  })
  const ratings = quotes.querySelectorAll('[role=img]')
  expect(ratings).toHaveLength(1)
  expect(ratings[0]).toHaveAttribute('aria-label', '4 of 5 stars')
  expect(ratings[0]?.textContent).toBe('★★★★☆')
})
