import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  apolloTooEarly,
  authorsModules,
  type Build,
  forbiddenModules,
  listedFiles,
  missingWidgets,
  notCompressed,
  operationsOutOfPlace,
  overBudget,
  reactOutOfPlace,
  wrongAssets,
  wrongStyles,
} from './build-rules'
import { types } from './widgets'

const FOLDER = 'dist/browser'

function readBuild(): Build {
  if (!existsSync(join(FOLDER, 'sizes.json')))
    throw new Error('There is no build to look at: run `npm run build` first.')
  const json = (path: string) => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'))
  return {
    manifest: json('assets/manifest.json'),
    sizes: json('sizes.json'),
    read: (file) => {
      const path = join(FOLDER, 'assets', file)
      return existsSync(path) ? readFileSync(path) : undefined
    },
  }
}

/** A copy of the build with one defect. */
function spoilt(spoil: (build: Build) => void): Build {
  const build = readBuild()
  spoil(build)
  return build
}

function put(module: string, into: (build: Build) => string): Build {
  return spoilt((build) => build.sizes[into(build)]?.modules.push(module))
}

const loader = ({ manifest }: Build) => manifest.loader.js
const mount = ({ manifest }: Build) => manifest.mount.js
const aWidget = ({ manifest }: Build) => Object.values(manifest.widgets)[0]?.js ?? ''

const rules: [name: string, rule: (build: Build) => string[], spoilt: () => Build][] = [
  [
    'is in its budgets',
    overBudget,
    () =>
      spoilt((build) => {
        const size = build.sizes[loader(build)]
        if (size) size.brotli += 1_000
      }),
  ],
  [
    'holds no GraphQL parser, nothing of the server and nothing of the tests',
    forbiddenModules,
    () => put('graphql/language/parser.mjs', aWidget),
  ],
  [
    'holds no schema library and nothing for authors',
    authorsModules,
    () => put('zod/v4/core/core.js', mount),
  ],
  [
    'has React in one file, which the loader does not wait for',
    reactOutOfPlace,
    () => put('react-dom/client.js', loader),
  ],
  [
    'renders its widgets without Apollo',
    apolloTooEarly,
    () => put('@apollo/client/core/index.js', aWidget),
  ],
  [
    'contains each operation once and small, in the scripts that use it',
    operationsOutOfPlace,
    () =>
      spoilt((build) => {
        const { read } = build
        build.read = (file) => withHashes(read(file))
      }),
  ],
  [
    'has every widget and no other in its manifest',
    (build) => missingWidgets(build, types.filter(isWidget)),
    () => spoilt(({ manifest }) => Object.assign(manifest.widgets, { ghost: manifest.mount })),
  ],
  [
    'names the exact scripts of each',
    wrongAssets,
    () => spoilt(({ manifest }) => void manifest.mount.imports.pop()),
  ],
  [
    'names its stylesheet',
    wrongStyles,
    () => spoilt((build) => Object.assign(build.manifest, { css: 'gone.css' })),
  ],
  [
    'has no file that ad blockers know by its name',
    listedFiles,
    () =>
      spoilt(({ sizes }) => {
        sizes['social-links.widget-AbHjRfJf.js'] = { brotli: 0, modules: [] }
      }),
  ],
  [
    'has a compressed copy of each file',
    notCompressed,
    () =>
      spoilt((build) => {
        const { read } = build
        build.read = (file) => (file === `${loader(build)}.br` ? undefined : read(file))
      }),
  ],
]

describe.each(rules)('the build %s', (_name, rule, spoil) => {
  it('without a violation', () => expect(rule(readBuild())).toEqual([]))
  it('and a violation is reported', () => expect(rule(spoil())).not.toEqual([]))
})

it('gives authors no script that only Node can load', () => {
  const scripts = ['dist/author', 'dist/browser/assets/author'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(folder, file)),
  )
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((file) => /\b(from|import) ?"node:/.test(`${readFileSync(file)}`))).toEqual(
    [],
  )
})

/** The script with a hash in each operation, as if its module contained one for each set. */
function withHashes(script: Buffer | undefined): Buffer | undefined {
  const withHash = (text: string) => `${text}#${createHash('sha512').update(text).digest('hex')}`
  return script && Buffer.from(`${script}`.replace(/name:"\w+",text:["`]\w+ \w+/g, withHash))
}

/** A folder may exist before its widget does. */
function isWidget(type: string): boolean {
  return existsSync(`src/components/${type}/${type}.widget.ts`)
}
