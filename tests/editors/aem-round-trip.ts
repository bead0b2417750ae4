import { aemNode } from './aem-nodes'
import { definitions, textAt, understood } from './aem-package'
import { runScript } from './aem-scripts.mjs'

/** The part of the package that reads a component's node. */
export interface Reader {
  propsOf(resource: object, name: string, link: (address: string) => string): string
  nodesIn(resource: object, link: (address: string) => string): string[]
  idOf(resource: object): string
}

export const reader: Reader = runScript('/apps/foyer/components/widget/reader.js', textAt)
export const same = (address: string) => address

/** The props that come out of the repository, as the browser reads them. */
function readBack(type: string, props: object): Record<string, unknown> {
  const { resource } = aemNode({ type, id: 'a', props }, definitions)
  return JSON.parse(reader.propsOf(resource, type, same))
}

/** Expects that props come back from AEM's repository as they went in. */
export function expectBackFromAem(type: string, props: object) {
  const read = readBack(type, props)
  expect(understood(type, read)).toEqual(understood(type, props))
  for (const [name, value] of Object.entries(props))
    if (value !== '' && !(Array.isArray(value) && value.length === 0))
      expect(read).toHaveProperty([name])
}
