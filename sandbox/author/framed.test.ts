import { type Authors, OVERVIEW, startAuthors } from './testing/test-author'

const EDITOR = 'https://experience.adobe.com'

const open: Authors[] = []
afterEach(() => Promise.all(open.splice(0).map((authors) => authors.close())))

/** The canvas and the cookie of a sign-in, with these origins of other editors. */
async function signedIn(editors: string[]) {
  const authors = await startAuthors(editors)
  open.push(authors)
  const { server, anna } = authors
  const signIn = await fetch(`${server.url}/author/session`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Anna' }),
    redirect: 'manual',
  })
  const canvas = await anna.get(`/author/canvas${OVERVIEW}?mode=edit`)
  await canvas.text()
  const policy = canvas.headers.get('content-security-policy') ?? ''
  return { cookie: signIn.headers.get('set-cookie') ?? '', policy, authors }
}

it('lets only its own editor frame the canvas by default', async () => {
  const { cookie, policy } = await signedIn([])
  expect(policy).toMatch(/frame-ancestors 'self'(,|;|$)/)
  expect(policy).not.toContain('adobe')
  expect(cookie).toContain('SameSite=Strict')
})

it('lets the editors frame it that the switch names, with their cookie and their text editor', async () => {
  const { cookie, policy, authors } = await signedIn([EDITOR])
  expect(policy).toMatch(`frame-ancestors 'self' ${EDITOR}`)
  // The second policy allows by 'strict-dynamic' what the client's own script requests.
  expect(policy).toContain("script-src 'self' https://exc-unifiedcontent.experience.adobe.net/")
  expect(cookie).toMatch(/HttpOnly; SameSite=None; Secure/)
  // The cookie now travels with calls of other sites, so their origin still has to be this one.
  const { server, anna } = authors
  const foreign = await server.send(
    '/author/api/page/undo',
    {},
    {
      cookie: anna.cookie,
      origin: EDITOR,
    },
  )
  expect(foreign.status).toBe(403)
})

it('answers the definitions of the editor to a signed-in author alone', async () => {
  const { authors } = await signedIn([])
  const { server, anna } = authors
  const html = await (await anna.get(`/author/canvas${OVERVIEW}?mode=edit`)).text()
  for (const kind of ['component', 'model', 'filter']) {
    const path = `/author/definitions/${kind}.json`
    expect(html).toContain(
      `<script type="application/vnd.adobe.aue.${kind}+json" src="${path}"></script>`,
    )
    expect((await server.get(path)).status).toBe(303)
    expect((await anna.get(path)).headers.get('content-type')).toContain('application/json')
  }
  const preview = await (await anna.get(`/author/canvas${OVERVIEW}?mode=preview`)).text()
  expect(preview).not.toContain('vnd.adobe.aue')
})
