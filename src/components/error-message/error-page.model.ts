import { useEffect, useRef, useState } from 'react'
import { takeErrorAtom } from '../../features/messages/banner.store'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { lateText, type SafeText, servedText } from '../../services/content/late-text'
import { localPathAtom } from '../../services/navigate/context-path'
import { fillText } from '../../ui/text/fill-text'
import { codeOfAddress } from './address-code'
import { type Action, ctaOf, helpPhone, type Phone, waysOn } from './error-actions.model'
import type { ErrorMessageProps } from './error-message.schema'
import { bodyOf, type ErrorText, errorTextOf } from './error-texts'

export interface ErrorPageModel {
  state: 'page'
  phone: Phone
  title: string
  body: SafeText
  cta: Action | undefined
  reference: string | undefined
  search: Action
  help: Action[]
}

/** The error of an error page: that of the previous page, else that of the address. */
export function useErrorPage(props: ErrorMessageProps): ErrorPageModel {
  const { labels } = props
  const page = usePage()
  const takeLeft = usePageAction(takeErrorAtom)
  const [left, setLeft] = useState<{ text: ErrorText; body: SafeText; requestId?: string }>()
  const isEditing = page.context.mode === 'edit'
  // The error is taken once, so later props do not matter to it.
  const firstProps = useRef(props)
  useEffect(() => {
    const error = isEditing ? null : takeLeft()
    if (!error) return
    const { code, requestId } = error
    const text = errorTextOf(code, firstProps.current)
    const show = (body: SafeText) => setLeft({ text, body, ...(requestId ? { requestId } : {}) })
    void Promise.resolve(bodyOf(text, lateText)).then(show)
  }, [isEditing, takeLeft])

  const served = errorTextOf(codeOfAddress(page) ?? '', props)
  const { text, body, requestId } = left ?? { text: served, body: bodyOf(served, servedText) }
  const around = { page, labels, localPath: usePageValue(localPathAtom) }
  const phone = helpPhone(page)
  const cta = ctaOf({ text, component: page.context.page.id, code: '' }, around)
  return {
    state: 'page',
    phone,
    title: text.title,
    body,
    // The phone number is among the page's links.
    cta: cta?.href === phone.href ? undefined : cta,
    reference: requestId && fillText(labels.reference, { id: requestId }),
    ...waysOn(props.helpLinks, around),
  }
}
