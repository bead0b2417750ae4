import { useId } from 'react'
import type { TextField } from '../../../../src/author/fields/field-tree'
import { useDeadLink } from './address-note'
import { describedBy, FieldFrame } from './field-frame'
import { type FieldProps, useField, useFormValue } from './form-context'

/** The address of a page, on this site or elsewhere. */
export function PathField({ field, path }: FieldProps<TextField>) {
  const { id, value, set, problems, isInvalid } = useField<string>(path)
  const { pages } = useFormValue()
  const list = useId()
  const note = useDeadLink(isInvalid ? '' : (value ?? ''), pages)
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      note={note}
      onSet={(next) => set(next as string)}
    >
      <input
        id={id}
        list={list}
        inputMode="url"
        value={value ?? ''}
        placeholder={String(field.default || '/path or https://…')}
        aria-invalid={isInvalid}
        aria-required={field.isRequired}
        {...describedBy(id)}
        onChange={(event) => set(event.target.value)}
      />
      <datalist id={list}>
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
