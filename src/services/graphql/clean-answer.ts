import { htmlFields } from './html-fields'
import type { OperationName } from './operations'

/** Whether an operation's answers contain HTML; only then does the page download the sanitiser. */
export function hasHtml(name: OperationName): boolean {
  return htmlFields[name] !== undefined
}

/**
 * Applies `clean` to each HTML field of an answer; views render these fields without further
 * sanitising.
 */
export function cleanAnswer<Data>(
  name: OperationName,
  data: Data,
  clean: (html: string) => string,
): Data {
  const paths = (htmlFields[name] ?? []).map((path) => path.split('.'))
  return paths.reduce<unknown>((answer, path) => cleanAt(answer, path, clean), data) as Data
}

function cleanAt(value: unknown, path: string[], clean: (html: string) => string): unknown {
  if (Array.isArray(value)) return value.map((member) => cleanAt(member, path, clean))
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? clean(value) : null
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return value
  return { ...value, [name]: cleanAt(value[name as never], rest, clean) }
}
