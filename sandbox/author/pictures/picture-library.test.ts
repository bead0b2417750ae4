import sharp from 'sharp'
import type { SitePicture } from '../api-types'
import { type Authors, startAuthors } from '../testing/test-author'

let authors: Authors
beforeAll(async () => {
  authors = await startAuthors()
})
afterAll(() => authors.close())

const add = (data: Buffer | string, name = 'Roof terrace.jpg') =>
  authors.anna.send('/author/api/pictures', {
    ...{ name, data: typeof data === 'string' ? data : data.toString('base64') },
  })
const library = async (locale = 'en-US'): Promise<SitePicture[]> => {
  const answer = await authors.ben.get(`/author/api/pictures?locale=${locale}`)
  return (await answer.json()).pictures
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })

test('a picture is stored without its metadata, upright, and served in any size', async () => {
  const file = await photo(600, 400)
    .withExif({ IFD0: { Copyright: 'Secret Place 48.2' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = await add(file)
  expect(answer.status).toBe(201)
  const picture: SitePicture = await answer.json()
  expect(picture).toMatchObject({ title: 'Roof terrace', alt: '' })
  expect((await library())[0]).toEqual(picture)

  const served = await authors.server.get(picture.src)
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect(served.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await served.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 600 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('Secret Place')).toBe(false)

  const small = await authors.server.get(`${picture.src}?width=100&height=100&quality=70`)
  const size = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
  expect(size).toMatchObject({ width: 100, height: 150 })
  expect((await authors.server.get(`${picture.src}?width=99999`)).status).toBe(400)
  expect((await authors.server.get('/media/pictures/none.webp')).status).toBe(404)
})

test('the same picture is stored once', async () => {
  const file = await photo(40, 40).png().toBuffer()
  const first = await (await add(file, 'One.png')).json()
  const second = await (await add(file, 'Two.png')).json()
  expect(second.src).toBe(first.src)
  const found = (await library()).filter(({ src }) => src === first.src)
  expect(found.map(({ title }) => title)).toEqual(['Two'])
})

test('a huge picture becomes as large as a page needs', async () => {
  const { src } = await (await add(await photo(4000, 1000).jpeg().toBuffer())).json()
  const bytes = Buffer.from(await (await authors.server.get(src)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 600 })
})

test.each([
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a damaged picture', Buffer.from('\xFF\xD8\xFFnot a picture', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_name, file) => {
  const known = (await library()).length
  const answer = await add(file)
  const { code, message } = await answer.json()
  expect([answer.status, code]).toEqual([422, 'invalid'])
  expect(message).toMatch(/Choose another|Save it anew/)
  expect(await library()).toHaveLength(known)
})

test('a file above the limit is refused', async () => {
  const answer = await add(Buffer.alloc(5 * 1024 * 1024 + 1))
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    'The picture is larger than 5 MB. Make it smaller, then try again.',
  ])
})

test('the pictures of the hotels have their words in the language of the page', async () => {
  const [english, german] = [await library(), await library('de-DE')]
  const place = english.findIndex(({ src }) => src.startsWith('/media/hotels/'))
  expect(english[place]?.alt).not.toBe('')
  expect(german[place]).toMatchObject({ src: english[place]?.src })
  expect(german[place]?.alt).not.toBe(english[place]?.alt)
})

test('only authors see and add pictures', async () => {
  expect((await authors.server.get('/author/api/pictures?locale=en-US')).status).toBe(401)
  const sent = await authors.server.send('/author/api/pictures', { name: 'a', data: '' })
  expect(sent.status).toBe(401)
})
