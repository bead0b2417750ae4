import type { FastifyReply, FastifyRequest } from 'fastify'
import { statusView } from '../account/status-view'
import { readCookie } from '../session/cookies'
import { type Fault, type FaultKind, LONGEST_WAIT_MS, parseFaults } from './fault-syntax'

const FAULT_HEADER = 'x-foyer-fault'
export const FAULT_COOKIE = 'foyer-faults'

/** Once-faults that have happened are remembered up to this many. */
const MOST_REMEMBERED = 1_000

/** The faults that a request sets, as text: those of the header, else of the cookie. */
export function faultsOf(request: FastifyRequest): string {
  const header = request.headers[FAULT_HEADER]
  return (Array.isArray(header) ? header[0] : header) ?? readCookie(request, FAULT_COOKIE) ?? ''
}

/**
 * The header of a request for a page that is kept for all: a test's, for a visitor has cookies only, which
 * must not count there.
 */
export function keptFaultHeaders(request: FastifyRequest): Record<string, string> {
  const value = request.headers[FAULT_HEADER]
  return typeof value === 'string' ? { [FAULT_HEADER]: value } : {}
}

/** The headers that pass a page request's faults on to its API calls. */
export function faultHeaders(request: FastifyRequest): Record<string, string> {
  const value = faultsOf(request)
  return value ? { [FAULT_HEADER]: value } : {}
}

/** Faults beside which the handler does its work. */
const ACCOMPANYING: readonly FaultKind[] = [
  'slow',
  'late',
  'lost',
  'price',
  'soldout',
  'noclub',
  'nodesk',
  'mail',
]

const faultsByRequest = new WeakMap<FastifyRequest, readonly Fault[]>()

/** Whether business calls of this request answer status FAIL and change nothing. */
export function isFailing(request: FastifyRequest): boolean {
  return hasFault(request, 'fail')
}

/** Whether this call meets a fault of that kind, once `apply` has seen it. */
export function hasFault(request: FastifyRequest, kind: FaultKind): boolean {
  return faultsByRequest.get(request)?.some((fault) => fault.kind === kind) ?? false
}

/**
 * Produces the faults that requests set. One instance per server: it stores which `once` faults
 * have occurred.
 */
export interface Faults {
  /** A Fastify `preHandler`: answers in the handler's place, or lets the request through. */
  apply(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  /** A Fastify `onSend` hook: delays or drops the answer of a call that has done its work. */
  keepBack(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>
  /** Ends every delayed request; for Fastify's `preClose`. */
  stop(): void
}

export function createFaults(): Faults {
  const happened = new Set<string>()
  const waits = createWaits()

  const isDue = (value: string, fault: Fault, index: number): boolean => {
    if (!fault.once) return true
    const key = `${index} ${value}`
    if (happened.has(key)) return false
    happened.add(key)
    const [oldest] = happened
    if (happened.size > MOST_REMEMBERED && oldest) happened.delete(oldest)
    return true
  }

  return {
    async apply(request, reply) {
      const value = faultsOf(request)
      if (!value) return
      const target = targetOf(request)
      // A once-fault counts as happened when it is due, so that concurrent calls share it.
      const due = parseFaults(value).filter(
        (fault, index) =>
          (fault.target === '*' || fault.target === target) && isDue(value, fault, index),
      )
      faultsByRequest.set(request, due)
      for (const { argument } of due.filter(({ kind }) => kind === 'slow')) {
        if (!(await waits.wait(request, argument))) return hangUp(request, reply)
      }
      const final = due.find(({ kind }) => !ACCOMPANYING.includes(kind))
      if (!final) return
      if (final.kind === 'timeout') await waits.wait(request, LONGEST_WAIT_MS)
      return answer(final, request, reply)
    },
    async keepBack(request, _reply, payload) {
      const due = faultsByRequest.get(request) ?? []
      for (const { argument } of due.filter(({ kind }) => kind === 'late')) {
        await waits.wait(request, argument)
      }
      if (due.some(({ kind }) => kind === 'lost')) request.raw.socket.destroy()
      return payload
    },
    stop: waits.stop,
  }
}

function targetOf(request: FastifyRequest): string | undefined {
  return request.url.split('?')[0]?.split('/').at(-1)
}

function isGraphql(request: FastifyRequest): boolean {
  return request.routeOptions.url?.endsWith('/:operationName') ?? false
}

function answer(
  { kind, argument, code }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  switch (kind) {
    case 'status':
      return reply.code(argument).send({ error: { code: 'FAULT', message: `HTTP ${argument}` } })
    case 'nonsense':
      return reply.type('text/html').send('<!doctype html><title>Bad gateway</title><p>Hm.{"data":')
    case 'graphql':
      return reply.send({
        data: null,
        errors: [{ message: 'A fault on demand.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
      })
    case 'system':
      return reply
        .code(409)
        .send({ status: statusView(409, code, 'The reservation system refuses.') })
    case 'null':
      return reply.type('application/json').send(isGraphql(request) ? '{"data":null}' : 'null')
    case 'fail':
      return isGraphql(request) ? undefined : reply.send({ status: 'FAIL' })
    default:
      return hangUp(request, reply)
  }
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

interface Waits {
  /** True when the time has passed; false when the client or the server ended it. */
  wait(request: FastifyRequest, ms: number): Promise<boolean>
  /** Ends all waits, and those to come. */
  stop(): void
}

function createWaits(): Waits {
  const cancels = new Set<() => void>()
  let isStopped = false
  return {
    wait({ raw: { socket } }, ms) {
      if (isStopped || socket.destroyed) return Promise.resolve(false)
      return new Promise((resolve) => {
        const finish = (elapsed: boolean) => {
          clearTimeout(timer)
          socket.off('close', cancel)
          cancels.delete(cancel)
          resolve(elapsed)
        }
        const cancel = () => finish(false)
        const timer = setTimeout(() => finish(true), ms)
        socket.once('close', cancel)
        cancels.add(cancel)
      })
    },
    stop() {
      isStopped = true
      for (const cancel of cancels) cancel()
    },
  }
}
