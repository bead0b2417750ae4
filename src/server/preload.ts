import { errorInfo } from '../rules/codes/error-info'
import { questionKey } from '../services/graphql/answers'
import { cleanAnswer } from '../services/graphql/clean-answer'
import { isDtt, operationHeaders } from '../services/graphql/operation-headers'
import type { OperationName } from '../services/graphql/operations'
import { registeredHash } from '../services/graphql/registered'
import type { Log } from '../services/page/log'
import type { PageContext, PreloadedAnswer } from '../services/page/page-context'
import { cleanRichText } from './content/rich-text'
import type { Deadline } from './deadline'
import type { PreparedWidget } from './print/placeholder'

/** Sends a persisted operation to the API; resolves with its data, or rejects. */
export type Ask = (
  name: OperationName,
  variables: object,
  sha256Hash: string,
  call: {
    /** Those that browsers send too (C.1). */
    headers: Record<string, string>
    /** Aborts when the renderer no longer waits for the answer. */
    signal?: AbortSignal
  },
) => Promise<unknown>

/**
 * The answers to the queries that a page's widgets preload. Each query is sent once, all in
 * parallel. A query that fails or takes too long is logged and left out: its widget shows its
 * loading state, which reserves the space for the answer, and sends the query again in the browser.
 * HTML in an answer is sanitised here, before a widget renders it or the page context contains it.
 */
export async function preloadAnswers(
  widgets: PreparedWidget[],
  context: PageContext,
  ask: Ask,
  log: Log,
  deadline?: Deadline,
): Promise<PreloadedAnswer[]> {
  const questions = widgets.flatMap(({ widget, props }) =>
    widget && props ? (widget.preload?.(props, context) ?? []) : [],
  )
  const unique = new Map(questions.map((q) => [questionKey(q.query.name, q.variables), q]))
  const answers = await Promise.all(
    [...unique.values()].map(async ({ query, variables }) => {
      const { name } = query
      try {
        const { locale, site } = context
        const hash = await registeredHash(query, isDtt(site))
        const asked = ask(name, variables, hash, {
          headers: operationHeaders(name, locale, site),
          ...(deadline && { signal: deadline.signal }),
        })
        const data = await (deadline ? deadline.within(asked) : asked)
        if (!data) return []
        const safe = cleanAnswer(name, data, cleanRichText)
        return [{ name, variables, data: safe } as PreloadedAnswer]
      } catch (error) {
        const code = deadline?.signal.aborted ? 'time-limit' : ''
        log('error', errorInfo('preload', code, name, String(error)))
        return []
      }
    }),
  )
  return answers.flat()
}
