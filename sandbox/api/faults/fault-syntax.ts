/** The effect of a fault on a call; README.md has a table of them. */
export const FAULT_KINDS = [
  'slow',
  'late',
  'lost',
  'status',
  'timeout',
  'nonsense',
  'drop',
  'graphql',
  'fail',
  'null',
  'price',
  'soldout',
  'noclub',
  'nodesk',
  'mail',
  'system',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  /** An operation's name, the last segment of a REST path, or `*`. */
  target: string
  kind: FaultKind
  /** Milliseconds of `slow` and `late`, code of `status`; 0 otherwise. */
  argument: number
  /** Of `system`: the code that the reservation system answers; '' otherwise. */
  code: string
  /** Only the first matching call of this browser's fault value. */
  once: boolean
}

/** Longest wait that a fault may cause, in milliseconds. */
export const LONGEST_WAIT_MS = 120_000

/** The numbers that a kind takes; the others take none. */
const RANGES: { readonly [Kind in FaultKind]?: readonly [number, number] } = {
  slow: [0, LONGEST_WAIT_MS],
  late: [0, LONGEST_WAIT_MS],
  status: [400, 599],
}

/** An unknown fault is refused: a misspelt one would have no effect. */
export class FaultSyntaxError extends Error {
  override name = 'FaultSyntaxError'
  /** Fastify answers with it. */
  readonly statusCode = 400
  constructor(text: string, reason: string) {
    super(
      `The fault "${text}" ${reason}. Write target:kind or target:kind:number, for example ` +
        'PropertyBar:slow:3000, userDetails:once-status:503, *:timeout; several with commas; ' +
        'a #suffix makes the value new for once-.',
    )
  }
}

/**
 * Reads `target:[once-]kind[:number]`, comma-separated, with an optional `#nonce` at the end of the
 * whole. An empty text is no faults. Throws `FaultSyntaxError`.
 */
export function parseFaults(value: string): Fault[] {
  return withoutNonce(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseFault)
}

/** The faults of a cookie's value, as a person wrote them. */
export const withoutNonce = (value: string) => value.split('#', 1)[0] ?? ''

function parseFault(text: string): Fault {
  const [target = '', kindText = '', argumentText, ...rest] = text.split(':')
  const once = kindText.startsWith('once-')
  const name = once ? kindText.slice('once-'.length) : kindText
  const kind = FAULT_KINDS.find((known) => known === name)
  if (!/^(\*|\w[\w-]*)$/.test(target)) throw new FaultSyntaxError(text, 'has no target')
  if (!kind) throw new FaultSyntaxError(text, `is none of ${FAULT_KINDS.join(', ')}`)
  if (rest.length > 0) throw new FaultSyntaxError(text, 'has too many parts')
  if (kind === 'system')
    return { target, kind, argument: 0, code: codeOf(text, argumentText), once }
  return { target, kind, argument: parseArgument(text, kind, argumentText), code: '', once }
}

function codeOf(text: string, code = ''): string {
  if (/^[A-Z0-9][A-Z0-9_-]{1,30}$/.test(code)) return code
  throw new FaultSyntaxError(text, 'needs a code, for example ACS064')
}

function parseArgument(text: string, kind: FaultKind, argument: string | undefined): number {
  const range = RANGES[kind]
  if (!range) {
    if (argument !== undefined) throw new FaultSyntaxError(text, 'takes no number')
    return 0
  }
  const [least, most] = range
  const number = /^\d+$/.test(argument ?? '') ? Number(argument) : Number.NaN
  if (number >= least && number <= most) return number
  throw new FaultSyntaxError(text, `needs a number from ${least} to ${most}`)
}
