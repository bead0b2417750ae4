import type { SafeText } from '../../services/content/late-text'
import type { PageEvents } from '../../services/events/events'
import type { ErrorText } from './error-texts'

/** One box: an error, and how often it was raised. */
export interface ListedError extends Omit<PageEvents['page-error'], 'source'> {
  text: ErrorText
  times: number
  /** The components that raised it. */
  components: string[]
  /** The author's text after sanitising; until then the box is not shown. */
  body: SafeText | 'pending'
}

/** Newest first; a repeated error moves to the top and is announced again (W13). */
export function withError(
  list: ListedError[],
  error: Omit<ListedError, 'times' | 'components'>,
): ListedError[] {
  const known = list.find(({ text }) => text.key === error.text.key)
  const components = [...new Set([...(known?.components ?? []), error.component])]
  const body = known?.body ?? error.body
  const times = (known?.times ?? 0) + 1
  return [{ ...error, body, times, components }, ...list.filter((other) => other !== known)]
}

export function withBody(list: ListedError[], key: string, body: SafeText): ListedError[] {
  return list.map((error) => (error.text.key === key ? { ...error, body } : error))
}

export function without(list: ListedError[], key: string): ListedError[] {
  return list.filter(({ text }) => text.key !== key)
}

/** Removes the errors of a component, or all; a box that other components share stays. */
export function cleared(list: ListedError[], component: string | undefined): ListedError[] {
  if (component === undefined) return []
  return list.flatMap((error) => {
    const components = error.components.filter((name) => name !== component)
    return components.length > 0 ? [{ ...error, components }] : []
  })
}
