import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askApi } from './ask-api'

it('sends the renderer’s operation as the server, with the faults on demand', async () => {
  let headers: IncomingHttpHeaders = {}
  const api = createServer((request, response) => {
    headers = request.headers
    response.setHeader('content-type', 'application/json').end('{"data":{"alerts":[]}}')
  })
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const call = { headers: { dtt: 'true', 'x-requested-by': 'trips' } }
  const answer = await askApi(origin, { 'x-fault': 'slow' })('Alerts', {}, 'hash', call)
  await new Promise((closed) => api.close(closed))
  expect(answer).toEqual({ alerts: [] })
  expect(headers).toMatchObject({
    dtt: 'true',
    'x-requested-by': 'trips',
    'x-fault': 'slow',
    'apollographql-client-name': 'foyer-server',
  })
})
