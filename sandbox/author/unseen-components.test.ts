import type { UnseenComponent } from './api-types'
import { type Authors, add, changed, patch, startAuthors } from './testing/test-author'

let authors: Authors
beforeAll(async () => {
  authors = await startAuthors()
})
afterAll(() => authors.close())

const image = { src: '/media/hotels/NYCAB/1.jpg', alt: '' }
const anonymous = { audience: ['anonymous'] }

test('names each component of a draft that visitors would not see, nested ones too', async () => {
  const { anna } = authors
  const unseen = async (query = ''): Promise<UnseenComponent[]> => {
    const asked = `path=${page.path}&locale=en-US&id=${page.id}${query}`
    return (await (await anna.get(`/author/api/page/unseen?${asked}`)).json()).unseen
  }
  const page = await authors.newPage()
  const inner = { type: 'links-list', id: 'inner', props: { items: [] } }
  const items = [{ title: 'Arriving', body: '<p>From three.</p>', children: [inner] }]
  const added = await changed(
    anna,
    page,
    add('hero-banner', { heading: 'By the sea', ...anonymous }),
    add('hero-banner', { heading: 'By the lake', image, ...anonymous }),
    add('accordion', { items }),
    add('mini-card', { title: 'Golf' }),
    // A visitor opens it: its settings do not hide it.
    add('sign-in-modal', {}),
    add('cms/heading', { heading: 'Of the CMS' }),
  )
  const [banner, , , card] = added.page.model.main
  const needs = (path: string, title: string, isSet = false) => ({ path, title, isSet })
  expect(await unseen()).toEqual([
    {
      ...{ id: banner?.id, type: 'hero-banner' },
      fields: [needs('image', 'Picture'), needs('video', 'Video')],
    },
    { id: 'inner', type: 'links-list', fields: [needs('items', 'Links')] },
    { id: card?.id, type: 'mini-card', fields: [needs('cta', 'Link')] },
  ])
  expect(await unseen('&component=inner')).toHaveLength(1)
  await changed(anna, added.page, patch(`${banner?.id}`, 'image', image))
  expect(await unseen(`&component=${banner?.id}`)).toEqual([])
})
