import { questionKey } from '../services/graphql/answers'
import { cleanAnswer } from '../services/graphql/clean-answer'
import { hashes } from '../services/graphql/documents'
import type { Log } from '../services/log'
import type { PageContext, PreloadedAnswer } from '../services/page-context'
import type { PreparedWidget } from './placeholder'
import { cleanRichText } from './rich-text'

/** How the renderer asks the API: a persisted operation in, its data out, or a rejection. */
export type Ask = (
  name: keyof typeof hashes,
  variables: object,
  sha256Hash: string,
) => Promise<unknown>

/**
 * The answers that the widgets of a page name, each asked once, all at the same time. One that fails
 * is logged and left out: its widget shows its loading state and asks again in the browser. HTML in
 * an answer is sanitised here, before anything shows it or the page carries it.
 */
export async function preloadAnswers(
  widgets: PreparedWidget[],
  context: PageContext,
  ask: Ask,
  log: Log,
): Promise<PreloadedAnswer[]> {
  const questions = widgets.flatMap(({ widget, props }) =>
    widget && props ? (widget.preload?.(props, context) ?? []) : [],
  )
  const unique = new Map(questions.map((q) => [questionKey(q.name, q.variables), q]))
  const set = context.config.dtt ? 'dtt' : 'regular'
  const answers = await Promise.all(
    [...unique.values()].map(async ({ name, variables }) => {
      try {
        const data = await ask(name, variables, hashes[name][set])
        if (!data) return []
        const safe = cleanAnswer(name, data, cleanRichText)
        return [{ name, variables, data: safe } as PreloadedAnswer]
      } catch (error) {
        log('error', `preload||${name}|${String(error)}`)
        return []
      }
    }),
  )
  return answers.flat()
}
