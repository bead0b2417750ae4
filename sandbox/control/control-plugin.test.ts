import { testApi } from '../api/testing/test-api'
import { customerSavedProperties, updateSavedProperties } from '../api/testing/test-operations'
import { cookieOf } from '../api/testing/test-server'
import { visitors } from '../database/seeding/visitors'
import { testHotel } from '../database/testing/test-hotels'
import { ownPath } from './return-to'

const name = testHotel('NYCAB').name
const hotel = testHotel('NYCAB', { name: { ...name, 'en-US': '<b>"Grand" & Small</b>' } })
const api = testApi({
  hotels: [hotel],
  operations: [customerSavedProperties, updateSavedProperties],
})

const submit = (path: string, fields: Record<string, string>, headers = {}) =>
  fetch(`${api.server.url}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const pageAs = async (cookie?: string, path = '/sandbox') =>
  (await api.server.get(path, cookie ? { cookie } : {})).text()

test('a form signs the browser in as each of the visitors, and the page shows which', async () => {
  expect(await pageAs()).toContain('This browser is <strong>Anonymous</strong>')
  for (const { id, label } of visitors) {
    const answer = await submit('/sandbox/visitor', { visitor: id, returnTo: '/a?b=c#d' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/a?b=c#d'])
    const page = await pageAs(cookieOf(answer))
    expect(page).toContain(`This browser is <strong>${label}</strong>`)
  }
  const isAgent = await pageAs(cookieOf(await submit('/sandbox/visitor', { visitor: 'agent' })))
  expect(isAgent).toContain('value="agent" aria-current="true"')
  // Members with an account are listed, without a button.
  expect(isAgent.match(/name="visitor"/g)).toHaveLength(1)
  expect(isAgent).toContain('<code>samira@example.com</code></th><td>Is sent a code</td>')
  expect((await submit('/sandbox/visitor', { visitor: 'nobody' })).status).toBe(400)
  expect((await fetch(`${api.server.url}/sandbox/visitor`, { method: 'POST' })).status).toBe(400)
})

test('a form selects theme and scheme, keeps the settings that it does not name, and refuses unknown values', async () => {
  const dark = cookieOf(await submit('/sandbox/appearance', { scheme: 'dark' }))
  const both = cookieOf(
    await submit('/sandbox/appearance', { theme: 'bright-city' }, { cookie: dark }),
  )
  const page = await pageAs(both)
  expect(page).toContain('value="bright-city" aria-current="true"')
  expect(page).toContain('value="dark" aria-current="true"')
  const odd = cookieOf(await submit('/sandbox/appearance', { theme: '../../etc', scheme: 'x' }))
  expect(await pageAs(odd)).toContain('value="alderway" aria-current="true"')
})

test('faults are set, shown, given another nonce each time, and cleared', async () => {
  const faults = 'PropertyBar:once-slow:10,*:drop'
  const [first, second] = await Promise.all([1, 2].map(() => submit('/sandbox/faults', { faults })))
  const cookie = cookieOf(first as Response)
  expect(cookie).not.toBe(cookieOf(second as Response))
  expect((first as Response).headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
  expect(await pageAs(cookie)).toMatch(/Faults: <code>PropertyBar:once-slow:10,\*:drop#\w+<\/code>/)
  await expect(api.server.get('/mi/session', { cookie })).rejects.toThrow('fetch failed')

  const cleared = await submit('/sandbox/faults', { faults, clear: 'true' }, { cookie })
  expect(cleared.headers.get('set-cookie')).toMatch(/^foyer-faults=; Path=\/; Max-Age=0;/)
})

test('misspelt faults are not set, and the page shows why', async () => {
  const answer = await submit('/sandbox/faults', { faults: '<i>:drop' })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const page = await answer.text()
  expect(page).toContain('role="alert"')
  expect(page).toContain('&#60;i&#62;:drop')
  expect(page).not.toContain('<i>')
})

test('a reset restores the saved hotels, and refuses writes with older tokens', async () => {
  const cookie = await api.server.become('member-maria')
  const read = async () => {
    const answer = await api.server.query(
      customerSavedProperties,
      { customerId: 'C1001' },
      { cookie },
    )
    return (await answer.json()).data.customer
  }
  const write = async (revisionToken: string) => {
    const input = { id: 'C1001', revisionToken, savedProperties: [] }
    const answer = await api.server.query(updateSavedProperties, { input }, { cookie })
    return (await answer.json()).data.updateSavedProperties.status.code
  }
  const seeded = await read()
  expect(await write(seeded.revisionToken)).toBe('SUCCESS')
  const { revisionToken, savedProperties } = await read()
  expect(savedProperties).toEqual([])
  expect((await submit('/sandbox/reset', {})).status).toBe(303)
  expect((await read()).savedProperties).toEqual(seeded.savedProperties)
  expect(await write(revisionToken)).toBe('CONFLICT')
})

test('the page needs no script and allows none, and all values in it are escaped', async () => {
  await api.server.post('/mi/account/api/logger', { message: '<script>alert(1)</script>' })
  const answer = await api.server.get('/sandbox')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
  const page = await answer.text()
  expect(page).not.toMatch(/<script|<style| style=| on\w+=|<b>/)
  expect(page).toContain('&#60;script&#62;alert(1)')
  const css = await api.server.get('/sandbox/control.css')
  expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css'])
})

test('links lead to the pages in the selected locale', async () => {
  expect(await pageAs()).toContain('href="/hotels/hotel-nycab/overview"')
  const german = await pageAs(undefined, '/sandbox?locale=de-DE')
  for (const path of [
    '/homepage-searchform.mi',
    '/hotels/hotel-nycab/overview',
    '/hotels/hotel-nycab/reviews',
    '/reservation/rateListMenu.mi?propertyCode=NYCAB',
  ]) {
    expect(german).toContain(`href="/de-DE${path}"`)
  }
})

test('forms of other sites, and bodies of other types, are refused', async () => {
  const fields = { visitor: 'member-maria' }
  for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1']) {
    expect((await submit('/sandbox/visitor', fields, { origin })).status).toBe(403)
  }
  expect((await submit('/sandbox/visitor', fields, { origin: api.server.url })).status).toBe(303)
  expect((await api.server.post('/sandbox/visitor', fields)).status).toBe(415)
})

test.each([
  ['/hotels/x/overview?a=b#c', '/hotels/x/overview?a=b#c'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['//elsewhere.example/a', '/sandbox'],
  ['/\\elsewhere.example', '/sandbox'],
  ['/.//elsewhere.example', '/sandbox'],
  ['/\t/elsewhere.example', '/sandbox'],
  ['https://elsewhere.example/', '/sandbox'],
  ['javascript:alert(1)', '/sandbox'],
  ['', '/sandbox'],
  [undefined, '/sandbox'],
])('a return address stays on this site: %j leads to %j', (returnTo, expected) => {
  expect(ownPath(returnTo)).toBe(expected)
})
