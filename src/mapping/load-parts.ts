import type { AnyWidget, Parts } from './define-widget'

/** Loads a widget's late view and all its late parts: for the server, stories and author mode. */
export async function loadParts(widget: AnyWidget): Promise<void> {
  const parts: Parts = widget.parts ?? {}
  await Promise.all([widget.View?.load?.(), ...Object.values(parts).map((part) => part.load())])
}
