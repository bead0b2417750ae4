import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { run } from '../../package/install.mjs'

/** A router that replaces the body and keeps the window: what it adds to the head of each page. */
export interface SwappingHost {
  head: string
  script: { path: string; body: string }
}

export const turbo = (): SwappingHost => ({
  head: '<script type="module" src="/turbo.js"></script>',
  script: {
    path: '/turbo.js',
    body: readFileSync(
      createRequire(import.meta.url).resolve('@hotwired/turbo/dist/turbo.es2017-esm.js'),
      'utf8',
    ),
  },
})

const PAGE = `---
import { ClientRouter } from 'astro:transitions'
---
<html lang="en"><head><title>A page</title><ClientRouter /></head><body></body></html>
`

/** What `astro build` prints into the head of a page with its ClientRouter. */
export function astro(): SwappingHost {
  // Astro takes its own files for the project's where the two share no folder but the root.
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/astro-'))
  try {
    mkdirSync(join(folder, 'src/pages'), { recursive: true })
    writeFileSync(join(folder, 'src/pages/index.astro'), PAGE)
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
    run(process.execPath, [resolve('node_modules/astro/astro.js'), 'build'], { cwd: folder, env })
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
    const [, head = ''] = /<title>A page<\/title>(.*)<\/head>/s.exec(html) ?? []
    const [, path = ''] = /src="(\/_astro\/[^"]+\.js)"/.exec(head) ?? []
    const body = readFileSync(join(folder, 'dist', path), 'utf8')
    return { head, script: { path, body } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
