import type { FormField, GroupField } from '../../../src/author/fields/field-tree'

const WIDTH = 320
const HEIGHT = 214
const LINE = '#c9c4ba'
const STRONG = '#8b867c'
const GROUND = '#f7f5f1'

/**
 * A schematic picture of a component, for one that has no picture: its heading, text, picture, list
 * and buttons as its settings name them, in a dialog's frame for an overlay.
 */
export function drawComponent(tree: GroupField, isOverlay: boolean): string {
  const left = isOverlay ? 56 : 24
  const width = WIDTH - 2 * left
  const parts = partsOf(tree)
  let y = isOverlay ? 50 : 30
  const drawn: string[] = []
  const put = (height: number, draw: (top: number) => string) => {
    if (y + height > HEIGHT - 24) return
    drawn.push(draw(y))
    y += height + 12
  }
  if (parts.picture) put(56, (top) => box(left, top, width, 56, LINE))
  put(12, (top) => box(left, top, width * 0.6, 12, STRONG))
  if (parts.text || !parts.list) {
    put(6, (top) => box(left, top, width, 6, LINE))
    put(6, (top) => box(left, top, width * 0.84, 6, LINE))
  }
  if (parts.list) {
    const third = (width - 20) / 3
    put(40, (top) =>
      [0, 1, 2].map((index) => box(left + index * (third + 10), top, third, 40, LINE)).join(''),
    )
  }
  if (parts.input) put(24, (top) => frame(left, top, width, 24))
  put(20, (top) => box(left, top, 76, 20, STRONG))
  const dialog = isOverlay ? frame(32, 22, WIDTH - 64, HEIGHT - 44) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>${dialog}${drawn.join('')}</svg>`
}

function partsOf(tree: GroupField) {
  const fields = membersOf(tree).filter(({ name }) => name !== 'labels')
  const kinds = new Set(fields.map(({ kind }) => kind))
  const names = fields.map(({ name }) => name).join(' ')
  return {
    picture: kinds.has('asset') || /image|picture|photo/i.test(names),
    text: kinds.has('richText'),
    list: kinds.has('list') || kinds.has('components'),
    input: /placeholder|search|field/i.test(names),
  }
}

/** The component's own fields, and those of its groups. */
function membersOf(field: FormField): FormField[] {
  return field.kind === 'group'
    ? field.fields.flatMap((member) => [member, ...membersOf(member)])
    : []
}

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}"/>`
}

function frame(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#fff" stroke="${LINE}" stroke-width="2"/>`
}
