/** What an upgrade gets of a former schema's parts, by how its dialogs have stored them. */
import { z } from 'zod'
import { fieldTree } from '../../src/author/fields/field-tree'
import type { Content } from '../../src/mapping/define-widget'
import { kindsOf, storedProps } from '../../tooling/export/aem-fields'
import { propsReader } from '../../tooling/upgrade-aem/props-reader'
import type { RepositoryNode } from '../../tooling/upgrade-aem/repository-node'
import { parametersOf } from '../../tooling/upgrade-aem/sling-parameters'
import { type Plan, planUpgrade } from '../../tooling/upgrade-aem/upgrade-plan'
import { textAt } from './aem-package'
import { emptyNode, fromJcr } from './aem-repository'
import { post, printed } from './sling-servlets'

const readerScript = textAt('/apps/foyer/components/widget/reader.js')
const read = propsReader(readerScript, {})

interface Case {
  former: z.ZodObject
  props: Content
  present: z.ZodObject
  upgrade: (raw: Content) => Content
}

/** The plan for what the former schema's dialog has stored, and how the page reads the result. */
function upgraded({ former, props, present, upgrade }: Case): { plan: Plan; after: Content } {
  const node = fromJcr(storedProps(fieldTree(former), props))
  const tree = fieldTree(present)
  const widget = { type: 'shapes', tree, upgrade }
  const plan = planUpgrade(printed(node) as RepositoryNode, widget, read)
  if (plan.state === 'upgrade') {
    const root = { ...emptyNode(), children: new Map([['a', node]]) }
    post(root, '/a', parametersOf(plan.changes))
    expect(plan.isDone(printed(node) as RepositoryNode)).toBe(true)
    const again = planUpgrade(printed(node) as RepositoryNode, widget, read)
    expect(again).toEqual({ state: 'current' })
  }
  return { plan, after: read(printed(node) as RepositoryNode, 'shapes', kindsOf(tree.fields)) }
}

const text = z.string()
const link = z.object({ label: text, href: text })

/** Takes a part of the former name, and gives it the present one; `isFormer`: of this shape. */
const renamed =
  (from: string, to: string, isFormer: (value: unknown) => boolean, change = (v: unknown) => v) =>
  (raw: Content): Content => {
    if (raw[to] !== undefined || !isFormer(raw[from])) return raw
    const { [from]: value, ...others } = raw
    return { ...others, [to]: change(value) }
  }

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

