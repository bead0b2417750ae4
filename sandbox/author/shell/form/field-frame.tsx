import type { ReactNode } from 'react'
import type { FormField } from '../../../../src/author/fields/field-tree'
import type { Problem } from '../../../../src/author/fields/problems'
import { startOf } from '../model/fields'

interface FieldFrameProps {
  field: FormField
  id: string
  isSet: boolean
  problems: readonly Problem[]
  /** A warning about a well-formed value that does not work. */
  note?: string | undefined
  onSet: (value: unknown) => void
  children: ReactNode
  /** Shown beside the label, for example the number of characters left. */
  aside?: ReactNode
  /** Whether the label names a group of controls. */
  isGroup?: boolean
}

/** The frame of every field: label, help, problems, and buttons to reset the value. */
export function FieldFrame({
  field,
  id,
  isSet,
  problems,
  note,
  onSet,
  children,
  aside,
  isGroup = false,
}: FieldFrameProps) {
  // An example's URL has no picture behind it.
  const known = field.kind === 'asset' ? undefined : problems[0]?.example
  const example = known ?? (isSet || field.kind === 'asset' ? undefined : field.examples[0])
  // Without a default, emptying the field itself is enough.
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
        {note && <p className="field-problem">{note}</p>}
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
        <label className="field-label" id={`${id}-label`} htmlFor={id}>
          {name}
        </label>
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      {frame}
    </div>
  )
}

/** The attribute with the ids of a control's help and problems. */
export function describedBy(id: string) {
  return { 'aria-describedby': `${id}-help ${id}-problems` }
}

/** A value as text; undefined for a value with members, which has no short text. */
function inWords(value: unknown): string | undefined {
  return typeof value === 'object' ? undefined : String(value)
}
