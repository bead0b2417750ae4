/**
 * For developers: says in a sentence what a page has got wrong, and what to do. A page loads it beside
 * the loader, never in production: `<script type="module" src="/assets/diagnose.js">`. `foyer dev` and
 * a development build do so by themselves.
 */
import { problemsOf } from './problems'

const reported = new Set<string>()
let types: string[] | undefined

async function diagnose() {
  types ??= await knownTypes()
  for (const problem of [...problemsOf(document, types), ...(await overlayProblems())]) {
    if (reported.has(problem)) continue
    reported.add(problem)
    // biome-ignore lint/suspicious/noConsole: its only purpose
    console.warn(`Foyer: ${problem}`)
  }
}

/** All types of the build that lies beside this script, a company's own among them. */
async function knownTypes(): Promise<string[]> {
  try {
    const answer = await fetch(new URL('./manifest.json', import.meta.url))
    return Object.keys((await answer.json()).widgets)
  } catch {
    return []
  }
}

/** Buttons without their overlay; their widgets are known to author mode's files of this build. */
async function overlayProblems(): Promise<string[]> {
  try {
    const { href } = new URL('./author/overlay-problems.js', import.meta.url)
    return (await import(href)).overlayProblems(document)
  } catch {
    return []
  }
}

if (document.readyState === 'complete') void diagnose()
else addEventListener('load', () => void diagnose())
// Placeholders that come later, in a fragment for example.
new MutationObserver(() => document.readyState === 'complete' && void diagnose()).observe(
  document.documentElement,
  { childList: true, subtree: true },
)
