import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { FLAG_NAMES, type FlagName } from '../../../src/rules/codes/flags'
import { evaluateFlag, flagChoicesOf } from './feature-flags'

interface FlagsBody {
  context?: unknown
}

/**
 * OpenFeature's Remote Evaluation Protocol: `POST /ofrep/v1/evaluate/flags` for all flags, with an
 * ETag and 304 if nothing has changed, and `…/flags/{key}` for one flag. An invalid context is 400,
 * an unknown flag 404.
 */
export async function ofrepRoutes(fastify: FastifyInstance) {
  fastify.post<{ Body: FlagsBody | null }>('/ofrep/v1/evaluate/flags', async (request, reply) => {
    const targetingKey = targetingKeyOf(request.body)
    if (targetingKey === undefined) return reply.code(400).send(INVALID_CONTEXT)
    const choices = flagChoicesOf(request)
    const flags = FLAG_NAMES.map((key) => evaluateFlag(key, choices, targetingKey))
    const etag = `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url')}"`
    reply.header('etag', etag)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : { flags }
  })

  fastify.post<{ Body: FlagsBody | null; Params: { key: string } }>(
    '/ofrep/v1/evaluate/flags/:key',
    async (request, reply) => {
      const { key } = request.params
      const targetingKey = targetingKeyOf(request.body)
      if (targetingKey === undefined) return reply.code(400).send({ key, ...INVALID_CONTEXT })
      const name = FLAG_NAMES.find((known) => known === key)
      if (!name) return reply.code(404).send({ key, errorCode: 'FLAG_NOT_FOUND' })
      const answer = evaluateFlag(name satisfies FlagName, flagChoicesOf(request), targetingKey)
      return reply.code(answer.errorCode ? 400 : 200).send(answer)
    },
  )
}

const INVALID_CONTEXT = {
  errorCode: 'INVALID_CONTEXT',
  errorDetails: 'Send {"context": {"targetingKey": "…"}}.',
}

/** Undefined without a context, null if it has no key. */
function targetingKeyOf(body: FlagsBody | null): string | null | undefined {
  const { context } = body ?? {}
  if (typeof context !== 'object' || context === null) return undefined
  const { targetingKey } = context as { targetingKey?: unknown }
  return typeof targetingKey === 'string' ? targetingKey : null
}
