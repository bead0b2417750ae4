import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createNonce } from '../cms/security/nonce'
import { authorPolicies } from '../cms/security/security'
import { html } from '../control/html'

/** `/author`: the editor's document. The editor itself is a browser app with a separate build. */
export async function shellRoutes(fastify: FastifyInstance, { folder }: { folder: string }) {
  for (const path of ['/author', '/author/'])
    fastify.get(path, async (_request, reply) => {
      const nonce = createNonce()
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', authorPolicies.shell(nonce))
        .send(shellPage(nonce, existsSync(join(folder, 'shell.js'))))
    })
}

function shellPage(nonce: string, isBuilt: boolean): string {
  const missing = html`<p>The editor is not built yet: run <code>npm run build</code>, then reload.</p>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit pages</title>
<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
${isBuilt && html`<link rel="stylesheet" href="/author/assets/shell.css">`}
</head>
<body>
<div id="shell">${!isBuilt && missing}<noscript>The editor needs JavaScript.</noscript></div>
${isBuilt && html`<script type="module" src="/author/assets/shell.js" nonce="${nonce}"></script>`}
</body>
</html>
`.text
}
