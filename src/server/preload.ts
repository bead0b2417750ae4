import type { OwnPreload, Preload } from '../mapping/define-widget'
import { errorInfo } from '../rules/codes/error-info'
import { questionKey } from '../services/graphql/answers'
import { cleanAnswer } from '../services/graphql/clean-answer'
import type { Operation } from '../services/graphql/operation'
import { isDtt, operationHeaders } from '../services/graphql/operation-headers'
import type { OperationName } from '../services/graphql/operations'
import { registeredHash } from '../services/graphql/registered'
import { restName } from '../services/graphql/rest-answers'
import type { Log } from '../services/page/log'
import type { PageContext, PreloadedAnswer } from '../services/page/page-context'
import { cleanRichText } from './content/rich-text'
import type { Deadline } from './deadline'
import type { PreparedWidget } from './print/placeholder'
import { withoutTypes } from './without-types'

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

/** Asks a REST service for JSON; resolves with its answer, or rejects. `path`: a path or a URL. */
export type AskRest = (
  path: string,
  call: { headers: Record<string, string>; signal?: AbortSignal },
) => Promise<unknown>

/** How the renderer reaches the site's APIs. */
export interface Asking {
  ask: Ask
  /** Without it, a widget's REST questions are asked by the browser. */
  askRest?: AskRest | undefined
}

/** The name of a question's answer in the page context. */
export function answerName(question: Preload): string {
  return isRest(question) ? restName(question.query.name) : question.query.name
}

function isShown(question: Preload): boolean {
  return 'isShown' in question && question.isShown
}

function isRest(question: Preload): question is OwnPreload & { kind: 'rest' } {
  return 'kind' in question && question.kind === 'rest'
}

/**
 * The answers to the queries that a page's widgets preload. Each query is sent once, all in
 * parallel. A query that fails or takes too long is logged and left out: its widget shows its
 * loading state, which reserves the space for the answer, and sends the query again in the browser.
 * HTML in an answer is sanitised here, before a widget renders it or the page context contains it.
 */
export async function preloadAnswers(
  widgets: PreparedWidget[],
  context: PageContext,
  { ask, askRest }: Asking,
  log: Log,
  deadline?: Deadline,
): Promise<PreloadedAnswer[]> {
  const questions = widgets.flatMap(({ widget, props }) =>
    widget && props ? (widget.preload?.(props, context) ?? []) : [],
  )
  const keyOf = (question: Preload) => questionKey(answerName(question), question.variables)
  const unique = new Map(questions.map((question) => [keyOf(question), question]))
  const needed = new Set(questions.filter((question) => !isShown(question)).map(keyOf))
  const { locale, site } = context
  const answerOf = async (question: Preload): Promise<unknown> => {
    const { variables } = question
    const signal = deadline && { signal: deadline.newSignal() }
    if (isRest(question)) {
      const { path, read } = question.query
      const headers = { accept: 'application/json', 'accept-language': locale }
      return read(await askRest?.(path(variables), { headers, ...signal }))
    }
    const query = question.query as Operation
    const hash = await registeredHash(query, isDtt(site))
    const headers = operationHeaders(query.name, locale, site)
    const data = await ask(query.name, variables, hash, { headers, ...signal })
    const clean = data && cleanAnswer(query.name, data, cleanRichText)
    // A company's own widget may tell the members of a union apart by their type.
    return 'kind' in question ? clean : withoutTypes(clean)
  }
  const answers = await Promise.all(
    [...unique.values()].map(async (question) => {
      const name = answerName(question)
      if (isRest(question) && !askRest) return []
      try {
        const asked = answerOf(question)
        const data = await (deadline ? deadline.within(asked) : asked)
        if (!data) return []
        const shown = !needed.has(keyOf(question)) && { isShown: true }
        return [{ name, variables: question.variables, data, ...shown } as PreloadedAnswer]
      } catch (error) {
        const code = deadline?.isOver() ? 'time-limit' : ''
        log('error', errorInfo('preload', code, name, String(error)))
        return []
      }
    }),
  )
  return answers.flat()
}
