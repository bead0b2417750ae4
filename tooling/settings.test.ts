import { devSettings, readSettings, serviceSettings } from './cli/settings.mjs'
import { upgradeSettings } from './cli/upgrade-settings.mjs'

const messageOf = (read: () => unknown): string => {
  try {
    return `nothing, but ${JSON.stringify(read())}`
  } catch (error) {
    return String(error)
  }
}

test.each([
  ['LIMIT_MS', '1s', 'whole number of milliseconds from 0 to 86400000, such as 1000'],
  ['LIMIT_MS', '-1', 'whole number of milliseconds from 0 to 86400000, such as 1000'],
  ['ANSWER_WITHIN_MS', '2e3', 'whole number of milliseconds from 0 to 86400000, such as 2000'],
  ['DRAIN_MS', 'Infinity', 'whole number of milliseconds from 0 to 86400000, such as 10000'],
  ['WORKERS', 'abc', 'whole number from 0 to 1000, such as'],
  ['WORKERS', '1.5', 'whole number from 0 to 1000, such as'],
  ['PORT', '65536', 'whole number from 0 to 65535, such as 4100'],
  ['PORT', '0x10', 'whole number from 0 to 65535, such as 4100'],
  ['HEALTH_PORT', 'none', 'whole number from 0 to 65535, such as 4101'],
  ['API_ORIGIN', 'nonsense', 'origin such as https://www.example.com'],
  ['API_ORIGIN', 'api.example:4000', 'origin such as https://www.example.com'],
  ['API_ORIGIN', 'https://api.example/graphql', 'origin such as https://www.example.com'],
  ['API_ORIGIN', 'https://user:secret@api.example', 'origin such as https://www.example.com'],
])(
  'the render service refuses %s=%s at its start and says what it expects',
  (name, value, expected) => {
    expect(messageOf(() => serviceSettings({ [name]: value }, ''))).toContain(
      `SettingError: ${name}: "${value}" is no ${expected}`,
    )
  },
)

test('without settings, and with empty ones, a render service has its defaults', () => {
  const defaults = serviceSettings({}, 'dist/assets')
  expect(defaults).toMatchObject({
    ...{ host: '127.0.0.1', port: 4100, healthPort: 4101, apiOrigin: 'http://127.0.0.1:4000' },
    ...{ limitMs: 1000, answerWithinMs: 2000, drainMs: 10_000, assetsFolder: 'dist/assets' },
  })
  expect(defaults.workers).toBeGreaterThan(0)
  expect(serviceSettings({ PORT: '', API_ORIGIN: ' ', WORKERS: '' }, 'dist/assets')).toEqual(
    defaults,
  )
  const set = { PORT: '0', WORKERS: '0', LIMIT_MS: '250', API_ORIGIN: 'https://api.example/' }
  expect(serviceSettings(set, '')).toMatchObject({
    ...{ port: 0, healthPort: 0, workers: 0, limitMs: 250, apiOrigin: 'https://api.example' },
  })
})

test.each([
  ['PORT', 'abc', 'whole number'],
  ['API_ORIGIN', 'api', 'origin'],
  ['ALLOWED_HOSTS', 'https://foyer.test', 'host name such as foyer.test'],
  ['ALLOWED_HOSTS', 'foyer.test:80', 'host name such as foyer.test'],
  ['ALLOWED_HOSTS', '*.test', 'host name such as foyer.test'],
])('`foyer dev` refuses %s=%s', (name, value, expected) => {
  expect(messageOf(() => devSettings({ [name]: value }))).toContain(
    `SettingError: ${name}: "${value}" is no ${expected}`,
  )
})

const { origins, networks, url, databaseUrl } = readSettings({
  EDITOR_ORIGINS: 'https://a.example, b.example',
  TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8, loopback, 127.0.0.1',
  WRONG_PROXIES: '10.0.0.0/33',
  PURGE_URL: 'cdn.example',
  DATABASE_URL: 'mysql://user:secret@host/database',
})

test('lists, networks and addresses of the sandbox are read, or refused', () => {
  expect(networks('TRUSTED_PROXIES')).toBe('10.0.0.0/8,fd00::/8,loopback,127.0.0.1')
  expect(messageOf(() => networks('WRONG_PROXIES'))).toContain('"10.0.0.0/33" is no address or')
  expect(messageOf(() => origins('EDITOR_ORIGINS'))).toContain('"b.example" is no origin')
  expect(messageOf(() => url('PURGE_URL'))).toContain('PURGE_URL: "cdn.example" is no address')
})

test('a refused database address does not show its password', () => {
  const message = messageOf(() => databaseUrl('DATABASE_URL'))
  expect(message).toContain('DATABASE_URL is no address such as postgres://')
  expect(message).not.toContain('secret')
})

describe('`foyer upgrade-aem`', () => {
  const words = { url: 'https://author.example/aem/', path: '/content/site/' }
  const credentials = { AEM_USER: 'anna', AEM_PASSWORD: ' pä:ss ' }

  test('reads its credentials from the environment, as they are', () => {
    const { url, path, authorization, timeoutMs } = upgradeSettings(words, credentials)
    expect([url.href, path, timeoutMs]).toEqual([words.url, '/content/site', 30_000])
    const [scheme, text = ''] = authorization.split(' ')
    expect([scheme, Buffer.from(text, 'base64').toString()]).toEqual(['Basic', 'anna: pä:ss '])
    expect(upgradeSettings(words, { AEM_TOKEN: 'ey.J' }).authorization).toBe('Bearer ey.J')
  })

  test.each([
    [{}, 'Set AEM_USER and AEM_PASSWORD, or AEM_TOKEN'],
    [{ AEM_USER: 'anna' }, 'Set AEM_USER and AEM_PASSWORD, or AEM_TOKEN'],
    [{ AEM_USER: 'an:na', AEM_PASSWORD: 'secret' }, 'AEM_USER is a name without a colon'],
    [{ AEM_TOKEN: 'secret\nset-cookie: a' }, 'AEM_TOKEN is no token'],
  ])('refuses credentials that are none, and does not show them: %j', (env, expected) => {
    const message = messageOf(() => upgradeSettings(words, env))
    expect(message).toContain(`SettingError: ${expected}`)
    expect(message).not.toContain('secret')
  })

  test.each([
    [{ url: undefined }, '--url is the address'],
    [{ url: 'author.example' }, '--url is the address'],
    [{ url: 'file:///content' }, '--url is the address'],
    [{ url: 'https://anna:secret@author.example' }, 'without credentials'],
    [{ url: 'https://author.example/?token=secret' }, 'without a query'],
    [{ path: undefined }, '--path is a path'],
    [{ path: '/' }, '--path is a path'],
    [{ path: 'content/site' }, '--path is a path'],
    [{ path: '/content/../apps' }, '--path is a path'],
    [{ path: '/content//site' }, '--path is a path'],
  ])('refuses %j', (wrong, expected) => {
    const message = messageOf(() => upgradeSettings({ ...words, ...wrong } as never, credentials))
    expect(message).toContain(expected)
    expect(message).not.toContain('secret')
  })
})
