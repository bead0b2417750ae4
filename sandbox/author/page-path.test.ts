import { pathProblem } from './page-path'

test.each([
  '/redirect.css',
  '/site.css',
  '/theme.css',
  '/consent-tool.js',
  '/payment.CSS',
  '/robots.txt',
  '/sitemap.xml',
  '/offers/spring.json',
  '/favicon.ico',
])('no page stands at %s, an address of a file', (path) => {
  expect(pathProblem(path, 'cms')).toMatch(/^Addresses that end with "\.\w+" are for files/)
})

test.each(['/offers/spring', '/offers/spring.mi', '/about/v1.2', '/css'])(
  'a page may stand at %s',
  (path) => expect(pathProblem(path, 'cms')).toBeNull(),
)
