import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin of the site, for example `https://www.alderway.example`. */
    siteOrigin?: () => string
  }
}

/** Sets the site's public origin for every plugin that is registered afterwards. */
export function tellSiteOrigin(fastify: FastifyInstance, siteOrigin: () => string): void {
  fastify.decorate('siteOrigin', siteOrigin)
}

/**
 * The site's origin: the configured one, because a cached page must not contain the Host header of
 * its first visitor. A server without one, as in a test, uses the request's origin.
 */
export function originOf(request: FastifyRequest): string {
  const configured = request.server.siteOrigin?.()
  if (configured) return configured
  const asked = `${request.protocol}://${request.host}`
  return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost'
}

/** The request's URL on the site, for every path: `//` starts a path and not a host. */
export function urlOf(request: FastifyRequest): URL {
  const { url } = request
  return new URL(originOf(request) + (url.startsWith('/') ? url : '/'))
}

/** Whether visitors reach the site by https. */
export function isEncrypted(request: FastifyRequest): boolean {
  return request.protocol === 'https' || Boolean(request.server.siteOrigin?.().startsWith('https:'))
}
