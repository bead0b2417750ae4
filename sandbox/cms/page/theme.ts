import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readCookie } from '../../api/session/cookies'

/** The chain's own theme and the two in `themes/`. */
export const THEMES = ['alderway', 'quiet-luxury', 'bright-city'] as const
/** The visitor's own light or dark scheme, or a fixed one. */
export const SCHEMES = ['system', 'light', 'dark'] as const

export interface Appearance {
  theme: (typeof THEMES)[number]
  scheme: (typeof SCHEMES)[number]
}

export const APPEARANCE_COOKIE = 'foyer-appearance'

/** The theme and scheme of a form or a cookie; an unknown one is replaced by the default. */
export function readAppearance(said: {
  theme?: string | null | undefined
  scheme?: string | null | undefined
}): Appearance {
  return {
    theme: THEMES.find((theme) => theme === said.theme) ?? 'alderway',
    scheme: SCHEMES.find((scheme) => scheme === said.scheme) ?? 'system',
  }
}

export function appearanceOf(request: FastifyRequest): Appearance {
  const [theme, scheme] = (readCookie(request, APPEARANCE_COOKIE) ?? '').split(' ')
  return readAppearance({ theme, scheme })
}

/**
 * `/theme.css`: the stylesheet with which a chain re-themes the widgets. A chain has one file; the
 * sandbox returns the one that was chosen on the control page, so that the pages need no change.
 */
export function registerTheme(fastify: FastifyInstance): void {
  const styles = Object.fromEntries(
    THEMES.map((theme) => [
      theme,
      theme === 'alderway' ? '' : readFileSync(resolve('themes', `${theme}.css`), 'utf8'),
    ]),
  )
  fastify.get('/theme.css', (request, reply) => {
    const { theme, scheme } = appearanceOf(request)
    const own = `:root { color-scheme: ${scheme === 'system' ? 'light dark' : scheme}; }\n`
    reply
      .type('text/css')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      .send(`${styles[theme]}${own}`)
  })
}
