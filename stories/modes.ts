import { LOOKS } from '../tooling/looks.mjs'

type Look = `${keyof typeof LOOKS}`

/** Chromatic's modes: the viewports and settings of `npm run visual`. */
export const allModes = Object.fromEntries(
  Object.entries(LOOKS).map(([name, { width, settings }]) => [
    name,
    { viewport: width, ...settings },
  ]),
)

/** Story parameters that disable all other modes. */
export function onlyIn(...names: Look[]) {
  const others = Object.keys(LOOKS).filter((name) => !names.includes(name as Look))
  return { chromatic: { modes: Object.fromEntries(others.map((it) => [it, { disable: true }])) } }
}
