import { expect } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROME_FLAGS, findHeadlessChrome } from '../../scripts/find-chrome.mjs'
import { casesOf } from '../cases'
import { ARRIVAL, DEPARTURE } from './booking/journey-page'
import { test } from './sandbox'
import { OVERVIEW, RATES } from './site'

const STAY = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}`
const PAGES = [
  '/homepage-searchform.mi',
  OVERVIEW,
  `/search/findHotels?destinationAddress=London&${STAY}`,
  `${RATES}&${STAY}`,
]

/**
 * Lighthouse's scores of a page on a phone. Performance depends on the load of the machine: it is
 * printed, not asserted; the other scores and the layout shift depend on the page alone.
 */
for (const path of casesOf(PAGES, (one) => one === OVERVIEW)) {
  test(`Lighthouse on ${path}: accessibility, best practices and SEO 100, no layout shift`, async ({
    baseURL,
  }) => {
    test.slow()
    const chrome = await launch({ chromePath: findHeadlessChrome(), chromeFlags: CHROME_FLAGS })
    try {
      const result = await lighthouse(`${baseURL}${path}`, {
        port: chrome.port,
        logLevel: 'error',
        maxWaitForFcp: 120_000,
        maxWaitForLoad: 240_000,
      })
      if (!result) throw new Error(`Lighthouse has nothing to say of ${path}.`)
      const { categories, audits } = result.lhr
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
      process.stdout.write(
        `Lighthouse ${path}: performance ${score('performance')}, ` +
          `largest paint ${audits['largest-contentful-paint']?.displayValue}\n`,
      )
      const lost = Object.entries(categories)
        .filter(([name]) => name !== 'performance')
        .flatMap(([name, { auditRefs }]) =>
          auditRefs
            .filter(({ weight }) => weight > 0)
            .map(({ id }) => audits[id])
            .filter((audit) => audit && audit.score !== null && audit.score < 1)
            .map((audit) => `${name}: ${audit?.title}`),
        )
      expect(lost).toEqual([])
      expect(audits['cumulative-layout-shift']?.numericValue).toBe(0)
      expect([score('accessibility'), score('best-practices'), score('seo')]).toEqual([
        100, 100, 100,
      ])
    } finally {
      chrome.kill()
    }
  })
}
