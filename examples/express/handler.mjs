import { randomBytes } from 'node:crypto'
import { createFoyer } from 'foyer/clients/foyer.mjs'

/**
 * A page as a handler of Express: `app.get('/', welcome({ service, assets }))`. It takes Node's own
 * request and response, so that Fastify, Connect and `http.createServer` take it as well. `timeoutMs`:
 * how long the page waits for the service; what comes later the visitor's browser renders.
 */
export function welcome({ service, assets, secret, timeoutMs }) {
  const foyer = createFoyer({ service, assets, secret, timeoutMs, chainName: 'Harbour Houses' })
  const origin = URL.canParse(assets) ? new URL(assets).origin : "'self'"
  return async (request, response) => {
    const nonce = randomBytes(16).toString('base64')
    const page = await foyer.renderPage({
      url: `http://${request.headers.host}${request.url}`,
      locale: 'en-US',
      nonce,
      page: { id: 'welcome', propertyId: 'HHLIS' },
      widgets: [
        { type: 'heading', id: 'hello', props: { text: 'Questions of our <guests>' } },
        { type: 'local-weather', id: 'weather', props: { city: 'Lisbon' } },
        {
          type: 'accordion',
          id: 'questions',
          props: {
            items: [{ title: 'May I bring my dog?', body: '<p>Dogs are welcome.</p>' }],
          },
        },
        { type: 'house-hours', id: 'hours', props: {} },
      ],
    })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    // A page with a nonce is of one answer: a cache in front has to put in the nonce by itself.
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src ${origin}; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'`,
    )
    response.end(`<!doctype html>
<html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harbour Houses</title>
${page.links}</head>
<body>${page.contextScript}
<h1>Harbour Houses</h1>
<main>${Object.values(page.placeholders).join('\n')}</main>
</body></html>`)
  }
}
