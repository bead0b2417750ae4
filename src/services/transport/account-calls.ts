import type { Page } from '../page/page'
import { askRest, CallError, type RestCall } from './rest'

/** What an account call came to; a refusal says why. */
export type AccountAnswer =
  | { isOk: true; body: Record<string, unknown> }
  | {
      isOk: false
      /** `phoenixErrorMessages.errorMessages` (C.6); none for a lost, late or unreadable answer. */
      codes: string[]
      /** 0 without an answer. */
      status: number
      body: Record<string, unknown>
      kind: CallError['kind']
      /** The header `logineventdetails`, for analytics only. */
      eventDetails: string
      /** Seconds until another try makes sense; null when nothing was said. */
      retryAfter: number | null
    }

/** One account call: POST when there is a body, never repeated, never rejects. */
export async function callAccount(
  page: Page,
  path: string,
  call: Pick<RestCall, 'body' | 'query' | 'headers'> = {},
): Promise<AccountAnswer> {
  const failed = { isOk: false, codes: [], body: {}, eventDetails: '', retryAfter: null } as const
  let response: Response
  try {
    response = await askRest(page, path, call)
  } catch (cause) {
    const kind = cause instanceof CallError ? cause.kind : 'network'
    return { ...failed, codes: [], status: 0, kind }
  }
  const { ok, status, headers } = response
  const body = await response.json().catch(() => null)
  const isReadable = isRecord(body)
  if (ok && isReadable) return { isOk: true, body }
  const retryAfter = Number(headers.get('retry-after') || Number.NaN)
  return {
    ...failed,
    status,
    kind: ok ? 'parse' : 'http',
    codes: isReadable ? codesOf(body) : [],
    body: isReadable ? body : {},
    eventDetails: headers.get('logineventdetails') ?? '',
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  }
}

function codesOf({ phoenixErrorMessages: messages }: Record<string, unknown>): string[] {
  const list = isRecord(messages) ? messages.errorMessages : null
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
