/**
 * Requests pages from a service at a fixed rate, whether it keeps up or not, and its health
 * meanwhile; resolves with the response times of accepted requests, refused requests and health
 * checks, in ms and ascending. The first second is not counted: it fills the service's queue.
 */
import { performance } from 'node:perf_hooks'
import { Agent, request } from 'undici'

const HEALTH_EVERY_MS = 20
const FILLING_MS = 1000

export async function overload({ page, health, rate, seconds }) {
  const agent = new Agent({ connections: 1024, pipelining: 1 })
  const times = { accepted: [], refused: [], healthy: [] }
  const failures = []
  const payload = JSON.stringify(page.body)
  const headers = { 'content-type': 'application/json' }
  const pending = new Set()
  const begin = performance.now()
  const until = begin + FILLING_MS + seconds * 1000

  const send = (asked) => {
    const sent = performance.now()
    const done = asked()
      .then((list) => {
        if (sent > begin + FILLING_MS) list?.push(performance.now() - sent)
      })
      .catch((error) => failures.push(String(error)))
      .finally(() => pending.delete(done))
    pending.add(done)
  }
  const askPage = async () => {
    const answer = await request(page.address, {
      method: 'POST',
      headers,
      body: payload,
      dispatcher: agent,
    })
    await answer.body.dump({ limit: Number.POSITIVE_INFINITY })
    if (answer.statusCode === 200) return times.accepted
    if (answer.statusCode === 503 && Number(answer.headers['retry-after']) >= 1)
      return times.refused
    throw new Error(`status ${answer.statusCode}, Retry-After ${answer.headers['retry-after']}`)
  }
  // A new connection each time, as a load balancer's health check.
  const askHealth = async () => {
    const answer = await request(health, { reset: true })
    await answer.body.dump()
    if (answer.statusCode !== 200) throw new Error(`health ${answer.statusCode}`)
    return times.healthy
  }

  let asked = 0
  let probes = 0
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now()
      if (now > until) {
        clearInterval(timer)
        resolve()
        return
      }
      for (; asked < ((now - begin) / 1000) * rate; asked++) send(askPage)
      for (; probes < (now - begin) / HEALTH_EVERY_MS; probes++) send(askHealth)
    }, 1)
  })
  await Promise.all(pending)
  await agent.close()
  for (const list of Object.values(times)) list.sort((a, b) => a - b)
  return { ...times, failures }
}
