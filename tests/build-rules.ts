import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Asset, Manifest } from '../src/server/manifest'
import { budgets, measure } from '../tooling/budgets.mjs'
import { isListed } from './blockers'

/** The output of the browser build; a rule returns a sentence for each violation. */
export interface Build {
  manifest: Manifest
  /** For each script and stylesheet: bytes with brotli, and its modules. */
  sizes: Record<string, { brotli: number; modules: string[] }>
  /** A file of the assets folder, undefined when it does not exist. */
  read: (file: string) => Buffer | undefined
}

export function overBudget({ manifest, sizes }: Build): string[] {
  const measured = measure(manifest, sizes)
  return Object.entries(budgets)
    .filter(([name, budget]) => measured[name as keyof typeof budgets] > budget)
    .map(([name]) => `${name} is over its budget`)
}

/** Must never be sent to a browser: parsers and printers, server code, code for tests. */
const NOWHERE =
  /^graphql\/language\/parser\.|^graphql\/utilities\/printSchema\.|^src\/server\/|^(fixtures|stories|sandbox|tests)\/|\.(fixtures|stories)\.tsx?$/

/** For authors only, who have a separate build. */
const AUTHORS = /^zod\/|^src\/author\//

export function forbiddenModules({ sizes }: Build): string[] {
  return modulesIn(Object.keys(sizes), sizes).filter((line) => NOWHERE.test(moduleOf(line)))
}

export function authorsModules({ sizes }: Build): string[] {
  return modulesIn(Object.keys(sizes), sizes).filter((line) => AUTHORS.test(moduleOf(line)))
}

/** Files that ad blockers would block for their names. */
export function listedFiles({ sizes }: Build): string[] {
  return Object.keys(sizes).filter(isListed)
}

export function reactOutOfPlace({ manifest, sizes }: Build): string[] {
  const isReact = (line: string) => /^(react|react-dom|scheduler)\//.test(moduleOf(line))
  const others = Object.keys(sizes).filter((file) => !file.startsWith('react-'))
  return [
    ...modulesIn(others, sizes).filter(isReact),
    ...modulesIn(closure(manifest.loader), sizes).filter(isReact),
  ]
}

