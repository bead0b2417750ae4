import { signInCall } from './account-calls'
import { loggerCall, sessionCall } from './calls'
import { completeSite } from './complete-site'
import { changesOf, contextPathOf, defineSite } from './define-site'
import { contentCall } from './page-calls'
import { siteDefaults } from './site-defaults'
import { siteProblems } from './site-problems'

const small = defineSite({
  brand: { chainName: 'Harbour Inns' },
  locales: ['de_DE', 'fr-FR', 'en-GB'],
  contextPaths: { en_gb: '/uk' },
  rest: { base: 'https://api.harbour.example', session: '/v2/session' },
  paths: { 'sign-in': '/anmelden' },
  query: { returnTo: 'zurueck' },
})

test('defaults fill every value that a chain does not set', () => {
  expect(small.gql).toEqual(siteDefaults.gql)
  expect(small.brand).toEqual({
    chainName: 'Harbour Inns',
    programName: 'Harbour Inns',
    code: 'MC',
  })
  expect(small).toMatchObject({ defaultLocale: 'de-DE', assetBase: '/assets/' })
  expect(siteDefaults.brand.chainName).toBe('')
})

test('default calls are below the base of the site, a chain’s own are used as written', () => {
  expect(sessionCall(small)).toBe('/v2/session')
  expect(contentCall(small)).toBe('https://api.harbour.example/mi/content')
  expect(signInCall(small)).toMatch(/^https:\/\/api\.harbour\.example\/mi\//)
  const own = completeSite({ rest: { base: '/api', logger: 'https://log.example/' } })
  expect(loggerCall(own)).toBe('https://log.example/')
  expect(sessionCall(own)).toBe('/api/mi/session')
})

test.each([
  ['de-DE', ''],
  ['fr-FR', '/fr-FR'],
  ['en-GB', '/uk'],
])('the site of %s has the sub-directory "%s"', (locale, path) => {
  expect(contextPathOf(small, locale)).toBe(path)
})

test('a page contains only the values that differ from the defaults, and a browser restores the same site from them', () => {
  const changes = JSON.parse(JSON.stringify(changesOf(small)))
  expect(changes).toEqual({
    brand: { chainName: 'Harbour Inns', programName: 'Harbour Inns' },
    defaultLocale: 'de-DE',
    rest: { base: 'https://api.harbour.example', session: '/v2/session' },
    paths: { 'sign-in': '/anmelden' },
    query: { returnTo: 'zurueck' },
  })
  const { locales, contextPaths, assetBase, schema, texts, ...site } = small
  expect(completeSite(changes)).toEqual(site)
})

test('an environment may set another default locale, whose site then has no sub-directory', () => {
  const locales: [string, ...string[]] = ['de_DE', 'fr-FR', 'en-GB']
  const settings = { brand: { chainName: 'H' }, locales }
  const french = defineSite({ ...settings, defaultLocale: 'fr_FR' })
  expect(french).toMatchObject({ defaultLocale: 'fr-FR', locales: ['fr-FR', 'de-DE', 'en-GB'] })
  expect([contextPathOf(french, 'fr-FR'), contextPathOf(french, 'de-DE')]).toEqual(['', '/de-DE'])
  expect(changesOf(french).defaultLocale).toBe('fr-FR')
  const unset = defineSite({ ...settings, defaultLocale: undefined })
  expect(unset.defaultLocale).toBe('de-DE')
  expect(() => defineSite({ ...settings, defaultLocale: 'ja-JP' })).toThrow(
    'The site file is wrong: the default locale ja-JP is none of its locales.',
  )
})

test('a value of the wrong type is reported and replaced by the default', () => {
  const wrong = { brand: 'Harbour', gql: { base: 7, clientName: null }, dynamicMedia: {} } as never
  expect(siteProblems(wrong)).toEqual([
    'site.brand is a string and has to be an object',
    'site.gql.base is a number and has to be a string',
    'site.gql.clientName is null and has to be a string',
    'site.dynamicMedia is an object and has to be a list',
  ])
  expect(completeSite(wrong)).toEqual(completeSite({}))
  const tables = { paths: { 'sign-in': 7 }, rest: { session: {} }, query: { step: null } } as never
  expect(siteProblems(tables)).toEqual([
    'site.paths.sign-in is a number and has to be a string',
    'site.rest.session is an object and has to be a string',
    'site.query.step is null and has to be a string',
  ])
  expect(completeSite(tables)).toEqual(completeSite({}))
  expect(() => defineSite({ brand: 'H' as never, locales: ['en-US'] })).toThrow(
    'The site file is wrong: site.brand is a string and has to be an object.',
  )
})

test.each([
  [{ 'sign-in': 'sign-in' }, 'site.paths.sign-in is "sign-in" and has to begin with one slash'],
  [{ loyalty: '//club' }, 'site.paths.loyalty is "//club" and has to begin with one slash'],
  [
    { 'hotel-overview': '/stay' },
    'site.paths.hotel-overview is "/stay" and has to have {hotel} in it',
  ],
])('a path that leads nowhere is reported: %j', (paths, problem) => {
  expect(siteProblems({ paths })).toEqual([problem])
})
