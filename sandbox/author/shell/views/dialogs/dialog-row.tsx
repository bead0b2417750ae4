import type { ReactNode } from 'react'

interface RowProps {
  id: string
  label: string
  help?: string
  problem?: string | undefined
  children: ReactNode
}

/** A field of a dialog with its label and what is wrong with it. */
export function Row({ id, label, help, problem, children }: RowProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {help && <p className="field-help">{help}</p>}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

export const TITLE_ISSUE = 'Give the page a title: it stands in the list and in search.'

/** What is wrong with a path at first sight; the server knows which paths are free. */
export function pathIssue(path: string): string | undefined {
  return /^\/[\w\-./]*[\w-]$/.test(path)
    ? undefined
    : 'Write a path that begins with “/”, for example /hotels/harbour/offers.'
}
