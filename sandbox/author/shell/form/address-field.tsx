import { useId, useState } from 'react'
import type { TextField } from '../../../../src/author/fields/field-tree'
import { missingPicture, useDeadLink } from './address-note'
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

const FILM = /\.(mp4|webm|vtt)(\?|$)/i

/** The address of a picture or video, with a preview of a picture. */
export function AssetField({ field, path }: FieldProps<TextField>) {
  const { id, value, set, problems, isInvalid } = useField<string>(path)
  const [failed, setFailed] = useState('')
  const isShown = value && !FILM.test(value) && failed !== value
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      note={!isInvalid && value && failed === value ? missingPicture(value) : undefined}
      onSet={(next) => set(next as string)}
    >
      <div className="asset">
        <span className="asset-picture">
          {isShown ? (
            <img src={value} alt="" onError={() => setFailed(value)} />
          ) : (
            <span>{value ? 'No preview' : 'None'}</span>
          )}
        </span>
        <textarea
          id={id}
          rows={1}
          value={value ?? ''}
          placeholder="Address, for example /media/pool.jpg"
          aria-invalid={isInvalid}
          aria-required={field.isRequired}
          {...describedBy(id)}
          onChange={(event) => set(event.target.value.trim())}
        />
      </div>
    </FieldFrame>
  )
}
