/** A server for the built storybook, and a page that shows its stories in sequence. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

/** The build that is shown; `STORIES_FOLDER`: one of selected stories. */
const FOLDER = resolve(process.env.STORIES_FOLDER ?? 'storybook-static')

/**
 * @typedef {object} StoryEntry
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string[]} tags
 * @property {string} importPath of its file, from the project's folder
 */

/** All stories of a build, in its order. @param {string} [folder] @returns {StoryEntry[]} */
export function listStories(folder) {
  return listEntries(folder).filter(({ type }) => type === 'story')
}

/** Every docs page of the build. @returns {StoryEntry[]} */
export function listDocs() {
  return listEntries().filter(({ type }) => type === 'docs')
}

function listEntries(folder = FOLDER) {
  let index
  try {
    index = readFileSync(`${folder}/index.json`, 'utf8')
  } catch (cause) {
    throw new Error('There are no stories to show: run `npm run stories:build` first.', { cause })
  }
  return Object.values(JSON.parse(index).entries)
}

/** Whether a story has a play function. @param {StoryEntry} story */
export function plays({ tags }) {
  return tags.includes('play-fn')
}

/**
 * Serves a build on a free port.
 * @param {(server: import('fastify').FastifyInstance) => void} [prepare] adds routes that come first
 * @param {string} [folder]
 */
export async function serveStories(prepare, folder = FOLDER) {
  const server = Fastify()
  prepare?.(server)
  await server.register(fastifyStatic, { root: resolve(folder) })
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => server.close() }
}

/** The toolbar's initial settings. Storybook's own axe run is off: the callers run axe. */
const PLAIN = {
  locale: 'story',
  theme: 'light',
  brand: 'alderway',
  mode: 'story',
  a11y: { manual: true },
}

/**
 * Opens the preview once; stories follow without another page load. It opens without a story:
 * Storybook reloads the page when the next story interrupts one that is still rendering.
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 */
export async function openPreview(page, origin) {
  let fail
  const failed = new Promise((_resolve, reject) => {
    fail = reject
  })
  page.once('pageerror', fail)
  const ready = page
    .goto(`${origin}/iframe.html`)
    .then(() => page.waitForFunction(() => document.body?.classList.contains('sb-show-nopreview')))
  // A module that a browser cannot load keeps the whole preview from its start.
  await Promise.race([ready, failed])
  page.off('pageerror', fail)
  await page.evaluate(listenToStories)
}

/**
 * Shows a story, or the current one with other settings, and waits until it is drawn and has
 * played.
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @param {object} settings of the toolbar
 * @param {{ again?: boolean }} [options] again: renders a story that is already shown from the start, so
 *   that it plays again
 * @returns {Promise<string[]>} the problems
 */
export function showStory(page, id, settings, { again = false } = {}) {
  return page.evaluate(
    ([id, globals, again]) => globalThis.foyerStories.show(id, globals, again),
    /** @type {const} */ ([id, { ...PLAIN, ...settings }, again]),
  )
}

/**
 * Shows a docs page, and waits until it is drawn.
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @param {object} settings of the toolbar
 * @returns {Promise<string[]>} the problems
 */
export function showDocs(page, id, settings) {
  return page.evaluate(
    ([id, globals]) => globalThis.foyerStories.showDocs(id, globals),
    /** @type {const} */ ([id, { ...PLAIN, ...settings }]),
  )
}

/** Runs in the page: `show` resolves when Storybook reports a story as finished. */
function listenToStories() {
  const preview = globalThis.__STORYBOOK_PREVIEW__
  const { channel } = preview
  const LONGEST = 600_000
  const said = (error) => `${error?.name ?? 'Error'}: ${error?.message ?? error?.title ?? error}`

  const finished = (id) =>
    new Promise((resolve) => {
      const problems = []
      const stops = []
      const on = (event, handle) => {
        channel.on(event, handle)
        stops.push(() => channel.off(event, handle))
      }
      const end = () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
        resolve(problems)
      }
      const timer = setTimeout(() => {
        problems.push('did not finish within ten minutes')
        end()
      }, LONGEST)
      on('playFunctionThrewException', (error) => problems.push(`play: ${said(error)}`))
      on('unhandledErrorsWhilePlaying', (errors) => problems.push(...errors.map(said)))
      on('storyThrewException', (error) => problems.push(`render: ${said(error)}`))
      on('storyErrored', (error) => {
        problems.push(`render: ${said(error)}`)
        end()
      })
      on('storyMissing', () => {
        problems.push('is missing')
        end()
      })
      on('storyFinished', (event) => event.storyId === id && end())
    })

  /**
   * Shows another story or docs page with these settings. The event `updateGlobals` would also render
   * the current story again, which the other one would interrupt: Storybook then reloads the page.
   */
  const change = (selection, globals) => {
    preview.storyStoreValue.userGlobals.update(globals)
    channel.emit('setCurrentStory', selection)
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  /**
   * Responses and views arrive after Storybook's report: waits for a few frames without mutations
   * or pending work. Resolves with the problem of a story that never comes to rest.
   */
  const settled = async () => {
    await document.fonts.ready
    let quiet = 0
    const observer = new MutationObserver(() => {
      quiet = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const isLoading = () => document.querySelector('[data-story-waits]') !== null
    const begun = performance.now()
    while (quiet < 3 && performance.now() - begun < LONGEST) {
      await frame()
      quiet = isLoading() ? 0 : quiet + 1
    }
    observer.disconnect()
    if (quiet >= 3) return []
    return [isLoading() ? 'still loads after ten minutes' : 'still changes after ten minutes']
  }

  globalThis.foyerStories = {
    async show(id, globals, again) {
      const isShown = preview.currentRender?.id === id
      const problems = []
      const done = finished(id)
      if (isShown) channel.emit('updateGlobals', { globals })
      else change({ storyId: id, viewMode: 'story' }, globals)
      problems.push(...(await done))
      if (again && isShown) {
        const remounted = finished(id)
        channel.emit('forceRemount', { storyId: id })
        problems.push(...(await remounted))
      }
      problems.push(...(await settled()))
      return problems
    },
    async showDocs(id, globals) {
      const isShown = preview.currentRender?.id === id
      const done = new Promise((resolve) => channel.once('docsRendered', resolve))
      if (isShown) channel.emit('updateGlobals', { globals })
      else {
        change({ storyId: id, viewMode: 'docs' }, globals)
        await done
      }
      return settled()
    },
  }
}
