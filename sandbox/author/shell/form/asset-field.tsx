import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TextField } from '../../../../src/author/fields/field-tree'
import type { SitePicture } from '../../api-types'
import { PicturePicker } from '../views/dialogs/picture-picker'
import { missingPicture } from './address-note'
import { describedBy, FieldFrame } from './field-frame'
import { type FieldProps, useField, useFormValue } from './form-context'

const FILM = /\.(mp4|webm|vtt)(\?|$)/i

/** A picture of the site, chosen by sight or by its address; a film or its captions by address. */
export function AssetField({ field, path }: FieldProps<TextField>) {
  const { id, value, set, problems, isInvalid } = useField<string>(path)
  const form = useFormContext()
  const { set: setOther } = useFormValue()
  const [failed, setFailed] = useState('')
  const [isPicking, setPicking] = useState(false)
  const isFilm = FILM.test(String(field.examples[0] ?? '')) || FILM.test(value ?? '')
  const isShown = value && !isFilm && failed !== value

  /** The suggested words stand beside the picture, unless the author has written some. */
  function choose({ src, alt }: SitePicture) {
    set(src)
    setPicking(false)
    const words = [...path.slice(0, -1), 'alt']
    if (path.at(-1) === 'src' && alt !== '' && !form.getValues(words.join('.')))
      setOther(words, alt)
  }

  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      note={!isInvalid && value && failed === value ? missingPicture(value) : undefined}
      onSet={(next) => set(next as string)}
    >
      {!isFilm && (
        <div className="asset">
          <span className="asset-picture">
            {isShown ? (
              <img src={value} alt="" onError={() => setFailed(value)} />
            ) : (
              <span>{value ? 'No preview' : 'None'}</span>
            )}
          </span>
          <button
            type="button"
            className="button is-small"
            aria-label={`${value ? 'Choose another picture' : 'Choose a picture'}: ${field.title}`}
            onClick={() => setPicking(true)}
          >
            {value ? 'Choose another picture' : 'Choose a picture'}
          </button>
        </div>
      )}
      <textarea
        id={id}
        rows={1}
        className="asset-address"
        value={value ?? ''}
        placeholder={`Address, for example ${isFilm ? '/media/pool.mp4' : '/media/pool.jpg'}`}
        aria-invalid={isInvalid}
        aria-required={field.isRequired}
        {...describedBy(id)}
        onChange={(event) => set(event.target.value.trim())}
      />
      {isPicking && (
        <PicturePicker chosen={value} onChoose={choose} onClose={() => setPicking(false)} />
      )}
    </FieldFrame>
  )
}
