/**
 * From an empty folder to a widget of one's own beside ours on a page of one's own, by the words of
 * `docs/widgets-of-your-own.md` alone. Only `npm install` differs: it takes the tarball and the packages
 * of this repository, because a test has no network.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../../tooling/free-port.mjs'
import { installPackage } from '../../package/install.mjs'
import { test } from '../sandbox'

const DOCUMENT = readFileSync('docs/widgets-of-your-own.md', 'utf8')
const blockOf = (language: string) =>
  DOCUMENT.match(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's'))?.[1] ?? ''

/** The commands of the first block, each without its comment. */
const commands = blockOf('sh')
  .split('\n')
  .flatMap((line) => line.replace(/\s+#.*/, '').split(' && '))
  .filter(Boolean)

let home = ''
let dev: ChildProcess | undefined

test.afterAll(async () => {
  if (dev && dev.exitCode === null) {
    const ended = new Promise((done) => dev?.once('exit', done))
    dev.kill('SIGTERM')
    await ended
  }
  rmSync(home, { recursive: true, force: true })
})

/** Runs what the document says; resolves with the address of `foyer dev`, which stays. */
async function follow(): Promise<{ folder: string; address: string }> {
  home = mkdtempSync(join(tmpdir(), 'foyer-empty-'))
  let folder = home
  for (const command of commands) {
    const [program = '', ...words] = command.split(' ')
    if (program === 'cd') folder = join(folder, words[0] ?? '')
    else if (command.startsWith('npm install foyer')) install(folder)
    else if (command.startsWith('npm install -D'))
      expect(existsSync(join(folder, 'node_modules/@types/react'))).toBe(true)
    else if (command === 'npx foyer dev') return { folder, address: await startDev(folder) }
    else {
      const { status, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
      expect([command, status, status === 0 ? '' : stderr]).toEqual([command, 0, ''])
    }
  }
  throw new Error('The document no longer ends with `npx foyer dev`.')
}

function install(folder: string) {
  const installed = installPackage()
  renameSync(join(installed.folder, 'node_modules'), join(folder, 'node_modules'))
  rmSync(installed.folder, { recursive: true })
}

async function startDev(folder: string): Promise<string> {
  // Each build starts another server, on the same port.
  const port = await freePort()
  const child = spawn('node_modules/.bin/foyer', ['dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  })
  dev = child
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (text: Buffer) => {
      said += text
      const address = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`foyer dev ended with ${code}:\n${said}`)))
  })
}

/** For what a build precedes, which takes minutes beside other programs. */
const BUILT = { timeout: 600_000 }

test('an own widget beside ours on an own page, by the documentation alone', async ({ page }) => {
  // It packs, installs, and builds four times.
  test.slow()
  const began = Date.now()
  const { folder, address } = await follow()
  const welcome = () => page.request.get(`${address}/welcome`).catch(() => null)
  const problems: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() === 404) problems.push(response.url())
  })
  page.on('pageerror', ({ message }) => problems.push(message))

  await test.step('its fixtures are listed, and each is a page', async () => {
    await page.goto(address)
    await page.getByRole('link', { name: '/widgets/room-note/minimal' }).click()
    await expect(page.locator('foyer-widget[type=room-note]')).toHaveAttribute('status', 'mounted')
  })

  await test.step('the page of the document, written while `foyer dev` runs', async () => {
    mkdirSync(join(folder, 'pages'))
    writeFileSync(join(folder, 'pages/welcome.json'), blockOf('json'))
    await expect.poll(async () => (await welcome())?.status(), BUILT).toBe(200)
    await page.goto(`${address}/welcome`)
    await expect(page.getByRole('heading', { name: 'Welcome to Lisbon' })).toBeVisible()
    await expect(page.locator('#note').getByText('Your room')).toBeVisible()
    await expect(page.locator('foyer-widget:not([when=never], [status=mounted])')).toHaveCount(0)
  })
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  expect(problems).toEqual([])

  await test.step('a change of a source is on the page after a reload', async () => {
    const view = join(folder, 'widgets/room-note/room-note.view.tsx')
    const source = readFileSync(view, 'utf8')
    const changed = source.replace(
      /\{model\.heading\}|\{props\.heading\}|\{heading\}/,
      '$& (changed)',
    )
    expect(changed).not.toBe(source)
    writeFileSync(view, changed)
    await expect.poll(async () => (await welcome())?.text(), BUILT).toContain('(changed)')
  })

  await test.step('a mistake is told in the console', async () => {
    const wrong = blockOf('json').replace('"room-note"', '"rom-note"')
    writeFileSync(join(folder, 'pages/welcome.json'), wrong)
    await expect.poll(async () => (await welcome())?.text(), BUILT).toContain('rom-note')
    await page.goto(`${address}/welcome`)
    await expect.poll(() => problems.join('\n')).toContain('did you mean "room-note"')
  })

  const files = ['site.ts', 'pages/welcome.json', 'widgets/room-note (7 files)']
  const done = [...commands.map((command) => `$ ${command}`), ...files, `${minutes} minutes`]
  process.stdout.write(`\n${done.join('\n')}\n`)
})
