/**
 * Settings are environment variables. A value that is none of its kind ends the start: read as a number
 * or an address it would be another setting than the one that was meant.
 */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'

const HOST_NAME = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/

export class SettingError extends Error {
  name = 'SettingError'
}

/** A day, which no setting of milliseconds needs. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/**
 * The reader of one environment. An empty value is none.
 * @param {Record<string, string | undefined>} env
 */
export function readSettings(env) {
  /** @param {string} name */
  const text = (name) => env[name]?.trim() || undefined

  /**
   * @template T
   * @param {string} name
   * @param {(value: string) => T | undefined} read undefined: the value is refused
   * @param {string} expected what the value has to be, with an example
   */
  function read(name, read, expected) {
    const value = text(name)
    if (value === undefined) return undefined
    const found = read(value)
    if (found === undefined) throw new SettingError(`${name}: "${value}" is no ${expected}.`)
    return found
  }
  /** @param {string} name @param {number} fallback @param {{ most: number, unit?: string }} limits */
  const wholeNumber = (name, fallback, { most, unit = '' }) =>
    read(
      name,
      (value) => (/^\d+$/.test(value) && Number(value) <= most ? Number(value) : undefined),
      `whole number${unit} from 0 to ${most}, such as ${fallback}`,
    ) ?? fallback
  /** @param {string} name */
  const origin = (name) => read(name, originIn, 'origin such as https://www.example.com')
  /** @template T @param {string} name @param {(item: string) => T | undefined} one @param {string} expected */
  const list = (name, one, expected) =>
    (text(name) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((item) => {
        const found = one(item)
        if (found === undefined) throw new SettingError(`${name}: "${item}" is no ${expected}.`)
        return found
      })

  return {
    text,
    /** @param {string} name @param {number} fallback */
    port: (name, fallback) => wholeNumber(name, fallback, { most: 65_535 }),
    /** @param {string} name @param {number} fallback */
    ms: (name, fallback) =>
      wholeNumber(name, fallback, { most: LONGEST_MS, unit: ' of milliseconds' }),
    /** @param {string} name @param {number} fallback */
    count: (name, fallback) => wholeNumber(name, fallback, { most: 1000 }),
    origin,
    /** @param {string} name */
    origins: (name) => list(name, originIn, 'origin such as https://www.example.com'),
    /** @param {string} name */
    url: (name) =>
      read(
        name,
        (value) => (/^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined),
        'address such as https://cdn.example/purge',
      ),
    /** @param {string} name @param {readonly string[]} values */
    oneOf: (name, values) =>
      read(
        name,
        (value) => (values.includes(value) ? value : undefined),
        `level: one of ${values.join(', ')}`,
      ),
    /** Its password does not become part of a message. @param {string} name */
    databaseUrl(name) {
      const value = text(name)
      if (value && !/^postgres(ql)?:\/\//.test(value))
        throw new SettingError(`${name} is no address such as postgres://user@host/database.`)
      return value
    },
    /** @param {string} name */
    hosts: (name) =>
      list(
        name,
        (item) => (HOST_NAME.test(item.toLowerCase()) ? item.toLowerCase() : undefined),
        'host name such as foyer.test',
      ),
    /** Addresses and networks of proxies, comma-separated. @param {string} name */
    networks: (name) =>
      list(name, networkIn, 'address or network such as 10.0.0.0/8').join(',') || undefined,
  }
}

function originIn(value) {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { origin } = new URL(value)
  return value === origin || value === `${origin}/` ? origin : undefined
}

function networkIn(value) {
  if (/^(loopback|linklocal|uniquelocal)$/.test(value)) return value
  const [address = '', bits, ...more] = value.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
  return most && isNetwork && more.length === 0 ? value : undefined
}

/**
 * The settings of a render service (docs/scaling.md).
 * @param {Record<string, string | undefined>} env
 * @param {string} assetsFolder where the build's files are by default
 */
export function serviceSettings(env, assetsFolder) {
  const { text, port, ms, count, origin } = readSettings(env)
  const own = port('PORT', 4100)
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: own,
    // Port 0 lets the system choose a port, so there is no next port to use.
    healthPort: port('HEALTH_PORT', own && own + 1),
    workers: count('WORKERS', availableParallelism()),
    apiOrigin: origin('API_ORIGIN') ?? 'http://127.0.0.1:4000',
    assetsFolder: text('ASSETS_FOLDER') ?? assetsFolder,
    secret: text('SECRET'),
    limitMs: ms('LIMIT_MS', 1000),
    answerWithinMs: ms('ANSWER_WITHIN_MS', 2000),
    drainMs: ms('DRAIN_MS', 10_000),
  }
}

/**
 * The settings of `foyer dev`.
 * @param {Record<string, string | undefined>} env
 */
export function devSettings(env) {
  const { port, origin, hosts } = readSettings(env)
  return {
    port: port('PORT', 4000),
    apiOrigin: origin('API_ORIGIN'),
    allowedHosts: hosts('ALLOWED_HOSTS'),
  }
}
