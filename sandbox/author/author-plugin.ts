import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../src/services/page/log'
import { refuseBadText } from '../api/request/bad-text'
import type { Purge } from '../cms/purge'
import { sendSecurityHeaders } from '../cms/security/security'
import type { Database } from '../database/database'
import { canvasRoutes } from './canvas'
import { loadComponents } from './editing/components'
import { pageRoutes } from './page-routes'
import { pictureRoutes } from './pictures/palette-pictures'
import { shellRoutes } from './shell-page'
import { signInRoutes } from './sign-in/sign-in'
import { requireAuthor } from './sign-in/signed-in'

export interface AuthorOptions {
  database: Database
  /** `dist/browser/assets`. */
  assetsFolder: string
  /** `dist/author`. */
  shellFolder: string
  /** Folder of the vendor's client, `universal-editor-embedded.js`. */
  clientFolder: string
  /** `visual/palette`. */
  picturesFolder: string
  /** The API's origin, for the renderer. */
  apiOrigin: () => string
  log: Log
  /** Empties the caches of what was published. */
  purge: Purge
  /** Time limit of a canvas for the API; by default the renderer's own. */
  limitMs?: number
  /**
   * The origins of other editors, such as Universal Editor's, that may frame the canvas. The author's
   * cookie is then sent from their frames, which needs https (docs/decisions/0060).
   */
  editorOrigins?: readonly string[] | undefined
}

/** The author tier of the CMS, below `/author`: sign-in, the editor, drafts and their canvas. */
export async function authorPlugin(fastify: FastifyInstance, options: AuthorOptions) {
  const { database, shellFolder, clientFolder, picturesFolder, apiOrigin, log, limitMs } = options
  const manifest = JSON.parse(readFileSync(join(options.assetsFolder, 'manifest.json'), 'utf8'))
  const components = await loadComponents()
  const { editorOrigins = [] } = options
  const canvas = { database, manifest, apiOrigin, log, limitMs, editorOrigins }

  sendSecurityHeaders(fastify)
  refuseBadText(fastify, {
    answer: (message) => ({ code: 'invalid', message }),
    allowsControls: true,
  })
  await fastify.register(signInRoutes, { database, isFramed: editorOrigins.length > 0 })
  await fastify.register(async (authors) => {
    requireAuthor(authors, database)
    await authors.register(shellRoutes, { folder: shellFolder })
    await authors.register(canvasRoutes, canvas)
    await authors.register(pageRoutes, { ...canvas, components, purge: options.purge })
    await authors.register(pictureRoutes, { folder: picturesFolder, components })
    await authors.register(fastifyStatic, {
      root: [shellFolder, clientFolder],
      prefix: '/author/assets/',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'private, no-cache'),
    })
  })
}
