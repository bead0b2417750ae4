import { type ComponentType, type FunctionComponent, Suspense, use, useMemo } from 'react'
import { type Late, useLatePart } from '../hooks/use-late-part'
import type { CloseReason } from '../ui/dialog/use-dialog'

/** The least that a model is: a discriminated union over `state`, which the view renders. */
export interface State {
  state: string
}

/** What every part is given: the widget's props, of which only the labels concern this file. */
interface WithProps {
  props: { labels: object }
}

/** The exports of a part's script: the hook from the given props to a model, and the view. */
export interface Part<Given extends WithProps, Model extends State> {
  /**
   * The part's labels in English, from its `*.labels.ts`, which the widget's schema also spreads. A
   * visitor's browser has them from nowhere else (docs/decisions/0038).
   */
  labels: Record<string, string>
  useModel: (given: Given) => Model
  View: ComponentType<Given & { model: Model }>
}

/**
 * A part as a component for the widget's view; the only way to load a part (docs/decisions/0028).
 */
export type LatePart<Given extends WithProps, Model extends State> = FunctionComponent<Given> &
  Late<Part<Given, Model>>

/**
 * A part that renders nothing until its script is loaded. `fetch` is the `import()` of the script.
 */
export function latePart<Given extends WithProps, Model extends State>(
  fetch: () => Promise<Part<Given, Model>>,
): LatePart<Given, Model> {
  const late = cached(fetch)
  return Object.assign((given: Given) => {
    const part = late.now()
    return part ? <Shown part={part} given={given} /> : null
  }, late)
}

/** A part whose server HTML stays, without hydration, until its script is loaded. */
export function printedPart<Given extends WithProps, Model extends State>(
  fetch: () => Promise<Part<Given, Model>>,
): LatePart<Given, Model> {
  const late = cached(fetch)
  // No hook may follow `use`: React throws error 467 for a hook after a suspended `use`.
  const Printed = ({ given }: { given: Given }) => (
    <Shown part={late.now() ?? use(late.arrival)} given={given} />
  )
  return Object.assign(
    (given: Given) => (
      <Suspense>
        <Printed given={given} />
      </Suspense>
    ),
    late,
  )
}

interface Overlay extends State {
  close?: (reason: CloseReason) => void
}

/**
 * The view of a widget that opens on demand. While the model's state is `closed` or `none`, the
 * view's script is not fetched and nothing is rendered. A dialog closes if its view's script fails
 * to load; opening it again is a new attempt.
 */
export function lateView<Given extends { model: State }>(
  fetch: () => Promise<ComponentType<Given>>,
): FunctionComponent<Given> & Late<ComponentType<Given>> {
  const late = cached(fetch)
  return Object.assign((given: Given) => {
    const { state, close }: Overlay = given.model
    const isShown = useLatePart(late, {
      isWanted: state !== 'closed' && state !== 'none',
      onFailure: () => close?.('navigation'),
    })
    const View = late.now()
    return isShown && View ? <View {...given} /> : null
  }, late)
}

interface ShownProps<Given extends WithProps, Model extends State> {
  part: Part<Given, Model>
  given: Given
}

/** Shows a part; the texts of the page override the part's English labels. */
export function Shown<Given extends WithProps, Model extends State>({
  part: { labels, useModel, View },
  given,
}: ShownProps<Given, Model>) {
  const props = useMemo(
    () => ({ ...given.props, labels: { ...labels, ...given.props.labels } }),
    [given.props, labels],
  )
  const labelled = { ...given, props }
  const model = useModel(labelled)
  return <View {...labelled} model={model} />
}

/** Memoizes the script for all instances of a part. */
function cached<Value>(fetch: () => Promise<Value>) {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  let arrive: (value: Value) => void
  return {
    /** Resolves when `load` succeeds; starts no request, and stays pending after a failure. */
    arrival: new Promise<Value>((resolve) => {
      arrive = resolve
    }),
    now: () => value,
    load: () => {
      loading ??= fetch()
        .catch(fetch)
        .then((found) => {
          arrive(found)
          value = found
          return found
        })
      loading.catch(() => {
        loading = undefined
      })
      return loading
    },
  }
}
