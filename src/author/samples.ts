import type { Fixture } from '../mapping/define-widget'
import { adoptAnswersAtom } from '../services/graphql/answers'
import type { PreloadedAnswer } from '../services/page-context'
import { sampleMap } from './sample-map'
import { cleaned, stillPage } from './still-page'

export type Sample = Fixture<Record<string, unknown>, unknown>

/** The fixtures of a type by their names; none for a type that has none. */
export async function samplesOf(type: string): Promise<Record<string, Sample>> {
  const load = Object.hasOwn(sampleMap, type) ? sampleMap[type] : undefined
  const samples = { ...(await load?.()) } as Record<string, Sample>
  loaded.set(type, samples)
  return samples
}

const loaded = new Map<string, Record<string, Sample>>()

/** The same at once, for a type whose widget is on the page. */
export function knownSamples(type: string): Record<string, Sample> {
  return loaded.get(type) ?? {}
}

/**
 * What the server could not answer, a fixture does, as if it were about the page's own hotel: a widget
 * shows what it looks like, and asks nobody.
 */
export async function adoptSamples(type: string): Promise<void> {
  const samples = await samplesOf(type)
  const { page, store } = stillPage()
  const { propertyId } = page.context.page
  const known = new Set<string>(page.context.answers.map(({ name }) => name))
  const answers: PreloadedAnswer[] = []
  for (const name of inOrder(Object.keys(samples)))
    for (const answer of samples[name]?.page?.answers ?? []) {
      if (known.has(answer.name)) continue
      known.add(answer.name)
      answers.push(cleaned(aboutHotel(answer, propertyId)))
    }
  if (answers.length > 0) store.set(adoptAnswersAtom, answers)
}

/** The best that a widget has to show comes first. */
function inOrder(names: string[]): string[] {
  const best = ['author', 'authored', 'full', 'minimal']
  return [...best.filter((name) => names.includes(name)), ...names]
}

function aboutHotel(answer: PreloadedAnswer, propertyId: string | undefined): PreloadedAnswer {
  const variables = answer.variables as Record<string, unknown>
  if (!propertyId || !('propertyId' in variables)) return answer
  return { ...answer, variables: { ...variables, propertyId } } as PreloadedAnswer
}
