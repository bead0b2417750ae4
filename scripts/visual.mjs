/**
 * `npm run visual`: takes screenshots of the built stories and compares them with
 * `visual/baselines`; the differences are shown in `visual/report/index.html`. `-- --update`
 * accepts the screenshots, `-- --only <text>` selects the stories whose id contains the text.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
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
  toBaseline,
  toWebp,
} from '../tooling/visual.mjs'
import { writeReport } from '../tooling/visual-report.mjs'
import { findChrome } from './find-chrome.mjs'

const BASELINES = 'visual/baselines'
const REPORT = 'visual/report'
const WORKERS = 2

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})

const stories = listStories().filter(({ id }) => id.includes(values.only))
const queue = [...stories]
const results = []
const started = performance.now()

rmSync(REPORT, { recursive: true, force: true })
await pinFonts()
const server = await serveStories(serveForShots)
const browser = await chromium.launch({ executablePath: findChrome(), args: BROWSER_ARGS })
try {
  await Promise.all(Array.from({ length: WORKERS }, work))
} finally {
  await browser.close()
  await server.close()
}
results.push(...gone())
results.sort((a, b) => a.key.localeCompare(b.key))
await report()

async function work() {
  const page = await browser.newPage(CONTEXT)
  await openPreview(page, server.origin)
  await prepareForShots(page)
  for (let story = queue.shift(); story; story = queue.shift())
    for (const mode of modesOf(story)) results.push(await look(page, story, mode))
  await page.close()
}

/** One screenshot and the result of its comparison. */
async function look(page, story, mode) {
  const key = `${story.id}/${mode.name}`
  const path = join(BASELINES, `${key}.webp`)
  const hasBaseline = existsSync(path)
  const result = { key, story: `${story.title}: ${story.name}`, mode: mode.name }
  let shot
  try {
    shot = await shoot(page, story, mode)
  } catch (error) {
    return { ...result, state: 'broken', message: String(error) }
  }
  if (!shot) return { ...result, state: hasBaseline ? 'gone' : 'empty' }
  if (!hasBaseline) return { ...result, state: 'new', after: await toBaseline(shot) }
  const { isSame, pixels, difference } = compare(await readShot(path), shot)
  if (isSame) return { ...result, state: 'same' }
  return {
    ...result,
    state: 'changed',
    pixels,
    after: await toBaseline(shot),
    difference: await toWebp(difference),
  }
}

/** Baselines of stories and modes that no longer exist. */
function gone() {
  const seen = new Set(results.map(({ key }) => key))
  mkdirSync(BASELINES, { recursive: true })
  return readdirSync(BASELINES, { recursive: true })
    .filter((path) => path.endsWith('.webp'))
    .map((path) => path.replaceAll('\\', '/').slice(0, -'.webp'.length))
    .filter((key) => key.includes(values.only) && !seen.has(key))
    .map((key) => ({ key, story: dirname(key), mode: key.split('/').at(-1), state: 'gone' }))
}

async function report() {
  const count = (state) => results.filter((result) => result.state === state).length
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const differing = results.filter(({ state }) => !['same', 'empty'].includes(state))
  if (values.update) accept(differing)
  else if (differing.length > 0) writeReport(REPORT, BASELINES, results)
  for (const { key, state, message } of values.update ? [] : differing)
    process.stdout.write(`${state} ${key}${message ? `: ${message}` : ''}\n`)
  process.stdout.write(
    `${count('same')} same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ` +
      `${count('broken')} broken in ${seconds} s\n`,
  )
  if (count('broken') > 0) process.exitCode = 1
  if (values.update || differing.length === 0) return
  process.exitCode = 1
  process.stdout.write(
    `Look at ${REPORT}/index.html; what is right, \`npm run visual -- --update\` accepts.\n`,
  )
}

function accept(differing) {
  for (const { key, state, after } of differing) {
    const path = join(BASELINES, `${key}.webp`)
    if (state === 'gone') rmSync(path)
    if (!after) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
  }
}
