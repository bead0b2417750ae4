/** Astro with @astrojs/react in default configuration; one build has the pages of every N. */
import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { benchFolder, peersFolder } from '../lib/folders.mjs'
import { peerNode } from '../lib/server-commands.mjs'

const project = join(benchFolder, 'astro')
const builds = new Map()

/** Builds the project in `astro/` once per variant; resolves with the folder of the build. */
function astroBuild({ counts = [], isStreamed = true }) {
  // Inside the project, because Astro's output imports the project's packages.
  const folder = join(project, 'dist', isStreamed ? 'streamed' : 'unstreamed')
  const key = `${folder} ${counts}`
  const run = () =>
    promisify(execFile)(peerNode, [join(peersFolder, 'astro/bin/astro.mjs'), 'build'], {
      cwd: project,
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        BENCH_FOLDER: folder,
        BENCH_COUNTS: counts.join(),
        BENCH_STREAMED: String(isStreamed),
      },
      maxBuffer: 1e8,
    }).catch((error) => {
      throw new Error(`astro build: ${error.stdout}${error.stderr}`)
    })
  if (!builds.has(key)) builds.set(key, run())
  return builds.get(key).then(() => folder)
}

const server = (isStreamed) => ({
  async start(port) {
    const folder = await astroBuild({ isStreamed })
    return {
      script: join(folder, 'server/entry.mjs'),
      env: { HOST: '127.0.0.1', PORT: String(port) },
    }
  },
  path: (count) => `/server/${count}/`,
})

const astro = (mode, isServed) => ({
  name: `astro-${mode}`,
  about: `Astro, \`client:${mode}\``,
  mode,
  async build(folder, counts) {
    const built = join(await astroBuild({ counts }), 'client')
    await cp(join(built, '_astro'), join(folder, '_astro'), { recursive: true })
    const html = (count) => readFile(join(built, mode, String(count), 'index.html'), 'utf8')
    return { loader: inlineScripts(await html(counts[0])), html }
  },
  ...(isServed && { server: server(true) }),
})

function inlineScripts(html) {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('\n')
}

const unstreamed = {
  name: 'astro-unstreamed',
  about: 'Astro with `experimentalDisableStreaming`; on the server only',
  server: server(false),
}

export const contenders = [astro('load', true), astro('visible', false), unstreamed]
