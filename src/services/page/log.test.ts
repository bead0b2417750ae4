import { createLog } from './log'

function logger() {
  const sent: string[] = []
  let time = 0
  const log = createLog(
    async (message) => void sent.push(message),
    () => time,
  )
  return { log, sent, wait: (ms: number) => (time += ms) }
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

it('reports errors, and writes warnings to the console only', () => {
  const { log, sent } = logger()
  log('warn', 'odd')
  log('error', 'bad')
  expect(sent).toEqual(['bad'])
  expect(console.warn).toHaveBeenCalledWith('odd')
})

it('reports at most one a second', () => {
  const { log, sent, wait } = logger()
  log('error', 'one')
  wait(999)
  log('error', 'two')
  wait(1)
  log('error', 'three')
  expect(sent).toEqual(['one', 'three'])
})

it('reports at most 20 a page', () => {
  const { log, sent, wait } = logger()
  for (let index = 0; index < 30; index++) {
    log('error', `${index}`)
    wait(1000)
  }
  expect(sent).toHaveLength(20)
})

it.each([
  ['maria.keller@example.com', 'mail ***'],
  ['+49 30 1234 5678', 'mail ***'],
  ['123456789', 'mail ***'],
  ['NYCAB', 'mail NYCAB'],
  ['HTTP 503', 'mail HTTP 503'],
])('removes personal data from a message: %s', (personal, expected) => {
  const { log, sent } = logger()
  log('error', `mail ${personal}`)
  expect(sent).toEqual([expected])
  expect(console.error).toHaveBeenCalledWith(expected)
})

it('is silent when the report fails', async () => {
  const log = createLog(
    () => Promise.reject(new Error('down')),
    () => 0,
  )
  log('error', 'bad')
  await new Promise(setImmediate)
  expect(console.error).toHaveBeenCalledTimes(1)
})
