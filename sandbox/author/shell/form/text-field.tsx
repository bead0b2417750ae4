import type { TextField as Text } from '../../../../src/author/fields/field-tree'
import { placeholdersIn, placeholdersOf } from '../../../../src/author/fields/templates'
import { describedBy, FieldFrame } from './field-frame'
import { type FieldProps, useField } from './form-context'
import { TemplateInput } from './template-input'

/** The default has the placeholders: an author begins with it, and changes the words. */
function withDefaultAsExample(field: Text): Text {
  const isOffered = typeof field.default === 'string' && field.default !== ''
  return isOffered ? { ...field, examples: [field.default] } : field
}

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
  const names = placeholdersOf(field)
  const isLine = field.pattern !== null || (field.most !== null && field.most <= A_LINE)
  return (
    <FieldFrame
      field={names.length > 0 ? withDefaultAsExample(field) : field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as string)}
      aside={field.most !== null && <Letters count={text.length} most={field.most} />}
    >
      {names.length > 0 ? (
        <TemplateField names={names} attributes={shared} onText={set} />
      ) : isLine ? (
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

interface TemplateFieldProps {
  names: readonly string[]
  attributes: { id: string; value: string; placeholder: string }
  onText: (text: string) => void
}

/** A text in which values are filled in: their placeholders are chips, and those that lack are offered. */
function TemplateField({ names, attributes, onText }: TemplateFieldProps) {
  const { value, placeholder, id } = attributes
  const used = placeholdersIn(value)
  const others = value.trim() === '' ? [] : names.filter((name) => !used.includes(name))
  return (
    <>
      <TemplateInput
        {...attributes}
        className="template-input"
        aria-labelledby={`${id}-label`}
        aria-placeholder={placeholder}
        data-placeholder={placeholder}
        names={names}
        onChange={onText}
      />
      {others.length > 0 && (
        <p className="field-ways">
          {others.map((name) => (
            <button
              key={name}
              type="button"
              className="link-button"
              onClick={() => onText(`${value.trimEnd()} {${name}}`)}
            >
              Insert {`{${name}}`}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

function Letters({ count, most }: { count: number; most: number }) {
  return (
    <span data-over={count > most || undefined}>
      {count} / {most}
    </span>
  )
}
