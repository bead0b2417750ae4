/** The machine and the software versions of a run. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { launchBrowser, openPage } from './browser.mjs'
import { benchFolder, peersFolder, projectFolder } from './folders.mjs'
import { peerNode } from './server-commands.mjs'

/** Processor, memory and system, in one line. */
export function machine() {
  const all = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${all[0]?.model.trim()}, ${all.length} cores, ${memory} GB, ${type()} ${release().split('-')[0]}`
}

/** Versions by name, of all software that affects the numbers. */
export async function versions() {
  const browser = await launchBrowser()
  const chromium = browser.version()
  await browser.close()
  const { dependencies } = readJson(join(benchFolder, 'package.json'))
  const peers = Object.keys(dependencies).filter(
    (name) => !['node', 'react', 'react-dom'].includes(name),
  )
  return {
    chromium,
    node: process.version.slice(1),
    'node (servers)': execFileSync(peerNode, ['--version'], { encoding: 'utf8' }).trim().slice(1),
    ...versionsIn(join(projectFolder, 'node_modules'), ['react', 'rollup', 'lighthouse']),
    ...versionsIn(peersFolder, peers),
  }
}

/**
 * Lighthouse's index of the processor, as slow as it is emulated: 125 to 800 is a phone of the middle
 * class, more than 1,500 a desktop. Two runs compare if theirs is alike.
 */
export async function benchmarkIndex({ slower }) {
  const browser = await launchBrowser()
  const page = await openPage(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const compute = `(${pageFunctions.computeBenchmarkIndex})()`
  // The first run of a process is slow.
  await page.evaluate(compute)
  const index = await page.evaluate(compute)
  await browser.close()
  return Math.round(index)
}

/** The measured commit, with a plus when the working tree differs from it. */
export function commit() {
  const git = (...words) =>
    execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' })
  try {
    const isClean = git('status', '--porcelain', '--untracked-files=no').trim() === ''
    return `${git('rev-parse', '--short', 'HEAD').trim()}${isClean ? '' : '+'}`
  } catch {
    return 'no commit'
  }
}

function versionsIn(folder, names) {
  return Object.fromEntries(
    names.map((name) => [name, readJson(join(folder, name, 'package.json')).version]),
  )
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
