import type { ReactNode } from 'react'
import type { FormField } from '../../../../src/author/fields/field-tree'
import type { Problem } from '../../../../src/author/fields/problems'
import { startOf } from '../model/fields'

interface FieldFrameProps {
  field: FormField
  id: string
  isSet: boolean
  problems: readonly Problem[]
  onSet: (value: unknown) => void
  children: ReactNode
  /** Stands beside the label, for example how many letters are left. */
  aside?: ReactNode
  /** The field is a group of controls, which the label names as a whole. */
  isGroup?: boolean
}

/** What every field has around it: its name, its help, what is wrong, and ways back. */
export function FieldFrame({
  field,
  id,
  isSet,
  problems,
  onSet,
  children,
  aside,
  isGroup = false,
}: FieldFrameProps) {
  const example = problems[0]?.example ?? (isSet ? undefined : field.examples[0])
  // Where the default is nothing, the field itself can be emptied.
  const hasDefault = field.default !== undefined && field.default !== ''
  const canClear = isSet && !field.isRequired && hasDefault
  const frame = (
    <>
      {children}
      {field.description && (
        <p className="field-help" id={`${id}-help`}>
          {field.description}
        </p>
      )}
      <div className="field-problems" id={`${id}-problems`}>
        {problems.map(({ message }) => (
          <p key={message} className="field-problem">
            {message}
          </p>
        ))}
      </div>
      {(canClear || example !== undefined) && (
        <p className="field-ways">
          {example !== undefined && (
            <button
              type="button"
              className="link-button"
              title={inWords(example)}
              onClick={() => onSet(example ?? startOf(field))}
            >
              Use example
            </button>
          )}
          {canClear && (
            <button type="button" className="link-button" onClick={() => onSet(undefined)}>
              Back to default
            </button>
          )}
        </p>
      )}
    </>
  )
  const name = (
    <>
      {field.title}
      {field.isRequired && (
        <span className="field-required" title="Needed">
          {' '}
          *<span className="hidden"> needed</span>
        </span>
      )}
    </>
  )
  if (isGroup)
    return (
      <fieldset
        className="field"
        id={id}
        tabIndex={-1}
        data-invalid={problems.length > 0 || undefined}
      >
        <legend className="field-label">{name}</legend>
        {aside && <span className="field-aside">{aside}</span>}
        {frame}
      </fieldset>
    )
  return (
    <div className="field" data-invalid={problems.length > 0 || undefined}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {name}
        </label>
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      {frame}
    </div>
  )
}

/** Ids of what describes a control. */
export function describedBy(id: string) {
  return { 'aria-describedby': `${id}-help ${id}-problems` }
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
