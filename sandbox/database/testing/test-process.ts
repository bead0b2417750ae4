import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { transform } from '@swc/core'

/**
 * Compiles `sandbox/database` and the rules into `folder`. Returns a script that opens the database
 * folder given as its argument, prints `open` or the error, and keeps running.
 */
export async function compileOpener(folder: string): Promise<string> {
  for (const part of ['sandbox/database', 'src/rules']) {
    const names = await readdir(resolve(part), { recursive: true })
    for (const name of names.filter((name) => /(?<!test|\.d)\.ts$/.test(name))) {
      await mkdir(dirname(join(folder, part, name)), { recursive: true })
      const { code } = await transform(await readFile(resolve(part, name), 'utf8'), {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      })
      await writeFile(join(folder, part, name.replace(/\.ts$/, '.js')), code)
    }
  }
  const script = join(folder, 'open.js')
  await writeFile(
    script,
    `const { openDatabase } = require('./sandbox/database/opening/open-database')
    const { createSession } = require('./sandbox/database/sessions')
    openDatabase({ folder: process.argv[2] }).then(
      async (database) => {
        console.log('open ' + await createSession(database, { kind: 'anonymous', customerId: null }))
        process.stdin.once('data', () => database.close().then(() => process.exit(0)))
      },
      (error) => { console.log(error.name + ' ' + error.message); process.exit(3) },
    )`,
  )
  return script
}

/** Starts the script in another process; resolves with the process and its first line of output. */
export async function startOpener(
  script: string,
  folder: string,
): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [script, folder], {
    env: { ...process.env, NODE_PATH: resolve('node_modules') },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((resolveLine, reject) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.includes('\n')) resolveLine(text.trim())
    })
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}: ${text}`)))
  })
  return { child, line }
}

/** Waits for the end of a process that was signalled to stop. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolveEnd) => {
    if (child.exitCode !== null || child.signalCode !== null) resolveEnd()
    else child.once('exit', () => resolveEnd())
  })
}
