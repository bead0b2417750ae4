import type { AnyWidget, BaseProps, Fixture, Parts } from '../mapping/define-widget'
import { sanitiseRichText } from '../services/content/sanitise'
import { adoptAnswersAtom } from '../services/graphql/answers'
import type { PreloadedAnswer } from '../services/page/page-context'
import { sampleMap } from './sample-map'
import { cleaned, stillPage } from './still-page'

export type Sample = Fixture<Record<string, unknown>, unknown, Parts>

export type SampleMap = Record<string, () => Promise<Record<string, unknown>>>

const ownSamples: SampleMap = {}

/** Adds the fixtures of a company's own widgets. */
export function addSamples(samples: SampleMap): void {
  Object.assign(ownSamples, samples)
}

/** Loads the fixtures of a type, by name; an empty object for a type without fixtures. */
export async function samplesOf(type: string): Promise<Record<string, Sample>> {
  const map = Object.hasOwn(sampleMap, type) ? sampleMap : ownSamples
  const load = Object.hasOwn(map, type) ? map[type] : undefined
  const samples = { ...(await load?.()) } as Record<string, Sample>
  loaded.set(type, samples)
  return samples
}

const loaded = new Map<string, Record<string, Sample>>()

/** The fixtures of a type that `samplesOf` has loaded, synchronously. */
export function knownSamples(type: string): Record<string, Sample> {
  return loaded.get(type) ?? {}
}

/**
 * Adds answers of the type's fixtures for operations that the server has not answered. Their hotel id
 * becomes that of the page, so that a widget shows content without a request.
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

/** The fixtures with the most useful content come first. */
function inOrder(names: string[]): string[] {
  const best = ['author', 'authored', 'full', 'minimal']
  return [...best.filter((name) => names.includes(name)), ...names]
}

const shownWith = new WeakMap<AnyWidget, AnyWidget>()

/**
 * The widget with a fixture's model while its own model is loading, because a page in edit mode receives
 * no answers. The result is memoized, so that React keeps the widget's state.
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

/** The sample keeps the model's own `isInline`: in edit mode, an overlay is rendered inside the page. */
function inPlaceOf(model: unknown, sample: unknown): unknown {
  const { isInline } = model as { isInline?: boolean }
  return { ...(trusted(sample) as object), ...(isInline === undefined ? {} : { isInline }) }
}

function isLoading(model: unknown): boolean {
  const { state, content } = (model ?? {}) as { state?: unknown; content?: { state?: unknown } }
  return state === 'loading' || content?.state === 'loading'
}

/** A fixture's model with its HTML sanitised, because the page accepts only trusted HTML. */
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
