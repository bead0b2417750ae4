import type { AnyLatePart, AnyWidget, BaseProps } from './define-widget'
import { Shown, type State } from './late-part'

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
  const Fixed = (given: { props: BaseProps }) => {
    const part = now()
    return part ? <Shown part={{ ...part, useModel: () => model as State }} given={given} /> : null
  }
  return Object.assign(Fixed, { now, load })
}
