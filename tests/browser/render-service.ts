import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Waits for the API as long as a busy machine takes: a page without its answers would be another page. */
export const PATIENT = { LIMIT_MS: '60000', ANSWER_WITHIN_MS: '60000' }

export interface RenderService {
  child: ChildProcess
  address: string
  /** The address of its health and its metrics. */
  health: string
}

/** The render service of the build, as in production, with the sandbox's API. */
export async function startRenderService(
  api: string | undefined,
  workers: number,
): Promise<RenderService> {
  const ports = { PORT: '0', HEALTH_PORT: '0', WORKERS: `${workers}` }
  const child = spawn('node', ['scripts/render-service.mjs'], {
    env: { ...process.env, ...ports, ...PATIENT, API_ORIGIN: api },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(child.stdout, 'data')
  const [, address = '', health = ''] =
    /service is at (\S+)\nIts health is at (\S+)/.exec(String(line)) ?? []
  return { child, address, health }
}
