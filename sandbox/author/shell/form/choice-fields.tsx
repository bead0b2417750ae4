import type {
  BooleanField,
  ChoiceField,
  ChoicesField,
} from '../../../../src/author/fields/field-tree'
import { describedBy, FieldFrame } from './field-frame'
import { type FieldProps, useField } from './form-context'

export function SwitchField({ field, path }: FieldProps<BooleanField>) {
  const { id, value, set, problems } = useField<boolean>(path)
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as boolean)}
      aside={
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          aria-checked={value ?? field.default === true}
          checked={value ?? field.default === true}
          {...describedBy(id)}
          onChange={(event) => set(event.target.checked)}
        />
      }
    >
      {null}
    </FieldFrame>
  )
}

/** A few short options are shown side by side; more options in a list. */
export function OneOfField({ field, path }: FieldProps<ChoiceField>) {
  const { id, value, set, problems, isInvalid } = useField<string | number>(path)
  const { options } = field
  const chosen = value ?? field.default
  const isShort =
    options.length <= 4 && options.reduce((sum, { label }) => sum + label.length, 0) <= 28
  const pick = (next: string) =>
    set(options.find((option) => String(option.value) === next)?.value ?? undefined)
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as string)}
      isGroup={isShort}
    >
      {isShort ? (
        <span className="segments is-wide">
          {options.map((option) => (
            <label key={option.value}>
              <input
                type="radio"
                name={id}
                checked={chosen === option.value}
                onChange={() => set(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </span>
      ) : (
        <select
          id={id}
          value={value === undefined ? '' : String(value)}
          aria-invalid={isInvalid}
          {...describedBy(id)}
          onChange={(event) => pick(event.target.value)}
        >
          {(value === undefined || !field.isRequired) && (
            <option value="">{defaultLabel(field)}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function defaultLabel({ options, default: preset }: ChoiceField): string {
  const option = options.find(({ value }) => value === preset)
  return option ? `${option.label} (default)` : 'Choose…'
}

export function ManyOfField({ field, path }: FieldProps<ChoicesField>) {
  const { id, value, set, problems } = useField<(string | number)[]>(path)
  const preset = (field.default ?? []) as (string | number)[]
  const chosen = Array.isArray(value) ? value : preset
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as string[])}
      isGroup
    >
      <div className="checks">
        {field.options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ target }) =>
                set(
                  field.options
                    .map((known) => known.value)
                    .filter((known) =>
                      known === option.value ? target.checked : chosen.includes(known),
                    ),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
