import { fieldTree } from '../../../../src/author/fields/field-tree'
import accordion from '../../../../src/components/accordion/accordion.widget'
import heroBanner from '../../../../src/components/hero-banner/hero-banner.widget'
import type { PageModel } from '../../../cms/page/page-model'
import type { Catalogue } from '../state/catalogue'
import { addressesIn } from './addresses'

const catalogue: Catalogue = new Map(
  [accordion, heroBanner].map(({ type, title, group, author, schema }) => [
    type,
    {
      ...{ type, title, group, schema, upgrades: [], tree: fieldTree(schema) },
      description: author.description,
      isPlaced: true,
    },
  ]),
)

test('links, pictures and the links of rich text, also of components inside of others', () => {
  const inside = {
    type: 'hero-banner',
    id: 'banner',
    props: {
      heading: '/not/an/address',
      image: { src: '/p/one.jpg' },
      cta: { href: '/offers?from=home#top' },
    },
  }
  const page: PageModel = {
    ...{ pageId: 'cms', title: 'Page', description: '', header: [], footer: [] },
    main: [
      {
        type: 'accordion',
        id: 'a',
        props: {
          items: [
            {
              title: 'Arrival',
              body: '<p><a href="/map">Map</a>, <a href="https://other.example/x">other</a></p>',
              children: [inside],
            },
          ],
        },
      },
    ] as PageModel['main'],
  }
  expect(addressesIn(page, catalogue).map(({ id, label, path }) => [id, label, path])).toEqual([
    ['a', 'Sections › 1 › Text', '/map'],
    ['banner', 'Picture › Picture', '/p/one.jpg'],
    ['banner', 'Button › Address of the link', '/offers'],
  ])
})
