import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** A change of one entry; without a value the entry was deleted, without a key all of them. */
interface Line {
  of: string
  key?: string
  value?: unknown
}

/** Where a provider keeps what must outlive its process. */
export interface Journal {
  /** A map of this name, with what was in it before. Its values are JSON. */
  map<Value>(name: string): Map<string, Value>
}

/** Only for as long as the process lives. */
export const inMemory: Journal = { map: () => new Map() }

/**
 * A journal in a file: a line for each change, written before the call that made it is answered, so that a process
 * that is killed forgets nothing that it has said. Opening it reads the lines and writes what they come to. The end of
 * a line that was being written is left out.
 */
export function openJournal(path: string): Journal {
  const kept = readJournal(path)
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, kept)
  const append = (line: Line) => appendFileSync(path, `${JSON.stringify(line)}\n`)
  return {
    map<Value>(name: string) {
      const known = (kept.get(name) ?? new Map()) as Map<string, Value>
      return new JournaledMap<Value>(name, known, append)
    },
  }
}

class JournaledMap<Value> extends Map<string, Value> {
  #append: ((line: Line) => void) | null = null
  readonly #of: string

  constructor(of: string, known: ReadonlyMap<string, Value>, append: (line: Line) => void) {
    super()
    this.#of = of
    for (const [key, value] of known) super.set(key, value)
    this.#append = append
  }

  override set(key: string, value: Value): this {
    this.#append?.({ of: this.#of, key, value })
    return super.set(key, value)
  }

  override delete(key: string): boolean {
    this.#append?.({ of: this.#of, key })
    return super.delete(key)
  }

  override clear(): void {
    this.#append?.({ of: this.#of })
    super.clear()
  }
}

function readJournal(path: string): Map<string, Map<string, unknown>> {
  const kept = new Map<string, Map<string, unknown>>()
  if (!existsSync(path)) return kept
  for (const text of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
    const { of, key, value } = JSON.parse(text) as Line
    const entries = kept.get(of) ?? new Map<string, unknown>()
    kept.set(of, entries)
    if (key === undefined) entries.clear()
    else if (value === undefined) entries.delete(key)
    else entries.set(key, value)
  }
  return kept
}

/** In place of the lines before, at once: a process that ends here leaves one or the other. */
function writeWhole(path: string, kept: ReadonlyMap<string, ReadonlyMap<string, unknown>>) {
  const lines = [...kept].flatMap(([of, entries]) =>
    [...entries].map(([key, value]) => `${JSON.stringify({ of, key, value })}\n`),
  )
  const next = `${path}.next`
  const file = openSync(next, 'w', 0o600)
  writeFileSync(file, lines.join(''))
  fsyncSync(file)
  closeSync(file)
  renameSync(next, path)
}
