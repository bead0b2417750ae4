import Fastify from 'fastify'
import { POLICY_REPORTS_PATH, policyReports } from './policy-reports'

const sandbox = Fastify()
beforeAll(() => sandbox.register(policyReports))
afterAll(() => sandbox.close())

const post = (payload: string) =>
  sandbox.inject({
    method: 'POST',
    url: POLICY_REPORTS_PATH,
    headers: { 'content-type': 'application/csp-report' },
    payload,
  })

const taken = async () =>
  (await sandbox.inject({ method: 'DELETE', url: POLICY_REPORTS_PATH })).json()

test.each(['null', '[]', '7', '{}', '{"csp-report":null}', '{"csp-report":[]}', 'no JSON', ''])(
  'a body that is no report (%j) gets 400, and is not stored',
  async (body) => {
    expect((await post(body)).statusCode).toBe(400)
    expect(await taken()).toEqual([])
  },
)

test('a report with values of other types is stored with its texts', async () => {
  const report = {
    'document-uri': 7,
    'effective-directive': 'script-src-elem',
    'blocked-uri': null,
  }
  expect((await post(JSON.stringify({ 'csp-report': report }))).statusCode).toBe(204)
  expect(await taken()).toEqual([
    { page: '', directive: 'script-src-elem', blocked: '', sample: '' },
  ])
})
