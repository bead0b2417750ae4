import type { TextField as Text } from '../../../../src/author/fields/field-tree'
import { describedBy, FieldFrame } from './field-frame'
import { type FieldProps, useField } from './form-context'

/** A longer text gets a field of several lines. */
const A_LINE = 60

export function TextField({ field, path }: FieldProps<Text>) {
  const { id, value, set, problems, isInvalid } = useField<string>(path)
  const text = typeof value === 'string' ? value : value === undefined ? '' : String(value)
  const shared = {
    id,
    value: text,
    placeholder: typeof field.default === 'string' ? field.default : '',
    'aria-invalid': isInvalid,
    'aria-required': field.isRequired,
    ...describedBy(id),
  }
  const isLine = field.pattern !== null || (field.most !== null && field.most <= A_LINE)
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as string)}
      aside={field.most !== null && <Letters count={text.length} most={field.most} />}
    >
      {isLine ? (
        <input {...shared} onChange={(event) => set(event.target.value)} />
      ) : (
        <textarea
          {...shared}
          rows={1}
          onChange={(event) => set(event.target.value.replaceAll('\n', ' '))}
        />
      )}
    </FieldFrame>
  )
}

function Letters({ count, most }: { count: number; most: number }) {
  return (
    <span data-over={count > most || undefined}>
      {count} / {most}
    </span>
  )
}
