import type { AnyWidget, BaseProps, Fixture } from '../mapping/define-widget'
import { sanitiseRichText } from '../services/content/sanitise'
import { adoptAnswersAtom } from '../services/graphql/answers'
import type { PreloadedAnswer } from '../services/page/page-context'
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

const shownWith = new WeakMap<AnyWidget, AnyWidget>()

/**
 * The widget with a fixture's model as long as its own would be loading: nothing comes to a page that
 * stands still. The same object each time, so that React keeps its state.
 */
export function withSample(widget: AnyWidget): AnyWidget {
  const known = shownWith.get(widget)
  if (known) return known
  const samples = knownSamples(widget.type)
  const sample = inOrder(Object.keys(samples))
    .map((name) => samples[name]?.model)
    .find((model) => model !== undefined && !isLoading(model))
  const shown =
    sample === undefined
      ? widget
      : {
          ...widget,
          useModel: (props: BaseProps) => {
            const model = widget.useModel(props)
            return isLoading(model) ? inPlaceOf(model, sample) : model
          },
        }
  shownWith.set(widget, shown)
  return shown
}

/** A sample is a visitor's; an overlay that its author sees stands in the page, not before it. */
function inPlaceOf(model: unknown, sample: unknown): unknown {
  const { isInline } = model as { isInline?: boolean }
  return { ...(trusted(sample) as object), ...(isInline === undefined ? {} : { isInline }) }
}

function isLoading(model: unknown): boolean {
  const { state, content } = (model ?? {}) as { state?: unknown; content?: { state?: unknown } }
  return state === 'loading' || content?.state === 'loading'
}

/** A model as a fixture has it, with what is HTML in it cleaned, for the page takes no other. */
export function trusted(value: unknown): unknown {
  if (typeof value === 'string') return /<[a-z!/]/i.test(value) ? sanitiseRichText(value) : value
  if (Array.isArray(value)) return value.map(trusted)
  if (value === null || typeof value !== 'object' || '$$typeof' in value) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trusted(member)]))
}

function aboutHotel(answer: PreloadedAnswer, propertyId: string | undefined): PreloadedAnswer {
  const variables = answer.variables as Record<string, unknown>
  if (!propertyId || !('propertyId' in variables)) return answer
  return { ...answer, variables: { ...variables, propertyId } } as PreloadedAnswer
}
