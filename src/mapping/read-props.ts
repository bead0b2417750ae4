import type { BaseProps } from './define-widget'
import { type Field, isEmptyList, type Report, readField } from './fields'

/** The reason why a placeholder could not be shown; `code` is permanent, for searches in logs. */
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
  /** A required prop is missing or of the wrong kind. */
  | 'missing-prop'
  /** No widget of this type exists in this build. */
  | 'unknown-type'
  /** The page has no context, or one that cannot be read (`services/page/read-context.ts`). */
  | 'no-context'
  /** A script of the build failed to load. */
  | 'load-failed'
  /** The widget threw while rendering. */
  | 'render-failed'
  /** The server's HTML differed from the browser's; React rendered the widget on the client. */
  | 'hydration-mismatch'

/**
 * Reads a widget's props from the CMS's raw values. A default replaces a value of the wrong kind,
 * and `report` receives the problem. Throws `missing-prop` if a required prop is not usable.
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

/** Adds the element's id and `labels` to raw props; the author's own texts override `labels`. */
export function withOwn(raw: unknown, id: string, labels: object = {}): unknown {
  if (isEmptyList(raw)) return withOwn({}, id, labels)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  return { ...raw, id, labels: { ...labels, ...(raw as { labels?: object }).labels } }
}
