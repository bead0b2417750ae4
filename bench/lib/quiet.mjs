/** Other processes share the machine, so a timed sample waits until its processors are mostly idle. */
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const ENOUGH = 0.8
const WINDOW = 150
const LONGEST = 15_000

/** Waits until 80 % of the processors' time is idle, at most 15 s; resolves with the share seen last. */
export async function quiet() {
  const started = performance.now()
  for (;;) {
    const before = times()
    await sleep(WINDOW)
    const after = times()
    const share = (after.idle - before.idle) / Math.max(1, after.total - before.total)
    if (share >= ENOUGH || performance.now() - started > LONGEST) return share
  }
}

function times() {
  const all = cpus().map(({ times }) => times)
  const sum = (names) => all.reduce((n, one) => n + names.reduce((m, name) => m + one[name], 0), 0)
  return { idle: sum(['idle']), total: sum(['user', 'nice', 'sys', 'idle', 'irq']) }
}