test.each<[string, Case, Content]>([
  [
    'a group',
    {
      former: z.object({ link }),
      props: { link: { label: 'Book', href: '/rooms' } },
      present: z.object({ cta: link }),
      upgrade: renamed('link', 'cta', isObject),
    },
    { cta: { label: 'Book', href: '/rooms' } },
  ],
  [
    'a member of a group that stays, beside what its author has set',
    {
      former: z.object({ cta: z.object({ text, href: text, newTab: z.boolean().default(false) }) }),
      props: { cta: { text: 'Book', href: '/rooms', newTab: true } },
      present: z.object({
        cta: z.object({ label: text, href: text, newTab: z.boolean().default(false) }).optional(),
      }),
      upgrade: (raw) => {
        const cta = raw.cta as Content | undefined
        if (cta?.text === undefined) return raw
        const { text: label, ...others } = cta
        return { ...raw, cta: { label, ...others } }
      },
    },
    { cta: { label: 'Book', href: '/rooms', newTab: true } },
  ],
  [
    'a list of texts that becomes a list of groups of the same name',
    {
      former: z.object({ items: z.array(text) }),
      props: { items: ['Spa', '', 'Bar, garden'] },
      present: z.object({ items: z.array(z.object({ label: text })) }),
      upgrade: (raw) =>
        (raw.items as unknown[])?.some((item) => typeof item === 'string')
          ? { ...raw, items: (raw.items as string[]).map((label) => ({ label })) }
          : raw,
    },
    { items: [{ label: 'Spa' }, { label: '' }, { label: 'Bar, garden' }] },
  ],
  [
    'a list of groups that becomes a list of texts of the same name',
    {
      former: z.object({ items: z.array(z.object({ label: text })) }),
      props: { items: [{ label: 'Spa' }, { label: 'Bar' }] },
      present: z.object({ items: z.array(text) }),
      upgrade: (raw) =>
        (raw.items as unknown[])?.some(isObject)
          ? { ...raw, items: (raw.items as Content[]).map(({ label }) => label) }
          : raw,
    },
    { items: ['Spa', 'Bar'] },
  ],
  [
    'one text that becomes a group of the same name',
    {
      former: z.object({ image: text }),
      props: { image: '/a.jpg' },
      present: z.object({ image: z.object({ src: text, alt: text }) }),
      upgrade: (raw) =>
        typeof raw.image === 'string' ? { ...raw, image: { src: raw.image, alt: '' } } : raw,
    },
    { image: { src: '/a.jpg', alt: '' } },
  ],
  [
    'entries of a list, of which each has other members',
    {
      former: z.object({
        links: z.array(z.object({ text: text.optional(), url: text.optional() })),
      }),
      props: { links: [{ text: 'Spa' }, { url: '/bar' }, { text: 'Pool', url: '/pool' }] },
      present: z.object({ links: z.array(z.object({ label: text, url: text.optional() })) }),
      upgrade: (raw) => ({
        ...raw,
        links: (raw.links as Content[]).map((entry) => {
          if (!('text' in entry)) return entry
          const { text: label, ...others } = entry
          return { label, ...others }
        }),
      }),
    },
    { links: [{ label: 'Spa' }, { url: '/bar', label: '' }, { label: 'Pool', url: '/pool' }] },
  ],
  [
    'a map',
    {
      former: z.object({ texts: z.record(text, text) }),
      props: { texts: { 'a/b': 'x', ['__proto__']: 'y' } },
      present: z.object({ messages: z.record(text, text) }),
      upgrade: renamed('texts', 'messages', isObject),
    },
    { messages: { 'a/b': 'x', ['__proto__']: 'y' } },
  ],
  [
    'a map that becomes a list',
    {
      former: z.object({ texts: z.record(text, z.object({ title: text })) }),
      props: { texts: { north: { title: 'N' }, south: { title: 'S' } } },
      present: z.object({ messages: z.array(z.object({ code: text, title: text })) }),
      upgrade: renamed('texts', 'messages', isObject, (value) =>
        Object.entries(value as Content).map(([code, entry]) => ({ code, ...(entry as Content) })),
      ),
    },
    {
      messages: [
        { code: 'north', title: 'N' },
        { code: 'south', title: 'S' },
      ],
    },
  ],
  [
    'a list of objects with `key` and `value`, which is stored like a map',
    {
      former: z.object({ facts: z.array(z.object({ key: text, value: text })) }),
      props: { facts: [{ key: 'Rooms', value: '12' }] },
      present: z.object({ rows: z.array(z.object({ key: text, value: text })) }),
      upgrade: renamed('facts', 'rows', Array.isArray),
    },
    { rows: [{ key: 'Rooms', value: '12' }] },
  ],
  [
    'a list of lists',
    {
      former: z.object({ sizes: z.array(z.array(z.number())) }),
      props: { sizes: [[1, 2], [3]] },
      present: z.object({ rows: z.array(z.array(z.number())) }),
      upgrade: renamed('sizes', 'rows', (value) => (value as unknown[]).every(Array.isArray)),
    },
    { rows: [[1, 2], [3]] },
  ],
  [
    'a union',
    {
      former: z.object({
        media: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('photo'), src: text }),
          z.object({ kind: z.literal('film'), src: text, loops: z.boolean() }),
        ]),
      }),
      props: { media: { kind: 'film', src: '/a.mp4', loops: true } },
      present: z.object({ film: z.object({ src: text, loops: z.boolean() }) }),
      upgrade: renamed(
        'media',
        'film',
        (value) => isObject(value) && 'src' in (value as Content),
        (value) => {
          const { kind: _kind, ...film } = value as Content
          return film
        },
      ),
    },
    { film: { src: '/a.mp4', loops: true } },
  ],
  [
    'a variant that has another name',
    {
      former: z.object({
        media: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('picture'), src: text }),
          z.object({ kind: z.literal('film'), src: text }),
        ]),
      }),
      props: { media: { kind: 'picture', src: '/a.jpg' } },
      present: z.object({
        media: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('photo'), src: text }),
          z.object({ kind: z.literal('film'), src: text }),
        ]),
      }),
      upgrade: (raw) => {
        const media = raw.media as Content
        return media.kind === 'picture' ? { ...raw, media: { ...media, kind: 'photo' } } : raw
      },
    },
    { media: { kind: 'photo', src: '/a.jpg' } },
  ],
  [
    'a list that its author has emptied, and whose default is not empty',
    {
      former: z.object({ on: z.array(z.enum(['a', 'b'])).default(['a']), name: text }),
      props: { on: [], name: 'A' },
      present: z.object({ on: z.array(z.enum(['a', 'b'])).default(['a']), title: text }),
      upgrade: renamed('name', 'title', (value) => typeof value === 'string'),
    },
    { on: [], title: 'A' },
  ],
  [
    'two entries with one `key`, which are no map',
    {
      former: z.object({ facts: z.array(z.object({ key: text, value: text })) }),
      props: {
        facts: [
          { key: 'Bed', value: 'King' },
          { key: 'Bed', value: 'Twin' },
        ],
      },
      present: z.object({ rows: z.array(z.object({ key: text, value: text })) }),
      upgrade: renamed('facts', 'rows', (value) => value !== undefined),
    },
    {
      rows: [
        { key: 'Bed', value: 'King' },
        { key: 'Bed', value: 'Twin' },
      ],
    },
  ],
  [
    'a list that becomes a group of the same name',
    {
      former: z.object({ cta: z.array(link) }),
      props: { cta: [{ label: 'Book', href: '/rooms' }] },
      present: z.object({ cta: link }),
      upgrade: (raw) => (Array.isArray(raw.cta) ? { ...raw, cta: raw.cta[0] } : raw),
    },
    { cta: { label: 'Book', href: '/rooms' } },
  ],
  [
    'a group that becomes a list of the same name',
    {
      former: z.object({ cta: link }),
      props: { cta: { label: 'Book', href: '/rooms' } },
      present: z.object({ cta: z.array(link) }),
      upgrade: (raw) => (isObject(raw.cta) ? { ...raw, cta: [raw.cta] } : raw),
    },
    { cta: [{ label: 'Book', href: '/rooms' }] },
  ],
  [
    'a box that becomes a list, which is emptied beside another one',
    {
      former: z.object({ on: z.array(z.enum(['a', 'b'])).default(['a']), isOff: z.boolean() }),
      props: { on: [], isOff: true },
      present: z.object({
        on: z.array(z.enum(['a', 'b'])).default(['a']),
        days: z.array(z.enum(['x', 'y'])).default(['x']),
      }),
      upgrade: ({ isOff, ...raw }) => (isOff === undefined ? raw : { ...raw, days: [] }),
    },
    { on: [], days: [] },
  ],
])('%s', (_shape, each, expected) => {
  const { plan, after } = upgraded(each)
  expect(plan.state).toBe('upgrade')
  expect(after).toEqual(expected)
})

