import type { AnyLatePart, AnyWidget } from './define-widget'

/**
 * A copy of the widget that returns the fixture's model in place of its own; the same for its late
 * parts. Tests, stories and author mode have no other way to fix a model.
 */
export function asFixture(
  widget: AnyWidget,
  { model, parts = {} }: { model?: unknown; parts?: object },
): AnyWidget {
  const own: Record<string, AnyLatePart> = widget.parts ?? {}
  const fixed = Object.entries(parts).map(([name, model]) => {
    const part = own[name]
    if (!part) throw new Error(`${widget.type} has no late part "${name}": a fixture names it.`)
    return [name, withModel(part, model)] as const
  })
  return {
    ...widget,
    ...(model === undefined ? {} : { useModel: () => model }),
    ...(fixed.length > 0 ? { parts: { ...own, ...Object.fromEntries(fixed) } } : {}),
  }
}

function withModel({ now, load }: AnyLatePart, model: unknown): AnyLatePart {
  const Fixed = (given: object) => {
    const View = now()?.View
    return View ? <View {...given} model={model} /> : null
  }
  return Object.assign(Fixed, { now, load })
}
