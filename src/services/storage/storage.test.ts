import { openStorage, readJson } from './storage'

function webStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as Storage
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

it('keeps values under the prefix of the site', () => {
  const web = webStorage()
  openStorage(() => web, 'inn.').set('recentlyViewed', '[]')
  expect(web.getItem('inn.recentlyViewed')).toBe('[]')
})

it('keeps values for the page when storage is forbidden', () => {
  const storage = openStorage(forbidden, 'inn.')
  storage.set('key', 'value')
  expect(storage.get('key')).toBe('value')
  storage.remove('key')
  expect(storage.get('key')).toBeNull()
})

it('keeps a value for the page when storage is full, and does not return the stored older value', () => {
  const web = webStorage({ 'inn.key': 'old' })
  const storage = openStorage(
    () => ({
      ...web,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }),
    'inn.',
  )
  storage.set('key', 'new')
  expect(storage.get('key')).toBe('new')
})

it('returns a value that could be stored again, and not the one that was kept meanwhile', () => {
  const web = webStorage()
  let isFull = true
  const storage = openStorage(() => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    return web
  }, 'inn.')
  storage.set('key', 'kept')
  isFull = false
  storage.set('key', 'stored')
  expect(storage.get('key')).toBe('stored')
  // As another tab does.
  web.setItem('inn.key', 'later')
  expect(storage.get('key')).toBe('later')
})

it('reads corrupt JSON as absent', () => {
  const web = webStorage({ 'inn.key': '{"half' })
  expect(
    readJson(
      openStorage(() => web, 'inn.'),
      'key',
    ),
  ).toBeNull()
})
