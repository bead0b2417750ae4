import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type AnyWidget, defineWidget } from '../src/mapping/define-widget'
import { mount } from '../src/mapping/mount'
import { baseProps } from '../src/ui/schema/base-props.schema'

/** Counts how often the widgets of the test page were loaded, mounted and unmounted. */
export const seen = { mounts: 0, unmounts: 0, loads: 0 }

const author = { description: 'For the tests of the loader.', emptyLabel: 'Nothing' }

const echo = defineWidget({
  type: 'echo',
  title: 'Echo',
  group: 'Block',
  schema: z.object({ ...baseProps({}), text: z.string() }),
  useModel: ({ text }) => {
    const [count, setCount] = useState(0)
    useEffect(() => {
      seen.mounts += 1
      return () => {
        seen.unmounts += 1
      }
    }, [])
    return { state: 'ready', text, count, onClick: () => setCount(count + 1) }
  },
  View: ({ model }) => (
    <button type="button" onClick={model.onClick}>
      {model.text} {model.count}
    </button>
  ),
  author,
})

const broken = defineWidget({
  type: 'broken',
  title: 'Broken',
  group: 'Block',
  schema: z.object(baseProps({})),
  useModel: (): { state: string } => {
    throw new Error('This widget always throws.')
  },
  View: () => null,
  author,
})

const widgets: Record<string, () => Promise<AnyWidget>> = {
  echo: async () => echo,
  broken: async () => broken,
  /** The first request fails. */
  flaky: async () => {
    seen.loads += 1
    if (seen.loads === 1) throw new TypeError('Failed to fetch')
    return echo
  },
  gone: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}

/** Replaces the files of a build. */
export async function loadScripts(type: string) {
  const load = Object.hasOwn(widgets, type) ? widgets[type] : undefined
  return [{ default: await load?.() }, { mount }]
}
