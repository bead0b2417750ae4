/** One decimal is a tenth of a pixel and keeps the markup short. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

export type Point = readonly [x: number, y: number]
export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

/** Builds an SVG drawing: shapes in the order in which they are added, and their definitions. */
export class Sheet {
  private readonly defs: string[] = []
  private body: string[] = []

  readonly width: number
  readonly height: number

  /** `ids` is shared with nested sheets, so that references stay unique in the document. */
  constructor(
    size: { width: number; height: number },
    private readonly ids = { next: 0 },
  ) {
    this.width = size.width
    this.height = size.height
  }

  private define(markup: (id: string) => string): string {
    this.ids.next += 1
    const id = `d${this.ids.next}`
    this.defs.push(markup(id))
    return id
  }

  add(...markup: string[]) {
    this.body.push(...markup)
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = '') {
    this.add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`,
    )
  }

  circle(x: number, y: number, radius: number, fill: string, more = '') {
    this.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`)
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = '') {
    this.add(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`,
    )
  }

  path(d: string, fill: string, more = '') {
    this.add(`<path d="${d}" fill="${fill}" ${more}/>`)
  }

  polygon(points: readonly Point[], fill: string, more = '') {
    this.path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more)
  }

  stroke(d: string, colour: string, width: number, more = '') {
    this.path(d, 'none', `stroke="${colour}" stroke-width="${n(width)}" ${more}`)
  }

  /** A soft pool of light. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.6) {
    const fill = this.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.4],
      [1, colour, 0],
    ])
    this.circle(x, y, radius, fill)
  }

  /** A fill that runs down its shape, or across it. */
  linear(stops: Stops, across = false): string {
    const end = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" ${end}>${stopsMarkup(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A fill that runs from the middle of its shape outwards. */
  radial(stops: Stops): string {
    const id = this.define(
      (name) => `<radialGradient id="${name}">${stopsMarkup(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** `within` limits the blurred area if the shape is much larger than its visible part. */
  blur(radius: number, within?: { y: number; height: number }): string {
    const region = within
      ? `filterUnits="userSpaceOnUse" x="0" y="${n(within.y)}" width="${n(this.width)}" height="${n(within.height)}"`
      : 'x="-20%" y="-20%" width="140%" height="140%"'
    const id = this.define(
      (name) =>
        `<filter id="${name}" ${region}><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
    )
    return `filter="url(#${id})"`
  }

  clip(shape: string): string {
    const id = this.define((name) => `<clipPath id="${name}">${shape}</clipPath>`)
    return `clip-path="url(#${id})"`
  }

  /** Draws into a group and returns its id, for `mirror`. */
  group(attributes: string, draw: () => void): string {
    const outer = this.body
    this.body = []
    draw()
    const inner = this.body.join('')
    this.body = outer
    this.ids.next += 1
    const id = `d${this.ids.next}`
    this.add(`<g id="${id}" ${attributes}>${inner}</g>`)
    return id
  }

  /** Draws the group again, mirrored below `waterline`, as a reflection in still water. */
  mirror(id: string, waterline: number, depth: number, squash = 0.7, opacity = 0.5) {
    const seen = `<rect x="0" y="${n(waterline)}" width="${n(this.width)}" height="${n(depth)}"/>`
    const blur = this.blur(2.5, { y: waterline - 8, height: depth + 16 })
    this.add(
      `<g ${this.clip(seen)} opacity="${opacity}"><g ${blur}><use href="#${id}" transform="matrix(1 0 0 ${-squash} 0 ${n(waterline * (1 + squash))})"/></g></g>`,
    )
  }

  /** A sheet to be embedded in this one. */
  nested(size: { width: number; height: number }): Sheet {
    return new Sheet(size, this.ids)
  }

  /** Puts a nested sheet into a box of this one, covering it. */
  embed(box: { x: number; y: number; width: number; height: number }, inner: Sheet) {
    this.add(
      `<svg x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" viewBox="0 0 ${n(inner.width)} ${n(inner.height)}" preserveAspectRatio="xMidYMid slice">${inner.content()}</svg>`,
    )
  }

  private content(): string {
    return `<defs>${this.defs.join('')}</defs>${this.body.join('')}`
  }

  /** The whole document at `width` × `height` pixels; it covers them and is never stretched. */
  document(width: number, height: number): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${n(this.width)} ${n(this.height)}" preserveAspectRatio="xMidYMid slice">${this.content()}</svg>`
  }
}

const stopsMarkup = (stops: Stops) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${Math.round(opacity * 1000) / 1000}"/>`,
    )
    .join('')
