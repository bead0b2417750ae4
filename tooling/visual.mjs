/** Reproducible screenshots of stories, and their comparison. */
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { LOOKS } from './looks.mjs'
import { plate } from './plate.mjs'
import { plays, showStory } from './stories.mjs'

/** @typedef {import('./stories.mjs').StoryEntry} StoryEntry */
/** @typedef {import('./looks.mjs').Look & { name: string }} Mode */
/** @typedef {{ pixels: Buffer, width: number, height: number }} Shot */

/** Flags for identical rendering on every machine. */
export const BROWSER_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** Reduced motion, and one device pixel per CSS pixel. */
export const CONTEXT = /** @type {const} */ ({ reducedMotion: 'reduce', deviceScaleFactor: 1 })

const HEIGHTS = { 375: 812, 768: 1024, 1280: 900 }

/**
 * The modes of a story: on a phone and a desktop, the fullest story of a widget in every look. The
 * gallery's stories have their own screenshots; measurements belong to another test.
 * @param {StoryEntry} story
 * @returns {Mode[]}
 */
export function modesOf(story) {
  if (story.title === 'Gallery') return []
  const names = story.title.startsWith('Look/') ? ['1280'] : ['375', '1280']
  return Object.entries(LOOKS)
    .filter(([name]) => story.name === 'Full' || names.includes(name))
    .map(([name, look]) => ({ name, ...look }))
}

const FONTS = {
  'noto-sans': '@fontsource/noto-sans',
  'noto-serif': '@fontsource/noto-serif',
  'noto-sans-arabic': '@fontsource/noto-sans-arabic',
  'noto-sans-jp': '@fontsource-variable/noto-sans-jp',
}

const SHEETS = [
  ...[400, 600, 700, 800].map((weight) => `noto-sans/${weight}`),
  ...[300, 400, 700].map((weight) => `noto-serif/${weight}`),
  ...[400, 600].map((weight) => `noto-sans-arabic/${weight}`),
  'noto-sans-jp/index',
]

const BODY = `'Noto Sans', 'Noto Sans Arabic', 'Noto Sans JP Variable', sans-serif`
const DISPLAY = `'Noto Serif', 'Noto Sans Arabic', 'Noto Sans JP Variable', serif`

/**
 * Routes for `serveStories`: our own fonts, and two-tone images in place of the hotels'
 * photographs.
 */
export function serveForShots(server) {
  for (const [name, folder] of Object.entries(FONTS))
    server.register(fastifyStatic, {
      root: resolve('node_modules', folder),
      prefix: `/fonts/${name}/`,
      decorateReply: false,
    })
  for (const place of ['/media/hotels/:hotel/:file', '/media/maps/:file'])
    server.get(place, ({ params, query }, reply) =>
      reply.type('image/svg+xml').send(plateFor(params, query)),
    )
}

/** A plate of the requested size: a browser scales real photographs with noise. */
function plateFor({ hotel = 'map', file }, query) {
  const [, wide, tall] = /-(\d+)x(\d+)\./.exec(file) ?? []
  const width = Number(query.width ?? wide ?? 1200)
  const height = Number(query.height ?? tall ?? 675)
  return plate(`${hotel}${file.split(/[-.]/)[0]}`, { width, height })
}

/**
 * Sets up the opened preview for screenshots.
 * @param {import('@playwright/test').Page} page
 */
export async function prepareForShots(page) {
  for (const sheet of SHEETS) await page.addStyleTag({ url: `/fonts/${sheet}.css` })
  await page.addStyleTag({
    content: `:root { --foyer-font-body: ${BODY} !important; --foyer-font-display: ${DISPLAY} !important; }`,
  })
}

/**
 * Shows a story and takes its screenshot; null if it is empty.
 * @param {import('@playwright/test').Page} page
 * @param {StoryEntry} story
 * @param {Mode} mode
 * @returns {Promise<Shot | null>}
 */
export async function shoot(page, story, { width, settings }) {
  const size = { width, height: HEIGHTS[width] }
  if (page.viewportSize()?.width !== width) await page.setViewportSize(size)
  const again = plays(story) && !('locale' in settings)
  const problems = await showStory(page, story.id, settings, { again })
  if (problems.length > 0) throw new Error(`${story.id}: ${problems.join('; ')}`)
  const height = await page.evaluate(settleForShot)
  if (height === 0) return null
  const clip = { x: 0, y: 0, width, height: height ?? size.height }
  const png = await page.screenshot({
    clip,
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  })
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/**
 * Runs in the page: waits for every picture, and returns the height of the story. Null: the story
 * is fixed to the viewport, which then is the screenshot.
 */
async function settleForShot() {
  const images = [...document.querySelectorAll('#storybook-root img')]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
  window.scrollTo(0, 0)
  const root = document.getElementById('storybook-root')
  const parts = [...root.querySelectorAll('*')]
  const isOnWindow = ({ position, visibility }) => position === 'fixed' && visibility !== 'hidden'
  if (parts.some((part) => part.matches('dialog[open]') || isOnWindow(getComputedStyle(part))))
    return null
  return Math.floor(root.getBoundingClientRect().height)
}

/** A colour difference below 7 of 255 comes from smoothing, not from a change. */
const THRESHOLD = 0.025

/** Pixels of a whole screenshot that rounding may change at an edge. */
const MOST_PIXELS = 4

/**
 * Compares two screenshots; differences in anti-aliasing do not count.
 * @param {Shot} before
 * @param {Shot} after
 * @returns {{ isSame: boolean, pixels: number, difference: Shot }}
 */
export function compare(before, after) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(
    widen(before, width, height),
    widen(after, width, height),
    difference,
    width,
    height,
    { threshold: THRESHOLD },
  )
  const isSameSize = before.width === after.width && before.height === after.height
  return {
    isSame: isSameSize && pixels <= MOST_PIXELS,
    pixels,
    difference: { pixels: difference, width, height },
  }
}

/** The screenshot on a larger, transparent canvas. */
function widen({ pixels, width, height }, wide, tall) {
  if (width === wide && height === tall) return pixels
  const sheet = Buffer.alloc(wide * tall * 4)
  for (let row = 0; row < height; row += 1)
    pixels.copy(sheet, row * wide * 4, row * width * 4, (row + 1) * width * 4)
  return sheet
}

/** @param {Shot} shot */
export function toWebp({ pixels, width, height }) {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 5 })
    .toBuffer()
}

/** @param {string | Buffer} source a path or the bytes of a picture @returns {Promise<Shot>} */
export async function readShot(source) {
  const { data, info } = await sharp(source)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
