import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { follow } from '../../../../src/author/fields/follow'
import { placeholdersIn, placeholdersOf } from '../../../../src/author/fields/templates'
import { stepsOf, valueAt } from '../../../../src/author/paths'
import { TemplateInput } from '../form/template-input'
import { type Box, textsOf } from '../model/boxes'
import { findNode } from '../model/nodes'
import { useEditorState, useSession } from '../state/use-editor'

interface TypeHereProps {
  boxes: readonly Box[]
  scale: number
}

/**
 * A text of the page, typed where it stands. The page shows each letter; the field lies on the text's
 * box, as the page is another document, of which the editor knows boxes and no styles.
 */
export function TypeHere({ boxes, scale }: TypeHereProps) {
  const { editor, catalogue } = useSession()
  const typing = useEditorState((state) => state.typing)
  const model = useEditorState((state) => state.model)
  const field = useRef<HTMLElement>(null)
  const last = useRef<Box | undefined>(undefined)
  const node = typing ? findNode(model, typing.id)?.node : undefined
  const isFree = node !== undefined && node.shared === undefined
  const texts = typing && isFree ? textsOf(boxes, typing.id) : []
  const found = typing?.prop ? texts.find(({ prop }) => prop === typing.prop) : texts[0]
  // A text that is empty at the moment has no box on the page.
  const kept =
    last.current?.id === typing?.id && last.current?.prop === typing?.prop
      ? last.current
      : undefined
  const box = typing && isFree ? (found ?? kept) : undefined
  last.current = box
  const key = box && `${box.id} ${box.prop}`
  const prop = box?.prop

  useEffect(() => {
    if (!typing) return
    if (prop === undefined) {
      editor.type(null)
      editor.say('Nothing of this is a plain text on the page. Use its settings.', true)
    } else if (typing.prop === undefined) editor.type({ id: typing.id, prop })
  }, [editor, typing, prop])
  const steps = stepsOf(prop ?? '')
  const value = node && valueAt(node.props, steps)
  // A default text is in no prop: the page shows it, of a template a moment after it was selected.
  const text = typeof value === 'string' ? value : (box?.content ?? '').replace(/<[^<>]*>/g, '')
  const tree = node && catalogue.get(node.type)?.tree
  const known = tree && follow(tree, steps.map(asStep), node.props).field
  const names = known ? placeholdersOf(known) : []
  const isShown = typeof value === 'string' || names.length === 0 || placeholdersIn(text).length > 0
  useEffect(() => {
    if (key === undefined || !isShown || !field.current) return
    field.current.focus({ preventScroll: true })
    selectAll(field.current)
    field.current.scrollIntoView({ block: 'nearest' })
  }, [key, isShown])

  if (!box || !node || !typing || !isShown) return null
  const shared = {
    'aria-label': 'Text on the page: Enter ends, Tab goes to the next text',
    style: {
      fontSize: sizeFor(text, box),
      minBlockSize: box.height,
      minInlineSize: 120 / scale,
    },
    onKeyDown: press,
    onBlur: () => {
      const now = editor.getState().typing
      if (now?.id === box.id && now.prop === box.prop) editor.type(null)
    },
  }
  const store = (next: string) =>
    editor.edit({ kind: 'patch', id: box.id, name: box.prop, value: next })

  function press(event: KeyboardEvent) {
    const step = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0
    const index = texts.findIndex((other) => other.prop === box?.prop)
    const next = step === 0 ? undefined : texts[index + step]
    if (next) editor.type({ id: next.id, prop: next.prop })
    else if (event.key === 'Escape' || event.key === 'Enter') editor.type(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps clicks from the page below
    // biome-ignore lint/a11y/useKeyWithClickEvents: keeps clicks from the page below
    <div
      className="type-here"
      style={{ insetInlineStart: box.x, insetBlockStart: box.y, inlineSize: box.width }}
      onClick={(event) => event.stopPropagation()}
    >
      {names.length > 0 ? (
        <TemplateInput
          key={key}
          ref={field as RefObject<HTMLDivElement>}
          {...shared}
          className="template-input"
          value={text}
          names={names}
          onChange={store}
        />
      ) : (
        <textarea
          key={key}
          ref={field as RefObject<HTMLTextAreaElement>}
          {...shared}
          rows={1}
          value={text}
          onChange={({ target }) => store(target.value.replace(/[\r\n]+/g, ' '))}
        />
      )}
    </div>
  )
}

function selectAll(field: HTMLElement) {
  if (field instanceof HTMLTextAreaElement) field.select()
  else getSelection()?.selectAllChildren(field)
}

function asStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step
}

/** About the size of the letters on the page: so large that the text fills its box. */
function sizeFor(text: string, { width, height }: Box): number {
  const size = Math.sqrt((width * height) / (0.7 * Math.max(text.length, 8)))
  return Math.min(Math.max(size, 14), height / 1.2, 72)
}
