import type { BrowserContext } from '@playwright/test'

/** The messages of an address or a telephone number, newest first, as HTML. */
async function mailFor({ request }: BrowserContext, address: string): Promise<string> {
  const answer = await request.get('/sandbox/mailbox', { params: { address } })
  return answer.text()
}

/**
 * The newest code sent there; read it after the page requests it. Codes belong to one browser:
 * parallel tests use different addresses.
 */
export async function mailedCode(context: BrowserContext, address: string): Promise<string> {
  return /code is (\d{6})/.exec(await mailFor(context, address))?.[1] ?? ''
}

/** The newest link sent there. */
export async function mailedLink(context: BrowserContext, address: string): Promise<string> {
  return (
    /href="([^"]*(?:[tT]oken|activation)=[^"]*)"/.exec(await mailFor(context, address))?.[1] ?? ''
  )
}
