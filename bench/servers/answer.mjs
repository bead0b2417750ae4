import { createServer } from 'node:http'

/** Answers `/<count>` with the HTML that `render` makes, on PORT. */
export function answerWith(render) {
  createServer(async (request, response) => {
    const html = await render(Number(request.url.slice(1)))
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
    })
    response.end(html)
  }).listen(Number(process.env.PORT), '127.0.0.1')
}
