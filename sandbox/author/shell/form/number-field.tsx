import type { NumberField as Numeric } from '../../../../src/author/fields/field-tree'
import { describedBy, FieldFrame } from './field-frame'
import { type FieldProps, useField } from './form-context'

export function NumberField({ field, path }: FieldProps<Numeric>) {
  const { id, value, set, problems, isInvalid } = useField<number>(path)
  const { least, most } = field
  const isRange = least !== null && most !== null && most - least > 10
  const shown = value ?? ''
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as number)}
      aside={limits(field)}
    >
      <div className="number-line">
        {isRange && (
          <input
            type="range"
            aria-label={field.title}
            min={least}
            max={most}
            step={field.step ?? 'any'}
            value={value ?? Number(field.default ?? least)}
            onChange={(event) => set(event.target.valueAsNumber)}
          />
        )}
        <input
          id={id}
          type="number"
          value={shown}
          placeholder={field.default === undefined ? '' : String(field.default)}
          min={least ?? undefined}
          max={most ?? undefined}
          step={field.step ?? 'any'}
          aria-invalid={isInvalid}
          aria-required={field.isRequired}
          {...describedBy(id)}
          onChange={({ target }) =>
            set(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
          }
        />
      </div>
    </FieldFrame>
  )
}

function limits({ least, most }: Numeric): string {
  if (least !== null && most !== null) return `${least} to ${most}`
  if (least !== null) return `${least} or more`
  return most === null ? '' : `up to ${most}`
}
