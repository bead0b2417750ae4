import type { BaseProps } from './define-widget'
import { type Field, isEmptyList, type Report, readField } from './fields'

/** Why a placeholder could not be shown; `code` is permanent and what a log is searched for. */
export class ComponentFailure extends Error {
  override name = 'ComponentFailure'
  constructor(
    readonly code: FailureCode,
    message: string,
  ) {
    super(message)
  }
}

export type FailureCode =
  /** The JSON of the placeholder cannot be read. */
  | 'invalid-json'
  /** A prop that the widget cannot do without is missing or of the wrong kind. */
  | 'missing-prop'
  /** No widget of this type exists in this build. */
  | 'unknown-type'
  /** The page has no context, or one that cannot be read (`services/page/read-context.ts`). */
  | 'no-context'
  /** A script of ours could not be had. */
  | 'load-failed'
  /** The widget threw while rendering. */
  | 'render-failed'
  /** The server's HTML was not what the browser rendered; it was rendered again. */
  | 'hydration-mismatch'

/**
 * A widget's props from what the CMS sent. Whatever is of the wrong kind gives way to its default
 * and is told to `report`; a missing required prop throws `missing-prop`.
 */
export function readProps(
  fields: Field,
  type: string,
  raw: unknown,
  report: Report,
): BaseProps & Record<string, unknown> {
  const problems: string[] = []
  const props = readField(fields, raw ?? {}, (path, problem) => {
    problems.push(`${path || 'props'} ${problem}`)
    report(path, problem)
  })
  if (props === undefined || props === null) {
    throw new ComponentFailure('missing-prop', `${type}: ${problems.join('; ')}`)
  }
  return props as BaseProps & Record<string, unknown>
}

/** The element's id counts, and an author's texts stand before `labels`. */
export function withOwn(raw: unknown, id: string, labels: object = {}): unknown {
  if (isEmptyList(raw)) return withOwn({}, id, labels)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  return { ...raw, id, labels: { ...labels, ...(raw as { labels?: object }).labels } }
}
