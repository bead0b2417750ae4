import type { Editable, Editables } from '../state/host'

/** What can be clicked in the canvas: a component, or a field of it where it shows. */
export interface Box {
  key: string
  /** Of the component. */
  id: string
  type: string
  /** Path of a field; '' for the component itself. */
  prop: string
  x: number
  y: number
  width: number
  height: number
}

/** In the page's own pixels, from its top left. */
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
      x: rect.x + offset.x,
      y: rect.y + offset.y,
      width: rect.width,
      height: rect.height,
    }
  })
}

/** The smallest at a point is the innermost. */
export function boxAt(boxes: Box[], x: number, y: number): Box | undefined {
  return boxes
    .filter((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
    .sort((one, other) => one.width * one.height - other.width * other.height)[0]
}

function ownerOf(editables: Map<string, Editable>, editable: Editable): Editable | undefined {
  let found: Editable | undefined = editable
  for (let steps = 0; found && steps < 20; steps += 1) {
    if (found.type === 'component' && found.resource.includes('#')) return found
    found = editables.get(found.parentid)
  }
  return undefined
}