/** Apollo is loaded with a page's first request, not with the page. */
export function apolloTooEarly({ manifest, sizes }: Build): string[] {
  const early = [manifest.loader, manifest.mount, ...Object.values(manifest.widgets)]
  const files = [...new Set(early.flatMap(closure))]
  return modulesIn(files, sizes).filter((line) => /^(@apollo|rxjs|graphql)\//.test(moduleOf(line)))
}

/**
 * Bytes with brotli that an operation may cost on average in the scripts that use it (ADR 0027).
 */
const OPERATION_BYTES = 150

/** An operation in a script: its object, and the variable name that the build has given it. */
const OPERATION = /[\w$]+=\{name:"(\w+)",text:(["`])\w+ \1\b.*?\2\}/g

/** Hosts send them, none of our widgets. */
const OF_HOSTS = [
  'CancellationPolicy',
  'CheckInNow',
  'CartPrice',
  'CreditCardInfo',
  'GetProductFromOrder',
  'SummaryOfChargesAuth',
  'SummaryOfChargesUnauth',
  'UpdateCustomerPreferences',
]

/** Each operation is in one script and small there; the fragments that it uses count. */
export function operationsOutOfPlace({ sizes, read }: Build): string[] {
  const registered = readRegistered()
  const scripts = Object.keys(sizes).filter((file) => file.endsWith('.js'))
  const texts = scripts.map((file) => `${read(file)}`)
  const found = texts.flatMap((text) => [...text.matchAll(OPERATION)].map(([, name]) => `${name}`))
  const parts = [OPERATION, ...fragmentPatterns()]
  const bytes = texts.map((text) => {
    const without = parts.reduce((rest, part) => rest.replace(part, ''), text)
    return without === text ? 0 : brotli(text) - brotli(without)
  })
  const average = Math.round(bytes.reduce((sum, each) => sum + each, 0) / found.length)
  return [
    ...registered
      .filter((name) => found.includes(name) === OF_HOSTS.includes(name))
      .map((name) => (found.includes(name) ? `${name} is for hosts` : `${name} is in no script`)),
    ...found
      .filter((name, at) => found.indexOf(name) !== at)
      .map((name) => `${name} is there twice`),
    ...(average > OPERATION_BYTES ? [`an operation costs ${average} bytes on average`] : []),
  ]
}

function readRegistered(): string[] {
  const { operations } = JSON.parse(readFileSync('dist/operations/regular.json', 'utf8'))
  return operations.map(({ name }: { name: string }) => name)
}

/** Maps each shared fragment to its script: a fragment with a single user is inlined into it. */
function fragmentPatterns(): RegExp[] {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.operations.ts'))
    .map((path) => readFileSync(join('src', path), 'utf8'))
  return modules.flatMap((module) =>
    [...module.matchAll(/const \w+Fragment =\s+`(.*)`/g)].map(([, text = '']) => {
      const parts = text.split(/\$\{\w+\}/).map((part) => part.replace(/[.$(){}]/g, '\\$&'))
      return new RegExp(`[\\w$]+=["\`]${parts.join('\\$\\{[\\w$]+\\}')}["\`]`, 'g')
    }),
  )
}

function brotli(text: string): number {
  return brotliCompressSync(text).length
}

export function missingWidgets({ manifest }: Build, types: string[]): string[] {
  const known = Object.keys(manifest.widgets)
  return [
    ...types
      .filter((type) => !known.includes(type))
      .map((type) => `${type} is not in the manifest`),
    ...known.filter((type) => !types.includes(type)).map((type) => `${type} is no widget`),
  ]
}

/** The manifest must list exactly the scripts that a script imports. */
export function wrongAssets({ manifest, read }: Build): string[] {
  const { loader, mount, widgets } = manifest
  return Object.entries({ loader, mount, ...widgets }).flatMap(([name, asset]) =>
    differences(name, closure(asset), reached(asset.js, read)),
  )
}

/** Manifest and map of the latest build must name the same stylesheet, the only one. */
export function wrongStyles({ manifest, sizes, read }: Build): string[] {
  const sheets = Object.keys(sizes).filter((file) => file.endsWith('.css'))
  const named = /new URL\("\.\/([^"]+\.css)"/.exec(`${read('map.js')}`)?.[1] ?? 'none'
  return [
    ...differences('manifest.json', [manifest.css], sheets),
    ...differences('map.js', [named], sheets),
  ]
}

export function notCompressed({ sizes, read }: Build): string[] {
  return Object.keys(sizes).filter((file) => {
    const compressed = read(`${file}.br`)
    return !compressed || !brotliDecompressSync(compressed).equals(read(file) ?? Buffer.alloc(0))
  })
}

function closure({ js, imports }: Asset): string[] {
  return [js, ...imports]
}

function modulesIn(files: string[], sizes: Build['sizes']): string[] {
  return files.flatMap((file) => (sizes[file]?.modules ?? []).map((id) => `${file}: ${id}`))
}

function moduleOf(line: string): string {
  return line.slice(line.indexOf(': ') + 2)
}

/** The files that a script imports statically, recursively, read from the built text. */
function reached(file: string, read: Build['read'], seen: string[] = []): string[] {
  if (seen.includes(file)) return seen
  seen.push(file)
  for (const [, name] of `${read(file)}`.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g))
    reached(name ?? '', read, seen)
  return seen
}

function differences(what: string, stated: string[], found: string[]): string[] {
  return [
    ...found.filter((file) => !stated.includes(file)).map((file) => `${what} lack ${file}`),
    ...stated.filter((file) => !found.includes(file)).map((file) => `${what} need no ${file}`),
  ]
}
