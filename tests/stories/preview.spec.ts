import { expect, test } from '@playwright/test'
import { listStories, openPreview, serveStories, showStory } from '../../tooling/stories.mjs'

interface Preview {
  currentRender?: { id: string }
  channel: { on: (event: string, handle: (phase: Phase) => void) => void }
}

interface Phase {
  storyId: string
  newPhase: string
}

interface Scope {
  __STORYBOOK_PREVIEW__: Preview
  phases: Phase[]
}

test('no story is replaced while it renders, which makes Storybook reload the page', async ({
  page,
}) => {
  const server = await serveStories()
  const ids = listStories()
    .slice(0, 3)
    .map(({ id }) => id)
  await openPreview(page, server.origin)
  const shownAtOnce = await page.evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.phases = []
    scope.__STORYBOOK_PREVIEW__.channel.on('storyRenderPhaseChanged', (it) => scope.phases.push(it))
    return scope.__STORYBOOK_PREVIEW__.currentRender?.id
  })
  expect(shownAtOnce).toBeUndefined()

  for (const id of ids) {
    await showStory(page, id, {})
    await showStory(page, id, { locale: 'ar-SA' })
  }

  const phases = await page.evaluate(() => (globalThis as unknown as Scope).phases)
  const before = phases.filter((phase, index) => phases[index + 1]?.storyId !== phase.storyId)
  expect(before).toMatchObject(ids.map((storyId) => ({ storyId, newPhase: 'finished' })))
  await server.close()
})

test('a preview whose script fails is told at once', async ({ page }) => {
  const server = await serveStories()
  await page.route('**/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "throw new Error('Only Node can load it.')",
    }),
  )
  await expect(openPreview(page, server.origin)).rejects.toThrow('Only Node can load it.')
  await server.close()
})
