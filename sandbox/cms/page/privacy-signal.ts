import type { FastifyRequest } from 'fastify'

/** Whether the visitor's browser opts out of marketing by Global Privacy Control (docs/decisions/0112). */
export function sendsPrivacySignal({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1'
}
