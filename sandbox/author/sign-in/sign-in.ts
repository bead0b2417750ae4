import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from '../../api/request/request-guard'
import { html } from '../../control/html'
import { ownPath } from '../../control/return-to'
import type { Database } from '../../database/database'
import { AUTHORS } from '../../database/site/author-sessions'
import { beginAuthorSession, endAuthorSession } from './author-session'

export const SIGN_IN = '/author/sign-in'

/** Sign-in and sign-out for authors, as plain HTML without a script. */
export async function signInRoutes(
  fastify: FastifyInstance,
  { database, isFramed }: { database: Database; isFramed: boolean },
): Promise<void> {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    async (_: unknown, body: unknown) => new URLSearchParams(String(body)),
  )
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && !isOwnOrigin(request))
      return reply.code(403).send('A form of another site was refused.')
  })

  fastify.get<{ Querystring: { returnTo?: unknown } }>(SIGN_IN, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(signInPage(pathOf(query.returnTo))),
  )
  fastify.post<{ Body: URLSearchParams | undefined }>('/author/session', async (request, reply) => {
    const author = AUTHORS.find((name) => name === request.body?.get('name'))
    if (!author) return reply.code(400).send(`The field name must be one of ${AUTHORS.join(', ')}.`)
    await beginAuthorSession(database, request, reply, author, isFramed)
    return reply.redirect(pathOf(request.body?.get('returnTo')), 303)
  })
  fastify.delete('/author/session', async (request, reply) => {
    await endAuthorSession(database, request, reply, isFramed)
    return reply.code(204).send()
  })
}

function pathOf(returnTo: unknown): string {
  return ownPath(typeof returnTo === 'string' ? returnTo : undefined, '/author')
}

function signInPage(returnTo: string): string {
  const buttons = AUTHORS.map((name) => html`<button name="name" value="${name}">${name}</button>`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in to edit pages</title>
<link rel="icon" href="/media/favicon.svg">
<link rel="stylesheet" href="/sandbox/control.css">
</head>
<body>
<main>
<header>
<h1>Edit pages</h1>
<p>Who are you? The pages remember who changed what. A sandbox asks for no password.</p>
</header>
<section class="wide" aria-labelledby="authors">
<h2 id="authors">Sign in as</h2>
<form method="post" action="/author/session" class="stack">
<input type="hidden" name="returnTo" value="${returnTo}">
${buttons}
</form>
</section>
</main>
</body>
</html>
`.text
}
