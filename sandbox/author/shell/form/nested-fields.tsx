import type {
  ComponentsField as Components,
  FormField,
  GroupField as Group,
  MapField as NameValues,
  UnionField as Union,
} from '../../../../src/author/fields/field-tree'
import { variantOf } from '../../../../src/author/fields/follow'
import { askedFields } from '../../../../src/author/fields/form'
import { startOf } from '../model/fields'
import { Icon, IconButton } from '../views/icon'
import { FieldFrame } from './field-frame'
import { type FieldProps, useField, useFormValue } from './form-context'

/** Fields one below the other, without those whose condition does not hold. */
export function Members({ fields, path }: { fields: FormField[]; path: string[] }) {
  const { value } = useField<Record<string, unknown>>(path)
  const { AnyField } = useFormValue()
  return (
    <div className="members">
      {askedFields(fields, value).map((field) => (
        <AnyField key={field.name} field={field} path={[...path, field.name]} />
      ))}
    </div>
  )
}

/** A group of fields; an optional group is added and removed as a whole. */
export function GroupField({ field, path }: FieldProps<Group>) {
  const { id, value, set, problems } = useField<object>(path)
  if (field.title === '') return <Members fields={field.fields} path={path} />
  const isOptional = !field.isRequired && field.default === undefined
  const title = field.title.toLowerCase()
  return (
    <FieldFrame
      field={{ ...field, examples: [] }}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as object)}
      isGroup
      aside={
        isOptional && value !== undefined ? (
          <IconButton icon="remove" label={`Remove ${title}`} onClick={() => set(undefined)} />
        ) : null
      }
    >
      {isOptional && value === undefined ? (
        <button
          type="button"
          className="button is-small"
          onClick={() => set((startOf(field) ?? {}) as object)}
        >
          <Icon name="add" /> Add {title}
        </button>
      ) : (
        <div className="nested">
          <Members fields={field.fields} path={path} />
        </div>
      )}
    </FieldFrame>
  )
}

export function UnionField({ field, path }: FieldProps<Union>) {
  const { id, value, set, problems } = useField<Record<string, unknown>>(path)
  const { variants } = field
  const chosen = variantOf(field, value)
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as Record<string, unknown>)}
    >
      <select
        id={id}
        value={chosen?.value ?? ''}
        onChange={({ target }) => {
          const next = variants.find((variant) => variant.value === target.value)
          const fresh = next && startOf({ ...field, examples: [], variants: [next] })
          set(fresh as Record<string, unknown> | undefined)
        }}
      >
        {(!chosen || !field.isRequired) && <option value="">None</option>}
        {variants.map((variant) => (
          <option key={variant.value} value={variant.value}>
            {variant.label}
          </option>
        ))}
      </select>
      {chosen && (
        <div className="nested">
          <Members fields={chosen.fields} path={path} />
        </div>
      )}
    </FieldFrame>
  )
}

/** A record whose names the author chooses. */
export function MapField({ field, path }: FieldProps<NameValues>) {
  const { id, value, set, problems } = useField<Record<string, unknown>>(path)
  const entries = Object.entries(value ?? {})
  const change = (index: number, entry: [string, unknown]) =>
    set(Object.fromEntries(entries.with(index, entry)))
  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as Record<string, unknown>)}
      isGroup
    >
      {entries.map(([name, own], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its name is what changes
        <div className="pair" key={index}>
          <input
            aria-label={`Name ${index + 1}`}
            value={name}
            onChange={(event) => change(index, [event.target.value, own])}
          />
          <input
            aria-label={`Value of ${name}`}
            value={typeof own === 'string' ? own : JSON.stringify(own)}
            onChange={(event) => change(index, [name, event.target.value])}
          />
          <IconButton
            icon="remove"
            label={`Remove ${name}`}
            onClick={() => set(Object.fromEntries(entries.toSpliced(index, 1)))}
          />
        </div>
      ))}
      <button
        type="button"
        className="button is-small"
        onClick={() => set({ ...value, [`name${entries.length + 1}`]: '' })}
      >
        <Icon name="add" /> Add a value
      </button>
    </FieldFrame>
  )
}

/** A list of components; each component is edited in its own form. */
export function ComponentsField({ field, path }: FieldProps<Components>) {
  const { id, value, problems, set } = useField<unknown[]>(path)
  const { openList } = useFormValue()
  const count = Array.isArray(value) ? value.length : 0
  return (
    <FieldFrame
      field={{ ...field, default: undefined }}
      id={id}
      isSet={count > 0}
      problems={problems}
      onSet={(next) => set(next as unknown[])}
      isGroup
    >
      <button type="button" className="button is-small" onClick={() => openList(path.join('/'))}>
        {count === 0 ? 'Choose components for it' : `${count} in the outline`}
      </button>
    </FieldFrame>
  )
}
