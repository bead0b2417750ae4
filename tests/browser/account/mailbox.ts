import type { BrowserContext } from '@playwright/test'

/** What the mailbox shows to an address or a telephone number, newest first, as HTML. */
async function mailFor({ request }: BrowserContext, address: string): Promise<string> {
  const answer = await request.get('/sandbox/mailbox', { params: { address } })
  return answer.text()
}

/**
 * The newest code that was sent there; to be read once the page asks for it. Codes belong to one
 * browser: tests that run side by side have them sent to different places.
 */
export async function mailedCode(context: BrowserContext, address: string): Promise<string> {
  return /code is (\d{6})/.exec(await mailFor(context, address))?.[1] ?? ''
}

/** The newest link that was sent there. */
export async function mailedLink(context: BrowserContext, address: string): Promise<string> {
  return /href="([^"]*(?:token|activation)=[^"]*)"/.exec(await mailFor(context, address))?.[1] ?? ''
}
