/** What a screen reader is told of the charges: a table, and each change of the price once. */
import { expect, type Page } from '@playwright/test'
import { bar, main } from '../booking/journey-page'
import { settled, test } from '../site'
import { openGuests, openReview } from './by-form'

interface Node {
  role?: { value: string }
  name?: { value: string }
  nodeId: string
  parentId?: string
  ignored: boolean
  childIds?: string[]
}

/** The rows of the tables of the accessibility tree, each as the roles and names of its cells. */
async function tables(page: Page): Promise<[role: string, name: string][][]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await client.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const below = (node: Node): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? [child, ...below(child)] : []
    })
  const isA = (role: string) => (node: Node) => node.role?.value === role && !node.ignored
  const cells = new Set(['rowheader', 'columnheader', 'cell', 'gridcell'])
  return nodes
    .filter(isA('table'))
    .flatMap((table) => below(table).filter(isA('row')))
    .map((row) =>
      below(row)
        .filter((node) => !node.ignored && cells.has(node.role?.value ?? ''))
        .map((node): [string, string] => [
          node.role?.value ?? '',
          // Chromium names a header by its content, and leaves a cell to be read.
          node.name?.value || textBelow(below(node)),
        ]),
    )
}

function textBelow(nodes: Node[]): string {
  const texts = nodes.filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
  return texts.map(({ name }) => name?.value ?? '').join('')
}

test('the summary reads as a table: a header for each row, and its amount', async ({ page }) => {
  await openGuests(page)
  const summary = page.getByRole('complementary', { name: 'Your reservation' })
  if (!(await summary.getByRole('table').isVisible()))
    await summary.locator('summary').first().click()
  await settled(page)
  const total = await bar(page).getByRole('status').first().locator('bdi').first().textContent()
  const [head, ...rows] = await tables(page)
  expect(head?.map(([role]) => role)).toEqual(['columnheader', 'columnheader'])
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) {
    expect(row.map(([role]) => role)).toEqual(['rowheader', 'cell'])
    const [[, name] = ['', ''], [, amount] = ['', '']] = row
    expect(name).not.toBe('')
    expect([name, amount]).toEqual([name, expect.stringMatching(/\d/)])
  }
  expect(rows.find(([header]) => header?.[1].startsWith('Total'))?.[1]?.[1]).toBe(total)
})

test('a change of the price is announced once', async ({ page }) => {
  await openReview(page)
  await settled(page)
  const before = await bar(page).getByRole('status').first().locator('bdi').first().textContent()
  await main(page).getByText('Add extras').click()
  await main(page).getByRole('button', { name: 'One more: Rollaway bed' }).click()
  await page.evaluate(() => {
    const spoken: string[] = []
    Object.assign(window, { foyerSpoken: spoken })
    const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
      )
      for (const region of new Set(regions)) if (region) spoken.push(region.textContent ?? '')
    }).observe(document.documentElement, { childList: true, characterData: true, subtree: true })
  })
  await main(page).getByRole('button', { name: 'Apply' }).click()
  const amount = bar(page).getByRole('status').first().locator('bdi').first()
  await expect(amount).not.toHaveText(before ?? '')
  const after = (await amount.textContent()) ?? ''
  await settled(page)
  const spoken = await page.evaluate(
    () => (window as unknown as { foyerSpoken: string[] }).foyerSpoken,
  )
  expect(spoken.filter((text) => text.includes(after))).toHaveLength(1)
})
