/**
 * The part of a widget's schema that a visitor's browser needs to read props safely, a hundredth of
 * the size of zod. The browser build replaces each `*.schema.ts` by its fields
 * (docs/decisions/0002). The names have one letter because every widget's script contains them, once
 * for each of its props and labels.
 */
export interface Field {
  /**
   * s string, h rich text, n number, w whole number, b boolean, a list, o object, r record, *
   * anything.
   */
  t: 's' | 'h' | 'n' | 'w' | 'b' | 'a' | 'o' | 'r' | '*'
  /** Default. */
  d?: unknown
  /** The values allowed. */
  e?: readonly unknown[]
  /** Minimum and maximum: of a number, or of a list's length. */
  l?: readonly [number | null, number | null]
  /**
   * The field of a list's entries, of a record's values, or of the members of an object that `p`
   * does not name: the labels of late parts (docs/decisions/0038).
   */
  i?: Field
  /** The fields of an object's members. */
  p?: Record<string, Field>
  /** Of a discriminated union: the members of each variant. */
  v?: Record<string, Field>[]
  /** The name of the union's discriminator. */
  u?: string
  /** Required. */
  q?: 1
  /** An empty text counts as missing. */
  m?: 1
}

/** Receives a mismatch between a value and the schema: its path, and the problem. */
export type Report = (path: string, problem: string) => void

/** The result for a value that is not usable; an optional member is then left out. */
const NONE = undefined

/**
 * Reads a value as its field describes it. The default replaces a value of the wrong kind, and
 * `report` receives the problem. Numbers and booleans may be sent as text. Unknown members are left
 * out.
 */
export function readField(field: Field, value: unknown, report: Report, path = ''): unknown {
  if (
    value === undefined ||
    value === null ||
    (value === '' && (field.m || (field.t !== 's' && field.t !== 'h')))
  ) {
    if (field.d !== undefined) return readKind(field, field.d, report, path)
    if (field.q) report(path, 'is missing')
    return NONE
  }
  let isReported = false
  const tell: Report = (place, problem) => {
    isReported = true
    report(place, problem)
  }
  const read = readKind(field, value, tell, path)
  if (read !== NONE) return read
  // A problem inside the value has been reported already.
  if (!isReported)
    report(path, `is not ${field.e ? `one of ${field.e.join(', ')}` : KINDS[field.t]}`)
  return field.d === undefined ? NONE : readKind(field, field.d, report, path)
}

const KINDS = {
  s: 'text',
  h: 'rich text',
  n: 'a number in its limits',
  w: 'a whole number in its limits',
  b: 'true or false',
  a: 'a list of the right length',
  o: 'an object',
  r: 'an object',
  '*': 'allowed',
}

function readKind(field: Field, value: unknown, report: Report, path: string): unknown {
  if (field.e) return field.e.includes(value) ? value : NONE
  switch (field.t) {
    case 's':
    case 'h':
      return typeof value === 'string' ? value : NONE
    case 'n':
    case 'w':
      return readNumber(field, value)
    case 'b':
      if (typeof value === 'boolean') return value
      return value === 'true' ? true : value === 'false' ? false : NONE
    case 'a':
      return Array.isArray(value) ? readList(field, value, report, path) : NONE
    case 'o':
    case 'r': {
      const object = isEmptyList(value) ? {} : value
      const read = field.t === 'o' ? readMembers : readRecord
      return isObject(object) ? read(field, object, report, path) : NONE
    }
    default:
      return value
  }
}

/** PHP's `json_encode` writes an object without members as `[]`. */
export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function readNumber(field: Field, value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return NONE
  if (field.t === 'w' && !Number.isSafeInteger(number)) return NONE
  return isWithin(field, number) ? number : NONE
}

function isWithin({ l: [least, most] = [null, null] }: Field, number: number): boolean {
  return number >= (least ?? number) && number <= (most ?? number)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the usable entries, or nothing if their number is outside the field's limits. */
function readList(
  field: Field,
  values: unknown[],
  report: Report,
  path: string,
): unknown[] | undefined {
  const entry = field.i ?? { t: '*' }
  const read = values
    .map((value, index) => readField({ ...entry, q: 1 }, value, report, `${path}[${index}]`))
    .filter((value) => value !== NONE)
  return isWithin(field, read.length) ? read : NONE
}

/** Returns the usable members, or nothing if a required member is not usable. */
function readMembers(
  field: Field,
  value: Record<string, unknown>,
  report: Report,
  path: string,
): Record<string, unknown> | undefined {
  const read = field.i ? readRecord(field, value, () => {}, path) : {}
  const members = membersOf(field, value)
  if (!members) report(path, `has no ${field.u} that is known`)
  for (const [name, member] of Object.entries(members ?? {})) {
    const own = Object.hasOwn(value, name) ? value[name] : NONE
    const result = readField(member, own, report, path ? `${path}.${name}` : name)
    if (result !== NONE) read[name] = result
    else if (member.q) return NONE
  }
  return members && read
}

/** The fields of an object's members; undefined if a union's object matches no discriminator. */
export function membersOf(
  { p: members, u: discriminator = '', v: variants }: Field,
  value: Record<string, unknown>,
): Record<string, Field> | undefined {
  if (!variants) return members
  return variants.find((variant) => variant[discriminator]?.e?.includes(value[discriminator]))
}

function readRecord(
  field: Field,
  value: Record<string, unknown>,
  report: Report,
  path: string,
): Record<string, unknown> {
  const entry = field.i ?? { t: '*' }
  const pairs = Object.entries(value).map(
    ([name, member]) => [name, readField(entry, member, report, `${path}.${name}`)] as const,
  )
  return Object.fromEntries(pairs.filter(([, member]) => member !== NONE))
}
