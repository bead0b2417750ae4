import { widgetMap } from '../../../src/mapping/widget-map'
import { type Authors, startAuthors } from '../testing/test-author'

let authors: Authors
beforeAll(async () => {
  authors = await startAuthors()
})
afterAll(() => authors.close())

test('every component has a picture, and no two drawings of an overlay and a block are alike', async () => {
  for (const type of Object.keys(widgetMap)) {
    const answer = await authors.anna.get(`/author/pictures/${type}`)
    const bytes = await answer.arrayBuffer()
    expect([type, answer.status]).toEqual([type, 200])
    expect(answer.headers.get('content-type')).toMatch(/^image\/(webp|svg\+xml)/)
    expect(bytes.byteLength).toBeGreaterThan(400)
  }
  const textOf = async (type: string) => (await authors.anna.get(`/author/pictures/${type}`)).text()
  expect(await textOf('rate-details-modal')).not.toBe(await textOf('rate-details'))
})
