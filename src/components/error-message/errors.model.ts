import { useCallback, useEffect, useRef, useState } from 'react'
import { takeErrorAtom } from '../../features/messages/banner.store'
import { usePage } from '../../hooks/page-store'
import { usePageAction } from '../../hooks/use-page-value'
import { asked } from '../../rules/site/query'
import { followsSubmit, watchSubmits } from '../../services/accessibility/visitor-submit'
import { lateText, type SafeText, servedText } from '../../services/content/late-text'
import { listen, type PageEvents, takeAllUnheard } from '../../services/events/events'
import type { Page } from '../../services/page/page'
import { cleared, type ListedError, withBody, withError, without } from './error-list'
import type { ErrorText } from './error-texts'

type PageError = PageEvents['page-error'] & { source: string }

interface ErrorsOptions {
  isListening: boolean
  textOf: (code: string) => ErrorText
  onError: (error: PageError, text: ErrorText) => void
  /** Scrolls to the error that is the result of the visitor's action. */
  scrollTo: boolean
}

interface Errors {
  list: ListedError[]
  close: (key: string) => void
  /** Receives the title element of a box, and focuses it if the visitor waits for a result. */
  titleRef: (error: ListedError) => (element: HTMLElement | null) => void
}

/**
 * The errors of this page: those raised before this component was mounted, that of the previous page,
 * that of the address, and all that are raised later.
 */
export function useErrors(options: ErrorsOptions): Errors {
  const page = usePage()
  const takeLeft = usePageAction(takeErrorAtom)
  const [list, setList] = useState<ListedError[]>([])
  const awaited = useRef<string | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const { isListening } = options
  useEffect(() => {
    if (!isListening) return
    const show = (error: PageError) => {
      const text = latest.current.textOf(error.code)
      const { key } = text
      latest.current.onError(error, text)
      if (followsSubmit(page.now())) awaited.current = key
      const body = bodyOf(text, lateText)
      if (!(body instanceof Promise)) {
        return setList((errors) => withError(errors, { ...error, text, body }))
      }
      setList((errors) => withError(errors, { ...error, text, body: 'pending' }))
      void body.then((safe) => setList((errors) => withBody(errors, key, safe)))
    }
    const onPageError = (error: PageEvents['page-error']) => show({ source: 'page', ...error })
    const onGraphqlError = ({ errors, ...detail }: PageEvents['graphql-error']) => {
      const { source, operationName: component, requestId } = detail
      for (const { code } of errors) show({ source, code, component, requestId })
    }
    const onClear = ({ component }: PageEvents['page-error-clear']) =>
      setList((errors) => cleared(errors, component))

    const stops = [
      watchSubmits(page.now),
      listen('page-error', onPageError),
      listen('graphql-error', onGraphqlError),
      listen('page-error-clear', onClear),
    ]
    for (const event of takeAllUnheard(['page-error', 'graphql-error', 'page-error-clear'])) {
      if (event.name === 'page-error') onPageError(event.detail)
      else if (event.name === 'graphql-error') onGraphqlError(event.detail)
      else onClear(event.detail)
    }
    const code = codeOfAddress(page)
    if (code) show({ source: 'query', code, component: page.context.page.id })
    const left = takeLeft()
    if (left) show({ source: 'inter-page', ...left })

    // A page from the back/forward cache starts without its old errors.
    const onHide = () => setList([])
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      for (const stop of stops) stop()
    }
  }, [isListening, page, takeLeft])

  const { scrollTo } = options
  return {
    list,
    close: useCallback((key) => setList((errors) => without(errors, key)), []),
    titleRef: ({ text }) => {
      return (element) => {
        if (!element || awaited.current !== text.key) return
        awaited.current = null
        element.focus({ preventScroll: true })
        const box = element.closest('[role="alert"]') ?? element
        if (scrollTo) box.scrollIntoView({ block: 'nearest' })
      }
    },
  }
}

/** The error of an error page: that of the previous page, else that of the address. */
export function useErrorOfPage(isErrorPage: boolean, textOf: (code: string) => ErrorText) {
  const page = usePage()
  const takeLeft = usePageAction(takeErrorAtom)
  const [left, setLeft] = useState<{ text: ErrorText; body: SafeText; requestId?: string }>()
  const latest = useRef(textOf)
  useEffect(() => {
    const error = isErrorPage ? takeLeft() : null
    if (!error) return
    const { code, requestId } = error
    const text = latest.current(code)
    const show = (body: SafeText) => setLeft({ text, body, ...(requestId ? { requestId } : {}) })
    void Promise.resolve(bodyOf(text, lateText)).then(show)
  }, [isErrorPage, takeLeft])
  const text = textOf(codeOfAddress(page) ?? '')
  return left ?? { text, body: bodyOf(text, servedText) }
}

/** The query `errorCode` if it is valid; the same on the server. */
function codeOfAddress(page: Page): string | null {
  const code = asked(page, 'errorCode') ?? ''
  return /^[\w.-]{1,64}$/.test(code) ? code : null
}

export function bodyOf<Result>(
  { body, isRich }: ErrorText,
  read: (richText: string) => SafeText | Result,
): SafeText | Result {
  return isRich ? read(body) : { text: body }
}
