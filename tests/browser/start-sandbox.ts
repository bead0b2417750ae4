import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface RunningSandbox {
  origin: string
  stop: () => Promise<void>
}

/** Starts the built sandbox in a process of its own; `env` has its settings (README.md). */
export async function startSandbox(env: Record<string, string>): Promise<RunningSandbox> {
  const child = spawn('node', ['scripts/start.mjs'], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const address = /open at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    ended.then(() => reject(new Error(`The sandbox ended: ${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { origin, stop }
}
