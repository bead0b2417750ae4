import { testHotel } from '../../database/testing/test-hotels'
import { testApi } from '../testing/test-api'
import { allOperations, propertyBar } from '../testing/test-operations'

const api = testApi({ hotels: [testHotel('NYCAB')], operations: allOperations })

afterEach(() => jest.restoreAllMocks())

/** Every statement fails from here on. */
function fail(error: object) {
  jest.spyOn(api.database.db, 'select').mockImplementation(() => {
    throw Object.assign(new Error('select * from hotels'), { cause: error })
  })
}

const ask = () => api.server.query(propertyBar, { propertyId: 'NYCAB' })

test('without the database GraphQL answers as REST does: 503, and when to ask again', async () => {
  const cookie = await api.server.become('member-maria')
  fail({ code: 'ECONNREFUSED' })
  const [query, rest] = [await ask(), await api.server.get('/mi/session', { cookie })]
  for (const { status, headers } of [query, rest])
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  const message = 'We cannot be reached at the moment. Please try again.'
  const { errors } = await query.json()
  expect(errors).toMatchObject([{ message, extensions: { code: 'UNAVAILABLE' } }])
  expect(await rest.json()).toEqual({ error: { code: 'UNAVAILABLE', message } })
})

test('a fault of ours keeps the rest of the answer, and says nothing of the statement', async () => {
  fail({ code: '42P01' })
  const answer = await ask()
  expect(answer.status).toBe(200)
  const { data, errors } = await answer.json()
  expect(data).toEqual({ property: null })
  expect(errors).toMatchObject([
    { path: ['property'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
  ])
  expect(JSON.stringify(errors)).not.toContain('select')
})
