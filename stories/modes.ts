import { LOOKS } from '../tooling/looks.mjs'

type Look = `${keyof typeof LOOKS}`

/** Chromatic's modes: the same looks as `npm run visual` has. */
export const allModes = Object.fromEntries(
  Object.entries(LOOKS).map(([name, { width, settings }]) => [
    name,
    { viewport: width, ...settings },
  ]),
)

/** Story parameters that leave out all modes but these. */
export function onlyIn(...names: Look[]) {
  const others = Object.keys(LOOKS).filter((name) => !names.includes(name as Look))
  return { chromatic: { modes: Object.fromEntries(others.map((it) => [it, { disable: true }])) } }
}
