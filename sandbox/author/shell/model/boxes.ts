import type { Editable, Editables } from '../state/host'

/** A clickable area of the canvas: a component, or one of its visible fields. */
export interface Box {
  key: string
  /** Id of the component. */
  id: string
  type: string
  /** Path of a field; '' for the component itself. */
  prop: string
  /** Whether the field is a plain text, which can be typed on the page. */
  isText: boolean
  /** The field's content as the page shows it. */
  content: string
  x: number
  y: number
  width: number
  height: number
}

/** The boxes in CSS pixels, relative to the page's top left corner. */
export function boxesOf({ editables, offset }: Editables): Box[] {
  return [...editables.values()].flatMap((editable) => {
    const { rect, prop } = editable
    const owner = ownerOf(editables, editable)
    if (!owner || rect.width === 0 || rect.height === 0) return []
    return {
      key: editable.id,
      id: owner.resource.split('#')[1] ?? '',
      type: owner.model,
      prop: editable === owner ? '' : prop,
      isText: editable.type === 'text',
      content: editable.content ?? '',
      x: rect.x + offset.x,
      y: rect.y + offset.y,
      width: rect.width,
      height: rect.height,
    }
  })
}

/** The smallest box at a point, which is the innermost one. */
export function boxAt(boxes: Box[], x: number, y: number): Box | undefined {
  return boxes
    .filter((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
    .sort((one, other) => one.width * one.height - other.width * other.height)[0]
}

/** The plain texts of a component in reading order. */
export function textsOf(boxes: readonly Box[], id: string): Box[] {
  return boxes
    .filter((box) => box.id === id && box.isText && box.prop !== '')
    .sort((one, other) => one.y - other.y || one.x - other.x)
}

function ownerOf(editables: Map<string, Editable>, editable: Editable): Editable | undefined {
  let found: Editable | undefined = editable
  for (let steps = 0; found && steps < 20; steps += 1) {
    if (found.type === 'component' && found.resource.includes('#')) return found
    found = editables.get(found.parentid)
  }
  return undefined
}
