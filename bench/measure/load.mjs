/** Measures one cold load of a page. */
import { countersOf, withPage } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { cardsMounted, installProbe, readProbe } from './probe.mjs'

const LONG_TASK = 50
const SLOWER = 4

/**
 * At full speed: `all`, `view` (ms, see `readProbe`), `task` and `script` (ms of the main thread's
 * processor time until then), `heap` (bytes after a collection), `listeners`. Four times `slow`er:
 * `all`, `view`, `longest` task and `blocking` time (ms). `idle`: the machine's idle share before it.
 */
export async function measureLoad(browser, { url, count, mode }, slow) {
  return withPage(browser, async (page, devtools) => {
    const idle = await quiet()
    await page.addInitScript(installProbe, count)
    if (slow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'commit' })
    await cardsMounted(page, mode)
    const until = await countersOf(devtools)
    // The browser reports a long task only after its end.
    await page.waitForTimeout(250)
    const { all, view, alive, missing, longTasks } = await page.evaluate(readProbe)
    if (mode !== 'never' && alive === 0) throw new Error('every card stays dead')
    if (missing > 0) throw new Error(`${missing} cards in view stay dead`)
    if (slow) {
      const blocking = longTasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK), 0)
      return { idle, all, view, longest: Math.max(0, ...longTasks), blocking }
    }
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const after = await countersOf(devtools)
    return {
      idle,
      all,
      view,
      task: until.TaskDuration * 1000,
      script: until.ScriptDuration * 1000,
      heap: usedSize,
      listeners: after.JSEventListeners,
    }
  })
}
