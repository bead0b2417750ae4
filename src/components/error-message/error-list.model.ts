import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorSeverity } from '../../features/messages/error-messages.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { followsSubmit } from '../../services/accessibility/visitor-submit'
import { lateText, type SafeText, servedText } from '../../services/content/late-text'
import type { PageEvents } from '../../services/events/events'
import { localPathAtom } from '../../services/navigate/context-path'
import { fillText } from '../../ui/text/fill-text'
import { type Action, ctaOf, helpPhone, type Phone } from './error-actions.model'
import type { ErrorMessageProps } from './error-message.schema'
import { bodyOf, errorTextOf } from './error-texts'
import { cleared, type ListedError, withBody, withError, without } from './listed-errors'
import type { Raised } from './raised'

type PageError = PageEvents['page-error'] & { source: string }

export interface ShownError {
  /** Changes with each announcement. */
  key: string
  severity: ErrorSeverity
  title: string
  body: SafeText
  cta: Action | undefined
  reference: string | undefined
  /** Fields to correct. */
  fields: { id: string; text: string; onFollow: (event: MouseEvent) => void }[]
  titleRef?: ((element: HTMLElement | null) => void) | undefined
  close?: (() => void) | undefined
}

export type ErrorListModel =
  | { state: 'none' }
  /** Newest first. */
  | { state: 'shown'; phone: Phone; errors: ShownError[] }

export function useErrorList(props: ErrorMessageProps, raised: readonly Raised[]): ErrorListModel {
  const { labels } = props
  const page = usePage()
  const { list, close, titleRef } = useListed(props, raised)
  const around = { page, labels, localPath: usePageValue(localPathAtom) }
  const shown = (error: ListedError, body: SafeText): ShownError => ({
    key: `${error.text.key} ${error.times}`,
    severity: error.text.severity,
    title: error.text.title,
    body,
    cta: ctaOf(error, around),
    reference: error.requestId && fillText(labels.reference, { id: error.requestId }),
    fields: (error.fields ?? []).map((field) => ({ ...field, onFollow: focusField(field.id) })),
  })
  const errors =
    page.context.mode === 'edit'
      ? samples(props).map((error) => shown(error, bodyOf(error.text, servedText)))
      : list.flatMap((error): ShownError[] => {
          if (error.body === 'pending') return []
          const own = { titleRef: titleRef(error), close: () => close(error.text.key) }
          return [{ ...shown(error, error.body), ...own }]
        })
  return errors.length > 0 ? { state: 'shown', phone: helpPhone(page), errors } : { state: 'none' }
}

interface Listed {
  list: ListedError[]
  close: (key: string) => void
  /** Receives the title element of a box, and focuses it if the visitor waits for a result. */
  titleRef: (error: ListedError) => (element: HTMLElement | null) => void
}

/** The list after all that was raised; each entry counts once. */
function useListed(props: ErrorMessageProps, raised: readonly Raised[]): Listed {
  const page = usePage()
  const track = useTrack('error-message', props)
  const [list, setList] = useState<ListedError[]>([])
  const awaited = useRef<string | null>(null)
  const done = useRef(0)

  const show = (error: PageError) => {
    const { code, component, source } = error
    const text = errorTextOf(code, props)
    // A value in the address is not logged, because it may contain personal data.
    const known = text.isFallback && source === 'query' ? 'unknown' : code
    track('page_error', { code: known, component, source })
    if (followsSubmit(page.now())) awaited.current = text.key
    const body = bodyOf(text, lateText)
    if (!(body instanceof Promise)) {
      return setList((errors) => withError(errors, { ...error, text, body }))
    }
    setList((errors) => withError(errors, { ...error, text, body: 'pending' }))
    void body.then((safe) => setList((errors) => withBody(errors, text.key, safe)))
  }
  const take = ({ name, detail }: Raised) => {
    if (name === 'page-error') return show({ source: 'page', ...detail })
    if (name === 'page-error-clear') return setList((list) => cleared(list, detail.component))
    const { errors, source, operationName: component, requestId } = detail
    for (const { code } of errors) show({ source, code, component, requestId })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is taken with the props of its time
  useEffect(() => {
    const fresh = raised.slice(done.current)
    done.current = raised.length
    for (const event of fresh) take(event)
  }, [raised])

  useEffect(() => {
    // A page from the back/forward cache starts without its old errors.
    const onHide = () => setList([])
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [])

  return {
    list,
    close: useCallback((key) => setList((errors) => without(errors, key)), []),
    titleRef: ({ text }) => {
      return (element) => {
        if (!element || awaited.current !== text.key) return
        awaited.current = null
        element.focus({ preventScroll: true })
        const box = element.closest('[role="alert"]') ?? element
        if (props.scrollTo) box.scrollIntoView({ block: 'nearest' })
      }
    },
  }
}

/** Focuses the field; without a field, the browser follows the link. */
function focusField(id: string) {
  return (event: MouseEvent) => {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    field.focus()
  }
}

/** For author mode: each text of the author, and one default error of each severity. */
function samples(props: ErrorMessageProps): ListedError[] {
  const ours = ['', 'E_MAX_BOOKINGS', 'E_ALREADY_CANCELLED']
  return [...Object.keys(props.messages), ...ours].map((code) => {
    const text = errorTextOf(code, props)
    const error = { code, component: '', text, body: 'pending' as const, times: 1, components: [] }
    return code === '' ? { ...error, requestId: '4b7c19e2' } : error
  })
}
