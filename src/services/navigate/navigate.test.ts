import { offlinePage, pageContext } from '../../../fixtures/pages'
import { memoryStorage } from '../storage/storage'
import { followResult } from './follow-result'
import { navigate } from './navigate'

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

test('navigates to a path under the site’s sub-directory, and to a listed origin unchanged', () => {
  const { page, left } = visit('/de-DE/x', { contextPath: '/de-DE' })
  expect(navigate(page, '/loyalty')).toBe(true)
  expect(navigate(page, '/de-DE/loyalty', { replace: true })).toBe(true)
  expect(navigate(page, 'https://partner.alderway.example/a')).toBe(true)
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
])('does not navigate to %p, and logs it without the target', (target) => {
  const { page, left, lines } = visit()
  expect(navigate(page, target)).toBe(false)
  expect(left).toEqual([])
  expect(lines.join()).toBe('redirect|unsafe||The target of a redirect is not allowed.')
})

test('does not navigate in author mode', () => {
  const { page, left } = visit('/x', { mode: 'edit' })
  expect(navigate(page, '/loyalty')).toBe(false)
  expect(left).toEqual([])
})

test('an answer’s redirect replaces the history entry, three times in ten seconds, then leads to the error page', () => {
  const { page, left } = visit('/reservation/reviewDetails.mi?propertyCode=NYCAB')
  const result = { message: 'cart.validation.failed' }
  for (let time = 0; time < 4; time += 1) expect(followResult(page, result)).toBe(true)
  const target = 'replace /reservation/rateListMenu.mi?propertyCode=NYCAB'
  expect(left).toEqual([target, target, target, 'replace /error'])
  expect(followResult(page, { message: 'fine' })).toBe(false)
})
