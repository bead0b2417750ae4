import type { MouseEvent } from 'react'
import type { ErrorSeverity } from '../../features/messages/error-messages.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { type SafeText, servedText } from '../../services/content/late-text'
import { localPathAtom } from '../../services/navigate/context-path'
import { fillText } from '../../ui/text/fill-text'
import { type Action, ctaOf, helpPhone, type Phone, waysOn } from './error-actions.model'
import type { ListedError } from './error-list'
import type { ErrorMessageProps } from './error-message.schema'
import { errorTextOf } from './error-texts'
import { bodyOf, useErrorOfPage, useErrors } from './errors.model'

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

export type ErrorMessageModel =
  | { state: 'none' }
  /** Newest first. */
  | { state: 'shown'; phone: Phone; errors: ShownError[] }
  | {
      state: 'page'
      phone: Phone
      title: string
      body: SafeText
      cta: Action | undefined
      reference: string | undefined
      search: Action
      help: Action[]
    }

export function useErrorMessage(props: ErrorMessageProps): ErrorMessageModel {
  const { labels, scrollTo, variant } = props
  const page = usePage()
  const isEditing = page.context.mode === 'edit'
  const isErrorPage = variant === 'page'
  const track = useTrack('error-message', props)
  const textOf = (code: string) => errorTextOf(code, props)
  const { list, close, titleRef } = useErrors({
    isListening: !isEditing && !isErrorPage,
    textOf,
    onError: ({ code, component, source }, { isFallback }) => {
      // A value in the address is not logged, because it may contain personal data.
      const known = isFallback && source === 'query' ? 'unknown' : code
      track('page_error', { code: known, component, source })
    },
    scrollTo,
  })
  const ofPage = useErrorOfPage(isErrorPage && !isEditing, textOf)
  const around = { page, labels, localPath: usePageValue(localPathAtom) }
  const phone = helpPhone(page)
  const referenceOf = (id: string | undefined) => id && fillText(labels.reference, { id })

  if (isErrorPage) {
    const { text, body, requestId } = ofPage
    const cta = ctaOf({ text, component: page.context.page.id, code: '' }, around)
    return {
      state: 'page',
      phone,
      title: text.title,
      body,
      // The phone number is among the page's links.
      cta: cta?.href === phone.href ? undefined : cta,
      reference: referenceOf(requestId),
      ...waysOn(props.helpLinks, around),
    }
  }
  const shown = (error: ListedError, body: SafeText): ShownError => ({
    key: `${error.text.key} ${error.times}`,
    severity: error.text.severity,
    title: error.text.title,
    body,
    cta: ctaOf(error, around),
    reference: referenceOf(error.requestId),
    fields: (error.fields ?? []).map((field) => ({ ...field, onFollow: focusField(field.id) })),
  })
  const errors = isEditing
    ? samples(props).map((error) => shown(error, bodyOf(error.text, servedText)))
    : list.flatMap((error): ShownError[] => {
        if (error.body === 'pending') return []
        const own = { titleRef: titleRef(error), close: () => close(error.text.key) }
        return [{ ...shown(error, error.body), ...own }]
      })
  return errors.length > 0 ? { state: 'shown', phone, errors } : { state: 'none' }
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
