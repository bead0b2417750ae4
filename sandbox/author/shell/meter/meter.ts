/**
 * Measures a preview from inside and posts the results to the shell around it, only on the same origin.
 * README.md says how the preview's page loads this script.
 */
import type { Finding, Measurements } from './measurements'

let layoutShift = 0
let findings: Finding[] | null = null

new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as (PerformanceEntry & {
    value: number
    hadRecentInput: boolean
  })[])
    if (!entry.hadRecentInput) layoutShift += entry.value
  tell()
}).observe({ type: 'layout-shift', buffered: true })

addEventListener('load', () => void look())
if (document.readyState === 'complete') void look()

async function look() {
  tell()
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Content in frames is not part of the page.
    iframes: false,
  })
  const found = new Map<string, Finding>()
  for (const { id: rule, impact, help, nodes } of violations)
    for (const { target } of nodes) {
      const [selector] = target
      const element = typeof selector === 'string' ? document.querySelector(selector) : null
      const component = element?.closest('foyer-widget, .block')?.id ?? ''
      const known = found.get(`${component} ${rule}`)
      const count = (known?.count ?? 0) + 1
      found.set(`${component} ${rule}`, { component, rule, impact: impact ?? '', help, count })
    }
  findings = [...found.values()]
  tell()
}

function tell() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const own = entries.filter(({ name }) => !/\/author\/assets\//.test(name))
  const sum = (matches: (entry: PerformanceResourceTiming) => boolean) =>
    own.filter(matches).reduce((bytes, entry) => bytes + entry.encodedBodySize, 0)
  const isFile = (ending: RegExp) => (entry: PerformanceResourceTiming) =>
    ending.test(new URL(entry.name).pathname)
  const message: Measurements = {
    source: 'foyer-meter',
    bytes: {
      all: sum(() => true),
      scripts: sum(isFile(/\.js$/)),
      styles: sum(isFile(/\.css$/)),
      pictures: sum(({ initiatorType }) => initiatorType === 'img'),
      requests: own.length,
    },
    files: Object.fromEntries(
      own
        .filter(isFile(/\.(js|css)$/))
        .map(({ name, encodedBodySize }) => [
          new URL(name).pathname.split('/').at(-1) ?? '',
          encodedBodySize,
        ]),
    ),
    layoutShift,
    findings,
    components: [...document.querySelectorAll('foyer-widget')].map((element) => ({
      id: element.id,
      type: element.getAttribute('type') ?? '',
    })),
  }
  if (parent !== window) parent.postMessage(message, location.origin)
}
