import {
  densitySet,
  isDynamicMedia,
  isPictureAddress,
  pictureOf,
  renditionUrl,
  widthSet,
} from './renditions'

const SIZE = { width: 358, height: 160 }

it('adds size and quality to the address', () => {
  expect(renditionUrl('/a.webp', SIZE)).toBe('/a.webp?width=358&height=160&quality=90')
  expect(renditionUrl('/a?v=2', SIZE, 50)).toBe('/a?v=2&width=358&height=160&quality=50')
})

it('lists one and two pixels per CSS pixel', () => {
  expect(densitySet('/a', SIZE)).toBe(
    '/a?width=358&height=160&quality=90 1x, /a?width=716&height=320&quality=90 2x',
  )
})

it('lists several widths', () => {
  expect(widthSet('/a', [SIZE, { width: 716, height: 320 }], 80)).toBe(
    '/a?width=358&height=160&quality=80 358w, /a?width=716&height=320&quality=80 716w',
  )
})

it('only a dynamic rendition accepts a size; others have one address', () => {
  const both = { renditionPath: '/r', damPath: '/d' }
  expect(pictureOf({ ...both, dynamic: true })).toEqual({ path: '/r', isDynamic: true })
  expect(pictureOf({ ...both, dynamic: false })).toEqual({ path: '/d', isDynamic: false })
  expect(pictureOf({ renditionPath: '/r', dynamic: null })).toEqual({
    path: '/r',
    isDynamic: false,
  })
  expect(pictureOf({ renditionPath: null, damPath: null })).toBeNull()
  expect(pictureOf({ damPath: 'javascript:alert(1)' })).toBeNull()
})

it.each([
  ['/media/a.webp', true],
  ['https://media.example/a.webp?x=1', true],
  ['//media.example/a.webp', true],
  ['/a.webp 2x, /b.webp', false],
  ['data:image/png;base64,AAAA', false],
])('the address %s is usable: %s', (address, expected) => {
  expect(isPictureAddress(address)).toBe(expected)
})

it('tells which paths accept a size', () => {
  expect(isDynamicMedia('/media/hotels/a.webp', ['/media/hotels/'])).toBe(true)
  expect(isDynamicMedia('/logos/a.webp', ['/media/hotels/'])).toBe(false)
})
