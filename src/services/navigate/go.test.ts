import { offlinePage, pageContext } from '../../../fixtures/pages'
import { memoryStorage } from '../storage/storage'
import { followResult } from './follow-result'
import { goTo } from './go'

function visit(path = '/reservation/reviewDetails.mi', overrides = {}) {
  const left: string[] = []
  const lines: string[] = []
  const { page } = offlinePage(pageContext(overrides), {
    storage: { local: memoryStorage(), session: memoryStorage() },
    location: () => new URL(path, 'https://www.alderway.example'),
    leave: (href, replace) => void left.push(`${replace ? 'replace' : 'go'} ${href}`),
    log: (_level, line) => void lines.push(line),
  })
  return { page, left, lines }
}

test('goes to a path under the site’s sub-directory, and to a listed origin as it is', () => {
  const { page, left } = visit('/de-DE/x', { contextPath: '/de-DE' })
  expect(goTo(page, '/loyalty')).toBe(true)
  expect(goTo(page, '/de-DE/loyalty', { replace: true })).toBe(true)
  expect(goTo(page, 'https://partner.alderway.example/a')).toBe(true)
  expect(left).toEqual([
    'go /de-DE/loyalty',
    'replace /de-DE/loyalty',
    'go https://partner.alderway.example/a',
  ])
})

test.each([
  '//evil.example',
  'javascript:alert(1)',
  null,
  {},
  'https://evil.example/?a=maria@a.example',
])('stays and logs for %p, without what was asked for', (target) => {
  const { page, left, lines } = visit()
  expect(goTo(page, target)).toBe(false)
  expect(left).toEqual([])
  expect(lines.join()).toBe('redirect|unsafe||The target of a redirect is not allowed.')
})

test('does not navigate in author mode', () => {
  const { page, left } = visit('/x', { mode: 'edit' })
  expect(goTo(page, '/loyalty')).toBe(false)
  expect(left).toEqual([])
})

test('an answer leads on in the page’s own place, three times in ten seconds, then to the error page', () => {
  const { page, left } = visit('/reservation/reviewDetails.mi?propertyCode=NYCAB')
  const result = { message: 'cart.validation.failed' }
  for (let time = 0; time < 4; time += 1) expect(followResult(page, result)).toBe(true)
  const target = 'replace /reservation/rateListMenu.mi?propertyCode=NYCAB'
  expect(left).toEqual([target, target, target, 'replace /error'])
  expect(followResult(page, { message: 'fine' })).toBe(false)
})
