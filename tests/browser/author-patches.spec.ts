import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { type FormField, fieldTree } from '../../src/author/fields/field-tree'
import { edit, isShown, placed, resourceOf } from './author-page'
import { fixtureOf, schemaOf, types } from './widget-samples'

/** Another one finds other patches; a failure prints the patches that it took. */
const SEED = Number(process.env.PATCH_SEED ?? 7)
const PATCHES_EACH = 24

interface Patch {
  name: string
  value: unknown
}

const HOSTILE = [
  '',
  ' ',
  '</script><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u0000\ue0000\ue001',
  '{"a":1}',
  'x'.repeat(5000),
]

/** What no field expects. */
const garbage = fc.constantFrom<unknown>(
  null,
  -1,
  1e9,
  0.5,
  true,
  'NaN',
  [],
  [null],
  {},
  { type: 'x' },
  [[1]],
  ...HOSTILE,
)

/** A value for a field: mostly a good one. */
function anyValueOf(field: FormField): fc.Arbitrary<unknown> {
  const good = goodValueOf(field)
  return fc.oneof({ arbitrary: good, weight: 3 }, garbage)
}

function goodValueOf(field: FormField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'richText':
      return fc.constantFrom('<p>A <b>rich</b> text</p>', '', '<ul><li>One</li></ul>')
    case 'path':
    case 'asset':
      return fc.constantFrom(
        '/media/favicon.svg',
        '/homepage-searchform.mi',
        'https://www.example.com/a',
      )
    case 'number':
      return fc.integer({ min: Math.ceil(field.least ?? 0), max: Math.floor(field.most ?? 20) })
    case 'boolean':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'choices':
      return fc.subarray(field.options.map(({ value }) => value))
    case 'list':
      return fc.array(goodValueOf(field.entry), {
        minLength: field.least ?? 0,
        maxLength: Math.min(field.most ?? 3, 3),
      })
    case 'group':
      return fc.record(
        Object.fromEntries(field.fields.map((member) => [member.name, goodValueOf(member)])),
        {
          requiredKeys: field.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
        },
      )
    case 'components':
      return fc.constantFrom([], [{ type: 'heading', id: 'inside', props: { text: 'Inside' } }])
    case 'union':
    case 'map':
      return fc.constant({})
    default:
      return fc.string({ minLength: field.least ?? 0, maxLength: Math.min(field.most ?? 40, 40) })
  }
}

/** A field at any depth, with a value for it. */
function patchOf(field: FormField, path: string[] = []): fc.Arbitrary<Patch> {
  const here = anyValueOf(field).map((value) => ({ name: path.join('/'), value }))
  if (field.kind === 'group') {
    const members = field.fields
      .filter(({ name }) => path.length > 0 || name !== 'id')
      .map((member) => patchOf(member, [...path, member.name]))
    return fc.oneof(...members, ...(path.length > 0 ? [here] : []))
  }
  if (field.kind !== 'list') return here
  const entry = fc.nat({ max: 2 }).chain((index) => patchOf(field.entry, [...path, String(index)]))
  return fc.oneof(here, entry)
}

for (const type of types) {
  test(`whatever ${type} is patched with, it stands there and every problem is named`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => void errors.push(error.message))
    const fixture = fixtureOf(type, 'full') ?? fixtureOf(type, 'minimal')
    await edit(page, { main: placed(type, 'it', fixture?.props ?? {}) })
    const patches = fc.sample(patchOf(fieldTree(await schemaOf(type))), {
      numRuns: PATCHES_EACH,
      seed: SEED,
    })
    const complaints = await page.evaluate(
      ([given, resource]) => {
        const wrong: string[] = []
        const find = () => document.querySelector<HTMLElement>('#it')
        for (const patch of given) {
          find()?.dispatchEvent(
            new CustomEvent('aue:content-patch', {
              bubbles: true,
              detail: { patch, request: { target: { resource } } },
            }),
          )
          const element = find() as
            | (HTMLElement & { problems: { field: string; message: string }[] })
            | null
          const said = JSON.stringify(patch).slice(0, 200)
          if (!element) {
            wrong.push(`gone after ${said}`)
            break
          }
          const seen = [...element.querySelectorAll('*')].some(
            (found) => found.getBoundingClientRect().height > 0,
          )
          if (!seen) wrong.push(`blank after ${said}`)
          const shown = element.querySelectorAll('[data-author-only] li').length
          if (shown < element.problems.length)
            wrong.push(`${element.problems.length - shown} problems not shown after ${said}`)
          for (const { field, message } of element.problems)
            if (!field.trim() || !message.trim())
              wrong.push(`a problem without a name after ${said}`)
          if (element.querySelector('[onerror]')) wrong.push(`a handler after ${said}`)
        }
        return wrong
      },
      [patches, resourceOf('it')] as const,
    )
    expect(complaints).toEqual([])
    expect(errors).toEqual([])
    // Set right again, it is as good as new.
    await page.evaluate((props) => {
      const element = document.querySelector('#it') as HTMLElement & {
        replaceAll(raw: unknown): void
      }
      element.replaceAll(props)
    }, fixture?.props ?? {})
    await isShown(page)
    await expect(page.locator('#it')).toHaveAttribute('status', 'mounted')
  })
}

test('five hundred components that come and go leave nothing behind', async ({ page }) => {
  await edit(page, { main: placed('heading', 'stays', { text: 'It stays' }) })
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')
  const counts = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    return { nodes, jsEventListeners, usedSize }
  }
  const swap = (times: number) =>
    page.evaluate(async (count) => {
      const main = document.querySelector('main')
      for (let index = 0; index < count; index++) {
        const element = document.createElement('foyer-widget') as HTMLElement & {
          ready: Promise<void>
        }
        element.id = `passing-${index}`
        element.setAttribute('type', 'links-list')
        const items = [{ linkLabel: 'One', linkURL: '/one' }]
        element.setAttribute('props', JSON.stringify({ title: 'Passing', items }))
        main?.append(element)
        await element.ready
        element.remove()
        await Promise.resolve()
      }
    }, times)
  // By then the engine has compiled what it will.
  await swap(1000)
  const before = await counts()
  await swap(500)
  const after = await counts()
  expect(after.nodes - before.nodes).toBeLessThan(50)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(50)
  expect((after.usedSize - before.usedSize) / 500).toBeLessThan(200)
})
