import { connect } from 'node:net'
import Fastify from 'fastify'
import { httpLimits } from './http-limits'

/** What a server with short limits answers a request that never ends, once it has closed the connection. */
async function answerTo(beginning: string): Promise<string> {
  const fastify = Fastify(httpLimits(400, 200))
  fastify.post('/', async () => 'read')
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as { port: number }
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    socket.once('close', () => resolve(text))
    socket.once('error', reject)
  })
  await fastify.close()
  return answer
}

test('a request whose headers never end is aborted', async () => {
  expect(await answerTo('POST / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a request whose body never ends is aborted', async () => {
  const headers =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n'
  expect(await answerTo(`${headers}\r\nsome`)).toMatch(/^HTTP\/1\.1 408 /)
})
