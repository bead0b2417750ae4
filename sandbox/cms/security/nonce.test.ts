import { Readable } from 'node:stream'
import { withNonce } from './nonce'

const TOKEN = 'aa-bAa-token'
const page = (nonce: string) => `<p>東京 aa-bA</p><script nonce="${nonce}"></script>é${nonce}`

/** The output for a stream of these bytes, split at these positions. */
async function streamed(html: string, cuts: number[]) {
  const bytes = Buffer.from(html)
  const ends = [...cuts, bytes.length]
  const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
  const result = withNonce(Readable.from(chunks), TOKEN, 'n+/=') as Readable
  return Buffer.concat(await result.toArray()).toString()
}

it('inserts the nonce into a complete page', () => {
  expect(withNonce(page(TOKEN), TOKEN, 'n+/=')).toBe(page('n+/='))
  expect(withNonce(Buffer.from(page(TOKEN)), TOKEN, 'n+/=')).toBe(page('n+/='))
})

it('inserts it into a stream with any chunks, and changes nothing else', async () => {
  const { length } = Buffer.from(page(TOKEN))
  for (let cut = 1; cut < length; cut += 1) {
    expect(await streamed(page(TOKEN), [cut])).toBe(page('n+/='))
  }
  const everywhere = Array.from({ length: length - 1 }, (_, index) => index + 1)
  expect(await streamed(page(TOKEN), everywhere)).toBe(page('n+/='))
})

it('buffers no more of a stream than the start of a token', async () => {
  const source = new Readable({ read() {} })
  const chunks = (withNonce(source, TOKEN, 'n') as Readable).iterator()
  source.push('<p>Before</p>aa-')
  expect(String((await chunks.next()).value)).toBe('<p>Before</p>')
})

it('fails as the stream fails', async () => {
  const source = new Readable({
    read() {
      this.destroy(new Error('The renderer has gone.'))
    },
  })
  const result = withNonce(source, TOKEN, 'n') as Readable
  await expect(result.toArray()).rejects.toThrow('The renderer has gone.')
})
