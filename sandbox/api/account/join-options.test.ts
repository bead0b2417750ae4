import { LOCALES } from '../../seed/seed-types'
import { site } from '../../site'
import { testApi } from '../testing/test-api'
import type { GraphqlAnswer } from '../testing/test-server'

const text = `query JoinNowOptions($locale: String!, $country: String!) {
  joinNowOptions(locale: $locale, country: $country) { allowed benefits memberRateAvailable }
}`
const api = testApi({ operations: [text] })

async function options(locale: string, country: string, visitor?: string) {
  const headers = visitor ? { cookie: await api.server.become(visitor) } : {}
  const answer = (await (
    await api.server.query(text, { locale, country }, headers)
  ).json()) as GraphqlAnswer
  return answer.data?.joinNowOptions as { allowed: boolean; benefits: string[] }
}
const refused = { allowed: false, benefits: [], memberRateAvailable: false }

test('a visitor who may join gets the benefits, in each of the site’s languages', async () => {
  const all = await Promise.all(LOCALES.map((locale) => options(locale, 'DE')))
  for (const one of all) expect(one).toMatchObject({ allowed: true, memberRateAvailable: true })
  expect(all[0]?.benefits).toContain('Points for every night')
  expect(new Set(all.flatMap(({ benefits }) => benefits)).size).toBe(3 * LOCALES.length)
})

test.each(['CU', 'KP', 'SY', 'IR', '', 'Germany'])(
  'a visitor in “%s” may not join',
  async (country) => {
    expect(await options('en-US', country)).toEqual(refused)
  },
)

test('a member who has signed in may not join again', async () => {
  expect(await options('en-US', 'DE', 'member-maria')).toMatchObject({ allowed: false })
  expect(await options('en-US', 'DE', 'remembered-maria')).toMatchObject({ allowed: true })
})

test('no visitor may join on a site without sign-in', async () => {
  site.auth.loginDisabledLocales.push('ja_JP')
  expect(await options('ja-JP', 'JP')).toEqual(refused)
  expect(await options('en-US', 'JP')).toMatchObject({ allowed: true })
  site.auth.loginDisabledLocales.pop()
})
