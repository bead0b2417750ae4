import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where visitors find the site, for example `https://www.alderway.example`. */
    siteOrigin?: () => string
  }
}

/** Tells every plugin that is registered from now on where visitors find the site. */
export function tellSiteOrigin(fastify: FastifyInstance, siteOrigin: () => string): void {
  fastify.decorate('siteOrigin', siteOrigin)
}

/**
 * The site's origin: the configured one, because a page that caches keep must not repeat the Host
 * header of its first visitor. A server without one, as of a test, has the request's.
 */
export function originOf(request: FastifyRequest): string {
  const configured = request.server.siteOrigin?.()
  if (configured) return configured
  const asked = `${request.protocol}://${request.host}`
  return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost'
}

/** The request's address on the site, whatever its path looks like: `//` is a path and no host. */
export function urlOf(request: FastifyRequest): URL {
  const { url } = request
  return new URL(originOf(request) + (url.startsWith('/') ? url : '/'))
}

/** Whether the visitor's connection is encrypted, as far as the site goes. */
export function isEncrypted(request: FastifyRequest): boolean {
  return request.protocol === 'https' || Boolean(request.server.siteOrigin?.().startsWith('https:'))
}
