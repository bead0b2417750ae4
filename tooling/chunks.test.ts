import { posix } from 'node:path'
import { type OutputChunk, rollup } from 'rollup'
import type { Chunk } from './chunks.mjs'
import { chunks } from './chunks.mjs'

const SITE: Record<string, string> = {
  'mount.js': "import './page/frame.js'; import './react.js'; mount()",
  'tea.widget.js':
    "import './react.js'; import './ui/cup.js'; tea(); import('./ui/sugar.js'); import('./visits.js')",
  'cake.widget.js': "import './react.js'; import './ui/cup.js'; import './ui/plate.js'; cake()",
  'react.js': 'react()',
  'page/frame.js': 'frame()',
  'ui/cup.js': 'cup()',
  'ui/plate.js': 'plate()',
  'ui/sugar.js': 'sugar()',
  'visits.js': 'visits()',
}

/** The files of each chunk with more than one file. */
async function build(table: Record<string, Partial<Chunk>>, site = SITE) {
  const whole = Object.entries(table).map(([name, chunk]) => [
    name,
    { why: 'It compresses better.', takes: [], ...chunk },
  ])
  const bundle = await rollup({
    input: ['/mount.js', '/tea.widget.js', '/cake.widget.js'],
    onwarn: () => {},
    plugins: [
      {
        name: 'files',
        resolveId: (id, importer) => posix.join(importer ? posix.dirname(importer) : '/', id),
        load: (id) => site[id.slice(1)] ?? null,
      },
      ...chunks({ table: Object.fromEntries(whole), root: '/' }),
    ],
  })
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' })
  const built = output.filter((file): file is OutputChunk => file.type === 'chunk')
  return Object.fromEntries(
    built.map(({ name, moduleIds }) => [name, moduleIds.map((id) => id.slice(1)).sort()]),
  )
}

it('puts the files of a folder into one chunk, and a file with a longer path into another', async () => {
  const built = await build({
    dishes: { takes: ['ui'] },
    sweet: { takes: ['ui/sugar'], later: true },
  })
  expect(built).toMatchObject({ dishes: ['ui/cup.js', 'ui/plate.js'], sweet: ['ui/sugar.js'] })
})

it('puts the imports of an entry into its chunk, except for those with another chunk', async () => {
  const built = await build({
    react: { takes: ['react'] },
    mount: { needsOf: 'mount.js', takes: ['ui/cup'] },
  })
  expect(built).toMatchObject({
    react: ['react.js'],
    mount: ['mount.js', 'page/frame.js', 'ui/cup.js'],
    'tea.widget': ['tea.widget.js'],
  })
})

it('fails for a path that fits no module, also for the beginning of a name', async () => {
  await expect(build({ dishes: { takes: ['ui/cup', 'ui/pla', 'tray'] } })).rejects.toThrow(
    /"ui\/pla" in "dishes" fits no module.*\n.*"tray" in "dishes" fits no module/,
  )
})

it('fails for a folder with a file that only a dynamic import() reaches', async () => {
  await expect(build({ dishes: { takes: ['ui'] } })).rejects.toThrow(
    '"ui" in "dishes" takes ui/sugar.js, which only a dynamic import() reaches',
  )
})

it('fails for a file that would load a later chunk early', async () => {
  const later = { takes: ['visits', 'ui/cup'], later: true }
  await expect(build({ later })).rejects.toThrow(
    '"ui/cup" in "later" takes ui/cup.js, which is imported statically',
  )
})

it('fails for chunks that import each other', async () => {
  const site = {
    ...SITE,
    'ui/cup.js': "import './spoon.js'; cup()",
    'ui/spoon.js': "import '../react.js'; spoon()",
  }
  const table = { react: { takes: ['react', 'ui/cup'] }, spoons: { takes: ['ui/spoon'] } }
  await expect(build(table, site)).rejects.toThrow(/react, spoons import each other/)
})
