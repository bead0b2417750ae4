import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOperations } from './operations'
import { indexOperations } from './persisted-operations'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-operations-'))
})
afterEach(() => rm(folder, { recursive: true }))

const manifest = (id: string, body: string) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: [{ id, name: 'A', type: 'query', body }],
})
const write = (name: string, content: unknown) =>
  writeFile(join(folder, name), JSON.stringify(content))

test('reads both manifests', async () => {
  await write('regular.json', manifest('ab', 'query A { a }'))
  await write('dtt.json', manifest('cd', 'query A @dtt { a }'))
  expect(await readOperations(folder)).toEqual({
    regular: { ab: 'query A { a }' },
    dtt: { cd: 'query A @dtt { a }' },
  })
})

test('a missing or invalid manifest is reported', async () => {
  await write('regular.json', manifest('ab', 'query A { a }'))
  await expect(readOperations(folder)).rejects.toThrow(/dtt\.json.*npm run build/)
  await write('dtt.json', { format: 'other', version: 1, operations: [] })
  await expect(readOperations(folder)).rejects.toThrow(/dtt\.json is no apollo-persisted-query/)
})

test('a document without a name, or with two operations, is refused at the start', () => {
  for (const text of ['{ a }', 'query A { a } query B { b }', 'fragment F on A { a }']) {
    expect(() => indexOperations({ regular: { ab: text }, dtt: {} })).toThrow(/exactly one/)
  }
})

test('a DTT call prefers the text of its own set', () => {
  const find = indexOperations({
    regular: { ab: 'query A { a }', 'sha256:EF': 'query B { b }' },
    dtt: { ab: 'query A @dtt { a }' },
  })
  expect(find('ab', true)).toMatchObject({ name: 'A', isFallback: false })
  expect(find('ef', true)).toMatchObject({ name: 'B', isFallback: true })
  expect(find('sha256:ef', false)).toMatchObject({ name: 'B', isFallback: false })
  expect(find('constructor', false)).toBeNull()
})
