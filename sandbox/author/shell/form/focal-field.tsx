import type { KeyboardEvent, MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormField, ListField } from '../../../../src/author/fields/field-tree'
import { FieldFrame } from './field-frame'
import { type FieldProps, useField } from './form-context'

/** Whether a list is the point of a picture that stays in sight (`image()` of the schemas). */
export function isFocalPoint(field: FormField): boolean {
  return (
    field.name === 'focalPoint' &&
    field.kind === 'list' &&
    field.entry.kind === 'number' &&
    field.least === 2 &&
    field.most === 2
  )
}

const MIDDLE = [0.5, 0.5]
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The focal point on the picture itself: by a click, or by the arrow keys. */
export function FocalField({ field, path }: FieldProps<ListField>) {
  const { id, value, set, problems } = useField<number[]>(path)
  const { watch } = useFormContext()
  const source: unknown = watch([...path.slice(0, -1), 'src'].join('.'))
  const [x = 0.5, y = 0.5] = Array.isArray(value) ? value : MIDDLE
  const put = (left: number, top: number) => set([within(left), within(top)])

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 0.1 : 0.02
    put(x + step[0] * by, y + step[1] * by)
  }

  function click({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect()
    put((clientX - box.left) / box.width, (clientY - box.top) / box.height)
    document.getElementById(id)?.focus()
  }

  return (
    <FieldFrame
      field={{
        ...field,
        examples: [],
        description:
          'This point of the picture stays in sight when the picture is cropped. Click on it, or move it with the arrow keys.',
      }}
      id={`${id}-frame`}
      isSet={value !== undefined}
      problems={problems}
      onSet={(next) => set(next as number[])}
      isGroup
    >
      {typeof source === 'string' && source !== '' ? (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider inside does the same by keyboard */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider inside does the same by keyboard */}
          <div className="focal" onClick={click}>
            <img src={source} alt="" draggable={false} />
            <input
              id={id}
              type="range"
              className="hidden"
              min={0}
              max={100}
              value={Math.round(x * 100)}
              aria-label={field.title}
              aria-valuetext={`${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`}
              aria-describedby={`${id}-frame-help`}
              onKeyDown={press}
              onChange={({ target }) => put(target.valueAsNumber / 100, y)}
            />
            <span
              className="focal-point"
              style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
            />
          </div>
          {value !== undefined && (
            <button type="button" className="link-button" onClick={() => set(undefined)}>
              Back to the middle
            </button>
          )}
        </>
      ) : (
        <p className="field-help">Choose the picture first.</p>
      )}
    </FieldFrame>
  )
}

/** In hundredths: finer steps cannot be seen. */
function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
}
