import { readSettings, SettingError } from './settings.mjs'

/**
 * The settings of `foyer upgrade-aem`. Credentials are environment variables: the words of a command are
 * seen by every process of the machine.
 * @param {{ url?: string, path?: string, 'dry-run'?: boolean }} words
 * @param {Record<string, string | undefined>} env
 */
export function upgradeSettings({ url, path, 'dry-run': isDryRun = false }, env) {
  const { text, ms } = readSettings(env)
  const [user, password, token] = ['AEM_USER', 'AEM_PASSWORD', 'AEM_TOKEN'].map(text)
  if (!token && !(user && password))
    throw new SettingError('Set AEM_USER and AEM_PASSWORD, or AEM_TOKEN, in the environment.')
  return {
    url: addressIn(url),
    path: pathIn(path),
    isDryRun,
    authorization: token
      ? `Bearer ${token}`
      : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    timeoutMs: ms('AEM_TIMEOUT_MS', 30_000),
  }
}

/** @param {string | undefined} url */
function addressIn(url) {
  const expected = '--url is the address of AEM’s author, such as https://author.example.com'
  if (!url || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new SettingError(`${expected}.`)
  const address = new URL(url)
  if (address.username || address.password)
    throw new SettingError(`${expected}, without credentials: set AEM_USER and AEM_PASSWORD.`)
  if (address.search || address.hash) throw new SettingError(`${expected}, without a query.`)
  return address
}

/** @param {string | undefined} path */
function pathIn(path) {
  const names = path?.replace(/\/$/, '').split('/').slice(1) ?? []
  const isPath = path?.startsWith('/') && names.length > 0
  if (!path || !isPath || names.some((name) => ['', '.', '..'].includes(name)))
    throw new SettingError('--path is a path of the repository, such as /content/site.')
  return `/${names.join('/')}`
}
