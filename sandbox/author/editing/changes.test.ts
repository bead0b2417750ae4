import type { Change } from '../api-types'
import { add, changed, OVERVIEW, patch, sharedAuthors } from '../testing/test-author'

const { anna, ben, newPage, published } = sharedAuthors()

describe('changes', () => {
  test('are stored as a draft, and not public before they are published', async () => {
    const page = await anna.page(OVERVIEW, 'de-DE')
    expect(page).toMatchObject({ revision: 0, canUndo: false, editedAt: null, editedBy: null })
    const { page: edited } = await changed(anna, page, patch('hero', 'heading', 'Neu in Midtown'))
    expect(edited).toMatchObject({ revision: 1, canUndo: true, editedBy: 'Anna' })
    expect(edited.published).toEqual(page.model)
    expect(await published(`/de-DE${OVERVIEW}`)).not.toContain('Neu in Midtown')
    await ben.step('publish', edited)
    expect(await published(`/de-DE${OVERVIEW}`)).toContain('Neu in Midtown')
    expect(await published(OVERVIEW)).not.toContain('Neu in Midtown')
    expect((await ben.page(OVERVIEW, 'de-DE')).published).toEqual(edited.model)
  })

  test('are answered with the HTML that the editor inserts into the page', async () => {
    const page = await newPage()
    const { updates, page: edited } = await changed(
      anna,
      page,
      add('heading', { text: 'Spring' }),
      add('cms/heading', { heading: 'By the CMS' }),
    )
    const resource = `urn:foyer:/en-US${page.path}`
    expect(updates.map((update) => update.resource)).toEqual([
      `${resource}#heading`,
      `${resource}#heading-2`,
    ])
    expect(updates[0]?.content).toContain('<foyer-widget type="heading" id="heading"')
    expect(updates[0]?.content).toContain(`data-aue-resource="${resource}#heading"`)
    expect(updates[0]?.content).toContain('Spring')
    expect(updates[1]?.content).toContain(
      `data-aue-resource="${resource}#heading-2" data-aue-type="component" data-aue-model="cms/heading" data-aue-label="Heading"`,
    )
    const copied = await changed(anna, edited, { kind: 'copy', id: 'heading' })
    expect(copied.updates.map((update) => update.resource)).toEqual([`${resource}#heading-3`])
    expect(copied.page.model.main.map(({ id }) => id)).toEqual([
      'heading',
      'heading-3',
      'heading-2',
    ])
  })

  test('apply to nested components', async () => {
    const page = await anna.page('/sandbox/nested')
    const { page: edited, updates } = await changed(
      anna,
      page,
      patch('wish', 'label', 'Anything'),
      {
        kind: 'add',
        into: 'pets/items/0/children',
        before: 'dog',
        node: { type: 'text-input', id: 'cat', props: { name: 'cat', label: 'Name of the cat' } },
      },
      { kind: 'move', id: 'city', into: 'main', before: 'trip' },
    )
    const json = JSON.stringify(edited.model)
    expect(json).toContain('"label":"Anything"')
    expect(json.indexOf('"cat"')).toBeLessThan(json.indexOf('"dog"'))
    expect(edited.model.main[1]?.id).toBe('city')
    expect(updates[0]?.content).toContain('id="cat"')
  })

  test('of the CMS’s own blocks are checked against their fields', async () => {
    const page = await anna.page(OVERVIEW)
    const { page: edited } = await changed(
      anna,
      page,
      patch('rates', 'links/0/label', 'Book'),
      { kind: 'copy', id: 'rates' },
      { kind: 'move', id: 'rates', into: 'header' },
      { kind: 'remove', id: 'rates-2' },
    )
    expect(edited.model.header.map(({ id }) => id)).toEqual(['navigation', 'property-bar', 'rates'])
    for (const wrong of [
      patch('rates', 'heading', 7),
      patch('rates', 'links', 'none'),
      patch('rates', 'onclick', 'x'),
      { kind: 'patch', id: 'rates', name: 'heading' } as const,
    ]) {
      const answer = await anna.change(edited, wrong)
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid'])
    }
  })

  test('are applied all or none', async () => {
    const page = await newPage()
    const answer = await anna.change(page, add('heading'), patch('nobody', 'text', 'x'))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      code: 'invalid',
      message: 'There is no component "nobody" on this page.',
    })
    expect(await anna.page(page.path)).toEqual(page)
  })

  test('that cannot be rendered are reported on the page, and stored', async () => {
    const page = await newPage()
    const { page: edited } = await changed(anna, page, add('heading', { level: 'nonsense' }))
    expect(edited.model.main[0]?.props).toEqual({ level: 'nonsense' })
    expect((await anna.get(`/author/canvas${page.path}`)).status).toBe(200)
  })

  test.each<[number, string, unknown]>([
    [400, 'an unknown kind', { kind: 'explode', id: 'footer' }],
    [400, 'a type that is no text', { kind: 'add', into: 'main', node: { type: 7, props: {} } }],
    [400, 'props that are none', { kind: 'replace', id: 'footer', props: [] }],
    [400, 'more than a change has', { kind: 'remove', id: 'footer', also: 'this' }],
    [400, 'a sign that no database keeps', patch('footer', 'text', 'a\0b')],
    [400, 'half of a sign', patch('footer', 'text', '\ud800')],
    [422, 'a component that there is not', add('of-the-next-build')],
    [422, 'an inherited name for a component', add('constructor')],
    [422, 'a block without its fields', add('cms/banner')],
    [422, 'a place that there is not', { kind: 'move', id: 'footer', into: 'aside' }],
    [422, 'a way out of the props', patch('footer', '__proto__/polluted', 'x')],
    [422, 'no title', { kind: 'settings', title: ' ' }],
  ])('answer with %i to %s', async (status, _what, change) => {
    const page = await newPage()
    const answer = await anna.change(page, change as Change)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ code: 'invalid', message: expect.stringMatching(/\w/) })
    expect(await anna.page(page.path)).toEqual(page)
  })

  test('that cannot be parsed, are too large or too deep are refused', async () => {
    const { path, locale, revision } = await newPage()
    const to = '/author/api/page/changes'
    const body = (value: unknown) => ({
      ...{ path, locale, revision },
      changes: [patch('footer', 'x', value)],
    })
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const answers = await Promise.all([
      anna.send(to, '{"path":'),
      anna.send(to, JSON.stringify(body(0)).replace('0', deep)),
      anna.send(to, JSON.stringify(body(0)).replace('"x"', '"x","__proto__":{"a":1}')),
      anna.send(to, { path, locale, revision, changes: [] }),
      anna.send(to, body('x'.repeat(300_000))),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 413])
    for (const answer of answers)
      expect(await answer.json()).toEqual({
        code: expect.stringMatching(/invalid|too-large/),
        message: expect.any(String),
      })
  })
})