describe('is left alone:', () => {
  const reasonOf = (each: Case): string => {
    const { plan, after } = upgraded(each)
    // As a page of the present schema reads what nobody has touched.
    expect(after).toEqual(upgraded({ ...each, upgrade: (raw) => raw }).after)
    return plan.state === 'refused' ? plan.reason : plan.state
  }

  test('a node that is a union or a group, where the upgrade takes it for both', () => {
    const media = z.object({ kind: z.enum(['photo', 'film']), photo: z.object({ src: text }) })
    const reason = reasonOf({
      former: z.object({ media }),
      props: { media: { kind: 'photo', photo: { src: '/a.jpg' } } },
      present: z.object({ kind: text.optional(), src: text.optional() }),
      upgrade: ({ media: value, ...raw }) =>
        value === undefined ? raw : { ...raw, ...(value as Content) },
    })
    expect(reason).toMatch(/read in two ways/)
  })

  test('what an upgrade gives a shape that no field of AEM has', () => {
    const mixed = reasonOf({
      former: z.object({ links: z.array(link) }),
      props: { links: [{ label: 'A', href: '/a' }] },
      present: z.object({ items: z.array(link) }),
      upgrade: renamed('links', 'items', Array.isArray, (value) => [...(value as object[]), 'B']),
    })
    expect(mixed).toMatch(/"items\/1" a kind/)
    const unread = reasonOf({
      former: z.object({ links: text }),
      props: { links: 'A' },
      present: z.object({ items: z.array(link) }),
      upgrade: renamed(
        'links',
        'items',
        (value) => typeof value === 'string',
        () => 'B',
      ),
    })
    expect(unread).toMatch(/"items" a kind/)
  })

  test('what is too odd for its upgrade', () => {
    const reason = reasonOf({
      former: z.object({ links: text }),
      props: { links: 'A' },
      present: z.object({ items: z.array(link).optional() }),
      upgrade: ({ links, ...raw }) =>
        links ? { ...raw, items: (links as unknown as Content[]).map((each) => each) } : raw,
    })
    expect(reason).toMatch(/^Its upgrade fails: TypeError/)
  })

  test.each<[string, RepositoryNode, z.ZodType]>([
    ['a map', { item0: { key: 'a', value: 'A', note: 'Anna' } }, z.record(text, text)],
    ['a list of lists', { item0: { entries: ['A'], note: 'Anna' } }, z.array(z.array(text))],
    [
      'a union',
      { kind: 'film', film: { src: '/a' }, photo: { alt: 'A' } },
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('film'), src: text.optional() })]),
    ],
  ])('%s that holds more than its kind has', (_kind, value, schema) => {
    const tree = fieldTree(z.object({ old: schema.optional(), now: text.optional() }))
    const upgrade = ({ old: _old, ...raw }: Content) => ({ ...raw, now: 'A' })
    const plan = planUpgrade({ old: value }, { type: 'shapes', tree, upgrade }, read)
    expect(plan).toEqual({
      state: 'refused',
      reason: expect.stringMatching(/"old\/.*no field reads/),
    })
  })

  test('a list whose entries are of both schemas in one member', () => {
    const node = {
      items: { item0: { image: '/a.jpg' }, item1: { image: { label: 'A', href: '/a' } } },
    }
    const tree = fieldTree(z.object({ items: z.array(z.object({ image: link })) }))
    const plan = planUpgrade(node, { type: 'shapes', tree, upgrade: (raw) => ({ ...raw }) }, read)
    expect(plan).toEqual({ state: 'refused', reason: expect.stringContaining('items/image') })
  })

  test('a widget whose upgrade moves the components inside of it', () => {
    const node = { content: { a: { 'sling:resourceType': 'foyer/components/heading' } } }
    const tree = fieldTree(
      z.object({ content: z.array(z.unknown()).default([]).meta({ 'x-field': 'widgets' }) }),
    )
    const plan = planUpgrade(
      node,
      { type: 'shapes', tree, upgrade: (raw) => ({ ...raw, content: ['moved'] }) },
      propsReader(readerScript, {
        heading: { isEntry: false, fields: { text: 't' } },
      }),
    )
    expect(plan).toEqual({
      state: 'refused',
      reason: expect.stringContaining('inside of "content"'),
    })
  })
})
