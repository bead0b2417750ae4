import { expect } from '@playwright/test'
import { type FormField, fieldTree } from '../../../src/author/fields/field-tree'
import { isWide } from '../../cases'
import { anyValue, validValue } from '../../field-values'
import { fc } from '../../random'
import { test } from '../sandbox'
import { fixtureOf, handfuls, schemaOf } from '../widget-samples'
import { edit, isShown, placed, resourceOf } from './author-page'

/** Another seed generates other patches; a failure reports the patch, and its title the seed. */
const SEED = Number(process.env.SEED ?? 7)
const PATCHES_EACH = isWide ? 24 : 4

interface Patch {
  name: string
  value: unknown
}

/** A field at any depth, with a value for it that is valid half of the time. */
function patchOf(field: FormField, path: string[] = []): fc.Arbitrary<Patch> {
  const here = fc
    .oneof(validValue(field), anyValue(field))
    .map((value) => ({ name: path.join('/'), value }))
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

const propsOf = (type: string) =>
  (fixtureOf(type, 'full') ?? fixtureOf(type, 'minimal'))?.props ?? {}

for (const types of handfuls) {
  test(`random patches: every component stays on the page and every problem is named: ${types.join(', ')}, seed ${SEED}`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => void errors.push(error.message))
    await edit(page, {
      main: types.map((type) => placed(type, `it-${type}`, propsOf(type))).join(''),
    })
    const patches = await Promise.all(
      types.map(async (type) =>
        fc
          .sample(patchOf(fieldTree(await schemaOf(type))), { numRuns: PATCHES_EACH, seed: SEED })
          .map((patch) => ({ patch, id: `it-${type}`, resource: resourceOf(`it-${type}`) })),
      ),
    )
    const { wrong, named } = await page.evaluate((given) => {
      const wrong: string[] = []
      let named = 0
      for (const { patch, id, resource } of given) {
        document.getElementById(id)?.dispatchEvent(
          new CustomEvent('aue:content-patch', {
            bubbles: true,
            detail: { patch, request: { target: { resource } } },
          }),
        )
        const element = document.getElementById(id) as
          | (HTMLElement & { problems: { field: string; message: string }[] })
          | null
        const said = `${id} ${JSON.stringify(patch).slice(0, 200)}`
        if (!element) {
          wrong.push(`gone after ${said}`)
          break
        }
        const isSeen = [...element.querySelectorAll('*')].some(
          (found) => found.getBoundingClientRect().height > 0,
        )
        if (!isSeen) wrong.push(`blank after ${said}`)
        named += element.problems.length
        const shown = element.querySelectorAll('[data-author-only] li').length
        if (shown < element.problems.length)
          wrong.push(`${element.problems.length - shown} problems not shown after ${said}`)
        for (const { field, message } of element.problems)
          if (!field.trim() || !message.trim()) wrong.push(`a problem without a name after ${said}`)
        if (element.querySelector('[onerror]')) wrong.push(`a handler after ${said}`)
      }
      return { wrong, named }
    }, patches.flat())
    expect(wrong).toEqual([])
    expect(errors).toEqual([])
    expect(named).toBeGreaterThan(PATCHES_EACH)
    // With valid props again, they render as before.
    await page.evaluate(
      (all) => {
        for (const [id, props] of all)
          (document.getElementById(id) as unknown as { replaceAll(raw: unknown): void }).replaceAll(
            props,
          )
      },
      types.map((type) => [`it-${type}`, propsOf(type)] as const),
    )
    await isShown(page)
    for (const type of types)
      await expect(page.locator(`#it-${type}`)).toHaveAttribute('status', 'mounted')
  })
}

test('five hundred components added and removed leave no nodes or listeners', async ({ page }) => {
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
  // By then the engine has compiled all code of the test.
  await swap(1000)
  const before = await counts()
  await swap(500)
  const after = await counts()
  expect(after.nodes - before.nodes).toBeLessThan(50)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(50)
  expect((after.usedSize - before.usedSize) / 500).toBeLessThan(200)
})
