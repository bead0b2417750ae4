import type { ReactNode } from 'react'
import { Icon } from '../media/icon.view'
import { alertIcon } from '../media/icons/alert'
import { visuallyHidden } from '../text/hidden.styles'
import { below, counterText, errorText, hint as hintStyle, star } from './field.styles'

/** Parts common to all fields; `id` is the control's. */
export interface FieldProps {
  id: string
  hint?: string | undefined
  /** The error and how to correct it; empty without one. */
  error?: string | undefined
  isMandatory?: boolean
  labels: { required: string }
}

export interface Counter {
  count: number
  max?: number | undefined
  /** The counter in words. */
  text: string
}

/** The ids for `aria-describedby`, of the parts that exist. */
export function descriptionOf(
  id: string,
  parts: { hint?: string | undefined; error?: string | undefined; counter?: Counter | undefined },
): string | undefined {
  const ids = Object.entries(parts).flatMap(([name, part]) => (part ? [`${id}-${name}`] : []))
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A star, with a word for screen readers. */
export function Mandatory({ label }: { label: string }) {
  return (
    <>
      <span className={star} aria-hidden="true">
        {' '}
        *
      </span>
      <span className={visuallyHidden}> ({label})</span>
    </>
  )
}

export function Hint({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={`${id}-hint`} className={hintStyle}>
      {children}
    </p>
  )
}

/** The line below a control: error and counter. */
export function Below({
  id,
  error,
  counter,
}: {
  id: string
  error: ReactNode
  counter?: Counter | undefined
}) {
  return (
    <div className={below}>
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className={errorText}>
            <Icon path={alertIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {counter && (
        <p id={`${id}-counter`} className={counterText}>
          <span aria-hidden="true">
            {counter.count}
            {counter.max !== undefined && `/${counter.max}`}
          </span>
          <span className={visuallyHidden}>{counter.text}</span>
        </p>
      )}
    </div>
  )
}
