import {
  categoriesOf,
  galleryPicture,
  largePictureUrl,
  type Photo,
  photosOf,
  thumbPicture,
  toRendition,
  windowPicture,
} from './photos.rules'

const dynamic = {
  renditionPath: '/media/a.webp',
  damPath: '/media/a-1200x675.webp',
  dynamic: true,
  width: 1200,
  height: 675,
  altText: 'The pool',
  category: 'WELLNESS',
}
const fixed = { damPath: '/media/b.webp', dynamic: false, altText: null, category: 'ATTIC' }
const altOf = (n: number) => `Alderway – photo ${n}`
const read = (...list: unknown[]) => photosOf(list, altOf)
const only = (entry: unknown) => read(entry)[0] as Photo

it('reads a photo of the API', () => {
  expect(only(dynamic)).toMatchObject({
    path: '/media/a.webp',
    isDynamic: true,
    alt: 'The pool',
    category: 'WELLNESS',
  })
})

it('names a photo without a description, and accepts only known categories', () => {
  const [, second] = read(dynamic, fixed)
  expect(second).toMatchObject({ alt: 'Alderway – photo 2', category: null, isDynamic: false })
  expect(only({ ...fixed, altText: '<b></b> ' }).alt).toBe('Alderway – photo 1')
  expect(only({ ...fixed, altText: 'Bar <b>at night</b>' }).alt).toBe('Bar at night')
})

it('leaves out a photo without a usable address', () => {
  expect(photosOf(null, altOf)).toEqual([])
  expect(photosOf({ length: 3 }, altOf)).toEqual([])
  expect(read(null, 7, 'x', {}, { damPath: 'javascript:alert(1)' }, { damPath: 5 })).toEqual([])
  expect(read({ damPath: '//media.example/a.webp' }, fixed)).toHaveLength(2)
})

it('returns a photo unchanged', () => {
  for (const entry of [dynamic, fixed]) {
    const { id: _, ...photo } = only(entry)
    const { id: __, ...again } = only(toRendition(only(entry)))
    expect({ ...again, ratio: 0 }).toEqual({ ...photo, ratio: 0 })
    expect(again.ratio).toBeCloseTo(photo.ratio, 2)
  }
})

it('lists the categories that occur, in a fixed order', () => {
  const photos = read(dynamic, { ...fixed, category: 'EXTERIOR' }, fixed, dynamic)
  expect(categoriesOf(photos)).toEqual(['EXTERIOR', 'WELLNESS'])
})

it('requests a gallery picture at exactly the sizes of E4-03', () => {
  const { src, srcSet, sources } = galleryPicture(only(dynamic))
  expect(src).toBe('/media/a.webp?width=358&height=160&quality=90')
  expect(srcSet).toBe(
    '/media/a.webp?width=358&height=160&quality=90 1x, /media/a.webp?width=716&height=320&quality=90 2x',
  )
  expect(sources).toEqual([
    {
      media: '(min-width: 1024px)',
      srcSet:
        '/media/a.webp?width=562&height=366&quality=90 1x, /media/a.webp?width=1124&height=732&quality=90 2x',
    },
    {
      media: '(min-width: 768px)',
      srcSet:
        '/media/a.webp?width=451&height=366&quality=90 1x, /media/a.webp?width=902&height=732&quality=90 2x',
    },
  ])
})

it('uses a fixed picture unchanged', () => {
  expect(galleryPicture(only(fixed))).toMatchObject({ src: '/media/b.webp', width: 562 })
  expect(galleryPicture(only(fixed))).not.toHaveProperty('srcSet')
  expect(windowPicture(only(fixed))).not.toHaveProperty('srcSet')
  expect(largePictureUrl(only(fixed))).toBe('/media/b.webp')
  expect(thumbPicture(only(fixed)).src).toBe('/media/b.webp')
})

it('offers the whole picture in a few widths, in its own shape, at quality 90', () => {
  const { srcSet, sizes } = windowPicture(only(dynamic))
  expect(srcSet?.split(', ')).toHaveLength(6)
  expect(srcSet).toContain('/media/a.webp?width=1280&height=720&quality=90 1280w')
  expect(sizes).toBe('min(100vw, 178vh)')
})

it('never requests a side of more than 2400 px', () => {
  const tower = only({ ...dynamic, width: 400, height: 4000 })
  for (const url of [windowPicture(tower).srcSet ?? '', largePictureUrl(tower)]) {
    const sides = [...url.matchAll(/(?:width|height)=(\d+)/g)].map(([, side]) => Number(side))
    expect(sides.length).toBeGreaterThan(0)
    expect(Math.max(...sides)).toBeLessThanOrEqual(2400)
  }
  expect(only({ ...dynamic, width: 0, height: 0 }).ratio).toBeCloseTo(16 / 9)
})
