import { readSettings, SettingError } from './settings.mjs'

/**
 * The settings of `foyer upgrade-aem`. Credentials are environment variables: the words of a command are
 * seen by every process of the machine.
 * @param {{ url?: string, path?: string, 'dry-run'?: boolean }} words
 * @param {Record<string, string | undefined>} env
 */
export function upgradeSettings({ url, path, 'dry-run': isDryRun = false }, env) {
  const { ms } = readSettings(env)
  return {
    url: addressIn(url),
    path: pathIn(path),
    isDryRun,
    authorization: authorizationIn(env),
    timeoutMs: ms('AEM_TIMEOUT_MS', 30_000),
  }
}

/** Their values do not become part of a message. @param {Record<string, string | undefined>} env */
function authorizationIn({ AEM_USER: user, AEM_PASSWORD: password, AEM_TOKEN }) {
  const token = AEM_TOKEN?.trim()
  if (token && !/^[\x21-\x7e]+$/.test(token)) throw new SettingError('AEM_TOKEN is no token.')
  if (token) return `Bearer ${token}`
  if (!user || !password)
    throw new SettingError('Set AEM_USER and AEM_PASSWORD, or AEM_TOKEN, in the environment.')
  if (user.includes(':')) throw new SettingError('AEM_USER is a name without a colon.')
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
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
