import type { SiteCall } from '../../rules/site/site-call'
import type { Page } from '../page/page'
import { askRest, CallError, type RestCall } from './rest'

/** Result of an account call. */
export type RestAnswer =
  | { isOk: true; body: Record<string, unknown> }
  | {
      isOk: false
      /**
       * `phoenixErrorMessages.errorMessages` (C.6); empty without a response or with an unreadable
       * one.
       */
      codes: string[]
      /** HTTP status; 0 without a response. */
      status: number
      body: Record<string, unknown>
      kind: CallError['kind']
      /** The header `logineventdetails`, for analytics only. */
      eventDetails: string
      /** Seconds of the `retry-after` header; null if the header is missing or no number. */
      retryAfter: number | null
    }

/** One account call: POST when there is a body, never repeated, never rejects. */
export async function callRest(
  page: Page,
  siteCall: SiteCall,
  call: Pick<RestCall, 'body' | 'query' | 'headers'> = {},
): Promise<RestAnswer> {
  const failed = { isOk: false, codes: [], body: {}, eventDetails: '', retryAfter: null } as const
  let response: Response
  try {
    response = await askRest(page, siteCall(page.site), call)
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
