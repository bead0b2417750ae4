/**
 * `npm run visual`: takes screenshots of the stories of this checkout and of a base commit, compares them,
 * and shows the differences in `visual/report/index.html`. Both are taken here and now, by one browser.
 *
 * - `-- --base main~3`: the commit to compare with; default: where the branch left `main`
 * - `-- --only property-bar`: only the stories whose id contains the text
 * - `-- --palette`: takes the pictures of the authors' palette anew (`visual/palette`)
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { pinFonts } from '../tooling/fonts.mjs'
import { listStories, openPreview, serveStories } from '../tooling/stories.mjs'
import {
  BROWSER_ARGS,
  CONTEXT,
  compare,
  modesOf,
  prepareForShots,
  readShot,
  serveForShots,
  shoot,
  toWebp,
} from '../tooling/visual.mjs'
import { writeReport } from '../tooling/visual-report.mjs'
import { findChrome } from './find-chrome.mjs'

const CACHE = 'node_modules/.cache/foyer-visual'
const REPORT = 'visual/report'
const PALETTE = 'visual/palette'
const WORKERS = 2

/** The most typical states of a widget, and the modes for a picture of the palette. */
const STATES = ['Full', 'Author', 'Authored', 'Opened', 'List', 'Vertical', 'Member', 'Minimal']
const PALETTE_MODES = ['768', '1280', '375']

/** In bytes. A smaller picture shows at most a line of text; a drawing is clearer. */
const BLANK = 2_600

/** A standard deviation of 0 to 255: a thin header on a whole page has 9, other widgets 17 and more. */
const PLAIN = 13

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    only: { type: 'string', default: '' },
    palette: { type: 'boolean', default: false },
  },
})

const started = performance.now()
await pinFonts()
const browser = await chromium.launch({ executablePath: findChrome(), args: BROWSER_ARGS })
try {
  const here = join(CACHE, 'here')
  buildStories('.', here)
  if (values.palette) await takePalette(here)
  else await compareWith(baseBuild(), here)
} finally {
  await browser.close()
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

function buildStories(project, folder) {
  execFileSync('npx', ['storybook', 'build', '--quiet', '-o', resolve(folder)], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORY_PICTURES: 'plates' },
  })
}

/** The base commit's stories, built with this checkout's packages; once for each commit. */
function baseBuild() {
  const commit = git('merge-base', values.base, 'HEAD')
  const folder = join(CACHE, commit)
  process.stdout.write(`Compares with ${git('log', '-1', '--format=%h %s', commit)}\n`)
  if (existsSync(join(folder, 'index.json'))) return folder
  const project = mkdtempSync(join(tmpdir(), 'foyer-visual-'))
  try {
    git('worktree', 'add', '--quiet', '--detach', '--force', project, commit)
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
    buildStories(project, folder)
  } finally {
    git('worktree', 'remove', '--force', project)
  }
  return folder
}

async function compareWith(base, here) {
  const wanted = ({ id }) => id.includes(values.only)
  const before = await shotsOf(base, listStories(base).filter(wanted), modesOf)
  const after = await shotsOf(here, listStories(here).filter(wanted), modesOf)
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort()
  const results = []
  for (const key of keys) results.push(await resultOf(key, before.get(key), after.get(key)))
  report(results)
}

/**
 * @typedef {{ story: string, mode: string, picture?: Buffer, message?: string }} Taken no picture: the story is
 *   empty, or broken for the reason of `message`
 */

/**
 * The screenshots of a build, as WebP without loss: a thousand of them fit into memory.
 * @returns {Promise<Map<string, Taken>>} by the id of the story and the name of the mode
 */
async function shotsOf(folder, stories, modes) {
  const taken = new Map()
  const queue = [...stories]
  const server = await serveStories(serveForShots, folder)
  const work = async () => {
    const page = await browser.newPage(CONTEXT)
    await openPreview(page, server.origin)
    await prepareForShots(page)
    for (let story = queue.shift(); story; story = queue.shift())
      for (const mode of modes(story)) {
        const about = { story: `${story.title}: ${story.name}`, mode: mode.name }
        const shot = await shoot(page, story, mode).catch((error) => ({ message: String(error) }))
        const taking = shot && 'pixels' in shot ? { picture: await toWebp(shot) } : (shot ?? {})
        taken.set(`${story.id}/${mode.name}`, { ...about, ...taking })
      }
    await page.close()
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, work))
  } finally {
    await server.close()
  }
  return taken
}

async function resultOf(key, old, now) {
  const { story, mode } = now ?? old
  const result = { key, story, mode }
  if (now?.message) return { ...result, state: 'broken', message: now.message }
  if (!old?.picture && !now?.picture) return { ...result, state: 'empty' }
  if (!old?.picture) return { ...result, state: 'new', after: now.picture }
  if (!now?.picture) return { ...result, state: 'gone', before: old.picture }
  const [before, after] = [await readShot(old.picture), await readShot(now.picture)]
  const { isSame, pixels, difference } = compare(before, after)
  if (isSame) return { ...result, state: 'same' }
  return {
    ...result,
    state: 'changed',
    pixels,
    before: old.picture,
    after: now.picture,
    difference: await toWebp(difference),
  }
}

function report(results) {
  const count = (state) => results.filter((result) => result.state === state).length
  const differing = results.filter(({ state }) => !['same', 'empty'].includes(state))
  rmSync(REPORT, { recursive: true, force: true })
  if (differing.length > 0) writeReport(REPORT, results)
  for (const { key, state, message } of differing)
    process.stdout.write(`${state} ${key}${message ? `: ${message}` : ''}\n`)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  process.stdout.write(
    `${count('same')} same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ` +
      `${count('broken')} broken in ${seconds} s\n`,
  )
  if (count('broken') > 0) process.exitCode = 1
  if (differing.length > 0) process.stdout.write(`Look at ${REPORT}/index.html.\n`)
}

/** Whether something is left of a picture in the size of the palette. */
async function showsMuch(picture) {
  if (picture.length <= BLANK) return false
  const { channels } = await sharp(picture).removeAlpha().stats()
  return Math.max(...channels.map(({ stdev }) => stdev)) > PLAIN
}

/** One picture for each widget: of its most typical story that shows something. */
async function takePalette(here) {
  const typeOf = ({ importPath }) => /src\/components\/([^/]+)\//.exec(importPath)?.[1]
  const ofWidgets = listStories(here).filter((story) => typeOf(story)?.includes(values.only))
  const modes = (story) =>
    modesOf({ ...story, name: 'Full' }).filter(({ name }) => PALETTE_MODES.includes(name))
  const taken = await shotsOf(here, ofWidgets, modes)
  const rank = ({ name }) => (STATES.includes(name) ? STATES.indexOf(name) : STATES.length)
  const stories = ofWidgets.toSorted((a, b) => rank(a) - rank(b))
  const done = new Map()
  for (const story of stories)
    for (const mode of PALETTE_MODES) {
      const picture = taken.get(`${story.id}/${mode}`)?.picture
      if (picture && !done.has(typeOf(story)) && (await showsMuch(picture)))
        done.set(typeOf(story), picture)
    }
  if (!values.only) rmSync(PALETTE, { recursive: true, force: true })
  for (const [type, picture] of done) {
    const path = join(PALETTE, `${type}.webp`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, picture)
  }
  process.stdout.write(`${done.size} pictures are in ${PALETTE}.\n`)
}
