import { type KeyboardEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormField, ListField as List } from '../../../../src/author/fields/field-tree'
import { startOf } from '../model/fields'
import { Icon, IconButton } from '../views/icon'
import { FieldFrame } from './field-frame'
import { type FieldProps, useField, useFormValue } from './form-context'

/** A list whose entries can be added, removed and reordered, by mouse and by keyboard. */
export function ListField({ field, path }: FieldProps<List>) {
  const { id, value, set, problems } = useField<unknown[]>(path)
  const entries = Array.isArray(value) ? value : ((field.default ?? []) as unknown[])
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const isFull = field.most !== null && entries.length >= field.most

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= entries.length) return
    set(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]))
    requestAnimationFrame(() => document.getElementById(`${id}-${to}-handle`)?.focus())
  }

  return (
    <FieldFrame
      field={field}
      id={id}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as unknown[])}
      isGroup
      aside={countOf(field, entries.length)}
    >
      <ol className="entries">
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known only by its place
            key={index}
            data-over={(over === index && dragged !== null) || undefined}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={() => {
              if (dragged !== null) move(dragged, index)
              setDragged(null)
            }}
          >
            <Entry
              entry={entry}
              field={field.entry}
              path={[...path, String(index)]}
              index={index}
              handleId={`${id}-${index}-handle`}
              onDrag={() => setDragged(index)}
              onDragEnd={() => {
                setDragged(null)
                setOver(null)
              }}
              onMove={(by) => move(index, index + by)}
              onRemove={() => set(entries.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button is-small"
        disabled={isFull}
        onClick={() => set([...entries, startOf(field.entry) ?? emptyOf(field.entry)])}
      >
        <Icon name="add" /> Add {entries.length === 0 ? 'the first' : 'another'}
      </button>
    </FieldFrame>
  )
}

interface EntryProps extends FieldProps {
  entry: unknown
  index: number
  handleId: string
  onDrag: () => void
  onDragEnd: () => void
  onMove: (by: number) => void
  onRemove: () => void
}

function Entry({
  entry,
  field,
  path,
  index,
  handleId,
  onDrag,
  onDragEnd,
  onMove,
  onRemove,
}: EntryProps) {
  const { AnyField } = useFormValue()
  const name = `${field.title || 'Entry'} ${index + 1}`
  const watched = useWatch({ name: path.join('.') })
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    onMove(by)
  }
  const handle = (
    <button
      type="button"
      id={handleId}
      className="row-drag"
      draggable
      aria-label={`${name}: arrows move it`}
      title="Drag, or press the arrows"
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
      onKeyDown={press}
    >
      <Icon name="drag" />
    </button>
  )
  const remove = <IconButton icon="remove" label={`Remove ${name}`} onClick={onRemove} />
  if (field.kind !== 'group' && field.kind !== 'union')
    return (
      <div className="entry is-plain">
        {handle}
        <AnyField field={{ ...field, title: field.title || `Entry ${index + 1}` }} path={path} />
        {remove}
      </div>
    )
  return (
    <div className="entry">
      <details open={index === 0}>
        <summary>
          {handle}
          <span className="entry-name">{wordsOf(field, watched ?? entry) || name}</span>
          {remove}
        </summary>
        <AnyField field={{ ...field, title: '', description: '' }} path={path} />
      </details>
    </div>
  )
}

/** The first text of an entry, which identifies the entry for the author. */
function wordsOf(field: FormField, entry: unknown): string {
  const fields = field.kind === 'group' ? field.fields : []
  const values = fields
    .filter(({ kind }) => kind === 'text' || kind === 'richText')
    .map(({ name }) => (entry as Record<string, unknown> | undefined)?.[name])
  const text = values.find((value) => typeof value === 'string' && value.trim() !== '')
  return String(text ?? '').replace(/<[^<>]*>/g, ' ')
}

function countOf({ least, most }: List, count: number): string {
  if (most !== null) return `${count} of at most ${most}`
  return least ? `${count}, at least ${least}` : ''
}

function emptyOf(field: FormField): unknown {
  return field.kind === 'boolean' ? false : ''
}
